// Names that people trust with their money, their mail or their identity, and that are somebody
// else’s. No website of ours, shown or live, goes by one of them. Add to a list whoever is imitated.

export type OthersNames = {
  /** Mean their owner wherever they stand: “Westpac” in “My Westpac Login”. */
  anywhere: readonly string[];
  /**
   * Are words, surnames, places or parts of other names too. They mean their owner where they are the
   * whole name, or stand with nothing but words of `officialWords` and towns: “Target Gift Cards”, and
   * not “Target Shooting Club”.
   */
  alone: readonly string[];
};

/**
 * Source: APRA, Register of authorised deposit-taking institutions
 * (https://www.apra.gov.au/register-authorised-deposit-taking-institutions), by the names that they
 * trade under; brands within a group by Wikipedia, “List of banks in Australia”. Ways to pay beside them.
 */
const banks: OthersNames = {
  anywhere: listed(`
    Afterpay, Alex Bank, American Express, AMP Bank, ANZ Bank,
    Australia and New Zealand Banking Group, Australian Military Bank, Australian Mutual Bank,
    Australian Unity Bank, Auswide Bank, BankSA, BankVic, Bankwest, Bendigo and Adelaide Bank,
    Bendigo Bank, Beyond Bank, Citibank, CommBank, Commonwealth Bank, Community First Bank,
    Defence Bank, Delphi Bank, Family First Bank, Firefighters Mutual Bank, G&C Mutual Bank,
    Great Southern Bank, Greater Bank, Health Professionals Bank, HSBC, IMB Bank, ING Bank,
    ING Direct, Judo Bank, Macquarie Bank, Mastercard, Members Equity Bank, MyState, NAB Bank,
    National Australia Bank, NetBank, Newcastle Permanent, P&N Bank, PayID, PayPal, Police Bank,
    QBank, Qudos Bank, Queensland Country Bank, Rabobank, RACQ Bank, Regional Australia Bank,
    Reserve Bank of Australia, St George Bank, Suncorp, Teachers Mutual Bank, Tyro Payments,
    UniBank, Verified by Visa, Visa Card, Visa Debit, Visa Secure, Western Union, Westpac`),
  alone: listed(`
    ANZ, ANZ Plus, Bank Australia, Bank First, Bank of China, Bank of Melbourne,
    Bank of Queensland, Bank of Sydney, Bank of us, BOQ, Border Bank, BPAY, CBA, Eftpos,
    Gateway Bank, Heritage Bank, Hume Bank, ING, ME Bank, NAB, Osko, People’s Choice,
    Rural Bank, Ubank, Unity Bank, Up Bank, Virgin Money`),
};

/**
 * Source: Directory of Australian Government entities (https://www.directory.gov.au), those that pay,
 * fine, tax or sign people in, and the same of the states; with Australia Post and the road tolls.
 */
const governments: OthersNames = {
  anywhere: listed(`
    ATO Tax, AusPost, AUSTRAC, Australian Border Force, Australian Business Register,
    Australian Electoral Commission, Australian Federal Police, Australian Government,
    Australian Tax Office, Australian Taxation Office, Centrelink, Child Support Agency,
    Department of Home Affairs, Department of Human Services, Department of Social Services,
    Department of Veterans Affairs, Fair Work Commission, Fair Work Ombudsman, Linkt,
    My Health Record, myGov, myGovID, National Anti-Scam Centre,
    National Disability Insurance Agency, NDIS Commission, NDIS Portal, NSW Police Force,
    Queensland Police Service, ReportCyber, Revenue NSW, RevenueSA, Scamwatch,
    State Revenue Office, Transport for NSW, Transport for Victoria, VicRoads, Victoria Police`),
  alone: listed(`
    ACCC, Access Canberra, ACMA, AFP, APRA, ASIC, ATO, Australia Post, E-Toll, EastLink,
    Medicare, myID, NDIA, NSW Government, NSW Police, Queensland Government, Queensland Police,
    RBA, Service NSW, Service SA, Service Tasmania, Service Victoria, Services Australia,
    Tax Office, Victoria Government, Victorian Government, Workforce Australia`),
};

