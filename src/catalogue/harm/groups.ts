import { patterns } from "./harm.ts";

/** What `{person}` and the like stand for in a pattern. */
export const groups: Readonly<Record<string, readonly string[]>> = {
  person:
    patterns(`person, people, someone, somebody, anyone, anybody, everyone, human, wife, wives, husband, ex, ex wife, ex husband,
    girlfriend, boyfriend, partner, spouse, mum, mom, mother, dad, father, parent, stepdad, brother, sister, son, daughter, uncle, aunt,
    nan, grandma, grandpa, grandparent, family, families, relative, baby, babies, toddler, child, children, kid, teen, teenager, boy, girl,
    man, men, woman, women, lady, ladies, neighbour, neighbor, boss, bosses, manager, coworker, colleague, worker, employee, teacher,
    classmate, student, pupil, flatmate, housemate, roommate, landlord, tenant, police, cop, officer, judge, witness, witnesses,
    politician, minister, president, premier, celebrity, celebrities, customer, client, tourist, backpacker, traveller, pensioner,
    senior, elderly, old people, old lady, old ladies, homeless, refugee, migrant, immigrant, enemy, enemies, rival, competitor,
    burglar, intruder, driver, pedestrian, stranger, friend, crush, him, her, them, me, myself, yourself, himself, herself, themselves,
    {group}`),
  child:
    patterns(`child, children, kid, kiddie, kiddo, teen, teenage, teenager, minor, underage, under age, under 18, under 16, infant,
    toddler, schoolgirl, schoolboy, school girl, school boy, little girl, little boy, young girl, young boy, preteen, juvenile, pupil,
    school kid, schoolkid, schoolchild, schoolchildren, high schooler, high school student, student at school, adolescent, nine year old, ten year old, eleven year old, twelve year old, 8 year old, 9 year old, 10 year old, 11 year old, 12 year old, 13 year old, 14 year old, 15 year old, 16 year old, 17 year old, niece, boy scout, grandchild, grandchildren, stepdaughter, pre teen, tween, juvenile, underaged`),
  group:
    patterns(`gay, lesbian, queer, homo, homosexual, trans, transgender, tranny, black, african, asian, chinese, indian, arab, muslim,
    islamic, jew, jewish, hindu, sikh, christian, aboriginal, indigenous, torres strait islander, maori, immigrant, migrant, refugee,
    asylum seeker, foreigner, boat people, feminist, disabled, women, whites, white people, brown people, lgbt*`),
  kill: patterns(
    "kill%, murder%, assassinat*, slaughter%, execut%, behead%, strangl%, lynch%, drown%, eliminat%",
  ),
  hurt: patterns(`{kill}, stab%, belt%, throttl%, whack%, thrash%, flog%, clobber%, bludgeon%, stomp%, gouge%, bash%, beat% up, beat%, poison%, hurt%, harm%, injur%, maim%, attack%, assault%, smash%, punch%, slap%, knif%, knife%, shank%, bump% off, knock% off, finish% off, silence, silenc%, tortur%, rap%, rape%, molest%,
    abus%, abuse%, grope%, kidnap%, abduct%, imprison%, lock up, burn% alive, run% over, suffocat%, chok%, choke%, threaten%, terroris%, terroriz%,
    intimidat%, intimidate%, harass%, stalk%, bully%, bullying, humiliat%, blackmail%, extort%, spike%, spiking, bomb%, ambush%, scare%, drugging`),
  trick:
    patterns(`scam%, defraud%, con%, swindl%, swindle%, trick%, deceiv%, deceive%, cheat%, fleec%, fleece%, rip% off, rob%, steal*, stole, exploit%,
    overcharg%, overcharge%, mislead%, manipulat%, manipulate%, prey% on, mug%, hustl%, hustle%, take advantage, groom%, catfish%, impersonat%, hack%, blackmail%`),
  trade:
    patterns(`sell%, selling, sale, sold, deal%, dealer, dealing, buy%, supply%, supplie*, supplier, deliver*, import*, export*, smuggl*, traffic%, trafficking, traffick*,
    distribut*, ship%, wholesale, courier, by post, by mail, for cash, cash only, online shop, vendor, provid%, provide%, hand% out, giv% away, trade%, trading,
    market, marketplace, shop, store, out back, out boot, under counter`),
  make: patterns(`mak%, make%, making, build%, built, cook%, brew%, manufactur*, produc%, produce%, print%, printed, printing, grow%, creat%, create%, assembl%, design%, mix%,
    lab, factory, workshop, diy, homemade, home made, recipe, instruction, class, classes, lesson, course, kit, tutorial`),
  false: patterns(
    "fake, faked, false, bogus, phony, phoney, forged, forging, forge, counterfeit*, sham, dodgy, doctored, altered, photoshopped, made up, bodgy, knock off, knockoff, bootleg, pretend, invented, bought, cloned, falsif*, fabricat*, imitation designer",
  ),
  deadly:
    patterns(`heroin, cocaine, meth, methamphetamine, ice pipe, mdma, ecstasy, lsd, ketamine, fentanyl, ghb, opium, speed, crack, coke, weed, marijuana, cannabis, ganja, hashish, dope, bong, pill, steroid, nangs, drug, dexies, smack, molly, acid, pingers, eccies, goey, shabu,
    shrooms, magic mushroom, gear to junkies`),
  remedy:
    patterns(`xanax, valium, oxycodone, oxycontin, oxy, codeine, ritalin, adderall, dexamphetamine, dexies, tramadol, endone, morphine, viagra, cialis, ozempic, antibiotic, antidepressant, diazepam, benzos, testosterone, melatonin, insulin, sleeping pill, painkiller, prescription med,
    prescription medicine, prescription medication, prescription drug, prescription pill, med, meds, medicine, medication, tablet, script, steroid, peptide, sarms, hormone, growth hormone, vape, nicotine vape, contact lens`),
  official: patterns(
    "police, policeman, policewoman, officer, doctor, dentist, nurse, surgeon, lawyer, solicitor, accountant, inspector, tax office, ato, centrelink, bank, telstra, nbn, soldier, veteran, firefighter, paramedic, council, psychologist, pilot, electrician, builder, charity, customs, fisheries, immigration officer, priest, teacher",
  ),
  operation: patterns(
    "surgery, surgeries, abortion, nose job, boob job, facelift, face lift, liposuction, botox, filler, lip filler, injection, dentistry, dental work, root canal, tooth extraction, teeth pulling, pull teeth, tooth pulling, circumcision, mole removal, ivf, insemination, cosmetic surgery, plastic surgery, butt lift, implant, anaesthetic, hair transplant, laser eye, vasectomy, transplant, dialysis, chemo, iv drip, stem cell",
  ),
  filth: patterns(
    "oil, waste oil, paint, chemical, sewage, waste, toxic waste, asbestos, pesticide, solvent, acid, diesel, petrol, effluent, ballast, tyre, tire, batteries, battery, plastic, rubbish, concrete slurry, grease, fat, medical waste, carcass, carcasses, poison, sludge, coolant",
  ),
  nature: patterns(
    "creek, river, ocean, sea, bush, drain, stormwater, lake, dam, beach, harbour, bay, paddock, forest, reserve, national park, wetland, waterway, gutter, scrub, quarry, roadside, reef, groundwater, park, swamp, night",
  ),
  offer: patterns("{trade}, {make}"),
  drug: patterns(`drug, heroin, cocaine, meth, methamphetamine, crystal meth, ice pipe, mdma, ecstasy, lsd, ketamine, fentanyl, ghb, opium, opioid,
    oxycodone, oxycontin, morphine, speed, crack, coke, acid, magic mushroom, shroom, psilocybin, dmt, weed, marijuana, ganja, hash, hashish, dope, pot,
    bong, joint, pill, party pill, party pack, steroid, anabolic, adderall, ritalin, dexies, adhd med, xanax, valium, benzos, codeine, prescription med, meds, prescription, valium,
    viagra, ozempic, nangs, nitrous, poppers, tablets, script, vape, cigarette, tobacco, alcohol, booze, grog, beer, vodka, moonshine, caps, baggies`),
  gun: patterns(`gun, firearm, handgun, pistol, rifle, shotgun, machine gun, glock, ak 47, ak47, ar 15, ar15, ammo, ammunition, bullet, silencer,
    suppressor, bump stock, grenade, weapon, explosive, bomb, pipe bomb, molotov, detonator, missile, rocket launcher, taser, knuckleduster, switchblade,
    flick knife, flick knives, pepper spray, gel blaster, crossbow, nunchuck, mace, dynamite, landmine`),
  paper:
    patterns(`passport, visa, id, ids, signature, cheque, id card, identity, identities, driver licence, driver license, licence, license, birth certificate, medicare card, certificate, cert, degree,
    diploma, transcript, permit, white card, blue card, roadworthy, roadworthies, rwc, prescription, script, sick note, doctor note, medical certificate, invoice, receipt,
    payslip, pay slip, bank statement, reference, review, testimonial, signature, will, wills, document, paper, number plate, rego, vaccination, vaccine certificate, rsa,
    first aid certificate, qualification, credential, work history, resume, disability permit, parking permit, concession card, badge, uniform, rental listing,
    listing, rental, charity, charities, raffle, raffles, lottery, lotteries, fundraiser, gofundme, competition, giveaway, website, profile, account, follower, job ad, tradie licence, trade licence,
    police, tax office, ato call, doctor, nurse, lawyer, policeman, cop, bank site, login page, news, medicine, medication, tablet, pill, viagra, botox, vaccine, drug, cure, covid cure, supplement,
    money, cash, note, banknote, coin, currency, dollar, handbag, designer bag, watch, watches, sneaker, nike, gucci, rolex, designer, brand, perfume, airpods, iphone, ticket, gold bar, silver bar, antique, artwork, signed memorabilia, autograph, art, aboriginal art, indigenous art, psychic scam`),
  loot: patterns(`bike, bicycle, car, ute, motorbike, phone, laptop, tool, copper, good, goods, credit card, card detail, card, identity, identities, parcel, mail, package, petrol, fuel,
    jewellery, pet, dog, cat, livestock, cattle, sheep, art, artefact, artifact, catalytic converter, bank detail, detail, data, password, login, logins, account, wage, crypto, bitcoin, wallet, handbag, stuff,
    property, electronic, trailer, caravan, bees, power, electricity, saving, pension, super, house key, content, key, horse, calf, calves, lamb, metal, cable, wheel`),
  ill: patterns(`cancer, aids, hiv, diabetes, diabetic, autism, autistic, epilepsy, alzheimer*, dementia, depression, schizophrenia, asthma, covid, measles, stroke, heart disease,
    tumour, tumor, leukaemia, infertility, parkinson*, ms, multiple sclerosis, down syndrome, adhd, bipolar, malaria, tuberculosis, sepsis, kidney failure`),
  cure: patterns(`cur%, cure%, heal, heals, healing, treat%, treatment, revers%, reverse%, remed*, replac%, instead, drink, elixir, tonic, salve, salves, drop, potion, solution, protocol, exorcis*, prayer,
    pray%, bleach, homeopath*, black salve, miracle, detox, fast, baking soda, turpentine, ivermectin, essential oil, crystal, no insulin, without insulin, without chemo`),
  animal:
    patterns(`dog, puppy, puppies, cat, kitten, rooster, cock, cockerel, hen, chicken, bull, bear, badger, greyhound, horse, donkey, possum, kangaroo, koala, platypus, wombat,
    dingo, eagle, wedge tailed eagle, cockatoo, parrot, galah, native bird, wild bird, bird, snake, lizard, native lizard, reptile, turtle, tortoise, shark, dolphin, whale, elephant, rhino, tiger, lion, pangolin, wildlife,
    native animal, endangered animal, endangered species, protected species, animal, pet, pit bull, pitbull, neighbours dog, stray, fox, foxes, emu, quokka, swan, frog, crocodile, quoll, dugong, echidna`),
  native: patterns(
    "koala, platypus, wombat, quoll, echidna, cockatoo, kookaburra, wedge tailed eagle, dolphin, whale, elephant, rhino, tiger, lion, pangolin, dugong, gorilla, panda, cheetah, leopard, native bird, native animal",
  ),
  secret: patterns(
    `secret*, hidden, hiding, hide, covert*, spy%, sneak*, without consent, without permission, without them knowing, without knowing, nonconsensual, not know, unknowing, unaware, concealed, peep*`,
  ),
  film: patterns(
    `camera, cam, cams, webcam, record%, film%, video*, photo, photograph*, picture, airtag, tracker, tracking, track%, gps, listening device, bug, bugging, microphone, watch%, spyware, stalkerware, keylogger`,
  ),
  sex: patterns(
    `sex, sexual, sexy, sexual*, nude, naked, porn*, porno, erotic, escort, prostitut*, brothel, strip, stripper, stripping, topless, intimate, lingerie, fetish, lap dance, lapdance, pimp%, molest*, upskirt*, hooker, sext%, onlyfans, camgirl, adult film`,
  ),
  unpaid:
    patterns(`no pay, not pay%, without pay, without paying, unpaid, work% for free, works for free, no wage, underpay%, underpaid, no wages, do not have to pay, don't have to pay, never paid, below minimum wage, pay less than minimum, cash in hand below award,
    cannot leave, can not leave, can't leave, not allowed leave, not allowed to leave, nobody allowed leave, nobody is allowed leave, no one allowed leave, lock% inside, locked inside, lock% up, lock them, tak% passport, take passport, tak% ~ passport, hold ~ passport, keep ~ passport, confiscat* passport, debt bondage, against will`),
};