/**
 * Source: ACCC, Communications Market Report, for those that it names; brands within a group by
 * Wikipedia, “Telecommunications in Australia”.
 */
const telcos: OthersNames = {
  anywhere: listed(`
    amaysim, Aussie Broadband, BigPond, Exetel, iiNet, Internode, Lebara, NBN Co, Optus,
    Superloop, Telstra, TPG Telecom, Vodafone`),
  alone: listed(`
    Boost Mobile, Dodo, Felix Mobile, Foxtel, NBN, Southern Phone, TPG`),
};

/**
 * Source: Wikipedia, “List of supermarket chains in Oceania”, and the other chains of the groups that
 * own them or are as large: Wesfarmers, Endeavour, Harvey Norman, JB Hi-Fi.
 */
const retailers: OthersNames = {
  anywhere: listed(`
    Best & Less, Bunnings, Chemist Warehouse, Costco, eBay, First Choice Liquor, FoodWorks,
    Harris Farm Markets, IKEA, JB Hi-Fi, Kmart, Liquorland, Officeworks, Petbarn,
    Priceline Pharmacy, Rebel Sport, Supercheap Auto, Temple & Webster, Woolworths`),
  alone: listed(`
    Aldi, Amazon, Big W, BWS, Coles, Coles Express, Dan Murphy’s, David Jones, Everyday Rewards,
    Flybuys, Foodland, Harvey Norman, IGA, Kogan, Myer, Shein, Target, Temu, The Good Guys,
    Woolies`),
};

/** Accounts that most people have; no list of anybody’s. */
const online: OthersNames = {
  anywhere: listed(`
    Apple ID, Facebook, Google, iCloud, Instagram, LinkedIn, Microsoft, MYOB, Netflix, Qantas,
    TikTok, WhatsApp, Xero, YouTube`),
  alone: listed(`
    Apple, Jetstar, Virgin Australia`),
};

export const othersNames: readonly OthersNames[] = [banks, governments, telcos, retailers, online];

/** What stands beside a name on its owner’s own pages, in mail that imitates it, and nowhere else. */
export const officialWords: readonly string[] = listed(`
  24, 247, access, account, accounts, act, alert, alerts, app, au, australia, australian, bank,
  banking, benefit, benefits, bill, billing, bills, bonus, card, cards, care, center, centre,
  claim, claims, client, com, competition, confirm, confirmation, contact, credit, customer,
  customers, deal, deals, debit, debt, deliveries, delivery, department, dept, desk, fine, fines,
  fraud, gift, giftcard, giftcards, grant, grants, group, help, helpdesk, helpline, home,
  homepage, hotline, id, identity, in, internet, internetbanking, invoice, limited, loan, loans,
  locked, log, login, logon, ltd, member, members, message, messages, mobile, my, netbanking,
  notice, notification, nsw, nt, offer, offers, office, official, on, online, order, orders, our,
  page, parcel, parcels, pay, payment, payments, payout, portal, post, prize, prizes, promo,
  promotion, protect, protection, pty, qld, rebate, rebates, redelivery, refund, refunds, renewal,
  return, returns, reward, rewards, sa, safe, safety, sale, savings, secure, secured, security,
  service, services, shipping, shop, sign, signin, signup, site, staff, store, stores,
  subscription, supermarket, supermarkets, support, suspended, tas, team, the, to, toll, tolls,
  track, tracking, transfer, transfers, unlock, update, updates, upgrade, validate, validation,
  verification, verified, verify, vic, voucher, vouchers, wa, web, website, winner, your`);

function listed(text: string): string[] {
  return text.split(",").map((name) => name.replace(/\s+/g, " ").trim());
}
