/**
 * Groups of words that tell what a sentence is about and whom it is for. A group counts once however
 * many of its words a sentence has; the classifier weighs each group and each pair of groups.
 * A term of several words is matched as they are; one with “*” at its end by its beginning.
 */
export const lexicon: Record<string, string> = {
  // whom it is for
  site: "website, websites, web, site, page, pages, homepage, home page, logo, font, fonts, heading, headings, headline, header, footer, banner, button, link, links, pop up, pop ups, popups, seo, domain, hosting, slogan, tagline, wording, paragraph, layout, background, brochure, flyer, pdf, attached, attachment, attach, dropbox, draft, wix, wordpress, godaddy, squarespace, carousel, slideshow, captions, template, mock up, mockup, online form, about us, meta, text, texts, words, sentence, typo, typos, bio, blurb, copy, edit, designer, design, theme, font's, pixel, hex",
  picture:
    "photo, photos, picture, pictures, pic, pics, image, images, video, videos, snap, snaps, headshot, gallery, drone shot, screenshot",
  colour:
    "colour, colours, color, colors, blue, green, red, pink, purple, brown, teal, navy, orange, yellow, grey, gold, cream, white, black, maroon, turquoise, pastel, bright, beige",
  look: "look, looks, looking, modern, clean, simple, fancy, classy, professional, style, vibe, feel, vintage, rustic, minimal, tone, bold, big letters, easy to read, readable, old fashioned",
  writing:
    "spelling, spell, grammar, grammer, english, typing, typed, keyboard, autocorrect, write, wrote, written, writing, type, rambled, waffle, waffled, essay, wording, reword, rewrite, say it",
  channel:
    "email, emails, emailed, facebook, instagram, insta, google, linkedin, tiktok, whatsapp, etsy, youtube, social media, socials, newsletter, chat",
  ask: "can you, could you, can u, could u, can we, could we, can i, could i, would you, will you, do you, do you need, do i, do we, should i, should we, is it, is there, are you able, would it, will it, have you, did you, what do you, how do, how much, how long, how many, what happens, who owns, why do",
  please: "please, pls, plz, kindly",
  instruct:
    "put, add, use, make, leave, remove, delete, change, keep, write, include, mention, show, send, skip, cut, crop, drop, fix, move, check, ignore, copy, replace, swap, avoid, link, call it, take out, leave out, leave off",
  dont: "don't, dont, do not, don't put, don't say, don't mention, no need to, never mind",
  want: "i want, we want, i'd like, we'd like, i would like, we would like, i'd love, we'd love, i would love, would love, i'd prefer, i would prefer, rather, i need, we need, i'm after, hoping, ideally, it would be, would be nice, would be good, i like, i hate, favourite, prefer, preferably, happy for you, feel free, up to you, you decide, you choose",
  hedge:
    "think, reckon, guess, suppose, maybe, perhaps, not sure, unsure, no idea, don't know, dunno, don't mind, not fussed, whatever, or something, thinking of, haven't decided, just a thought, what do you reckon, to be honest, honestly",
  greet:
    "hi, hello, hey, dear, regards, cheers, thanks, thankyou, thank you, ta, sincerely, gday, g'day, good morning, good afternoon, hope you are, hope this, looking forward, many thanks, in advance, yours",
  apology: "sorry, apologies, apologise, excuse, forgive, bear with",
  later:
    "later, tonight, tomorrow, next week, will send, i'll send, i will send, to follow, when i get, haven't got, still have to, tbc, tba, to be confirmed, yet, asap, deadline, by easter, by christmas, before christmas, end of the month",
  minutes:
    "committee, minutes, moved, seconded, carried, resolved, tabled, apologies, treasurer, treasurer's, secretary, agenda, motion, meeting, board, chair, chairman, action",
  ps: "ps, p.s, nb, fyi, btw, by the way, as discussed, as per, re, further to, following on, note",
  tells_designer:
    "you can, you could, you might, you know, you're the expert, you need from me, you need, send you, sent you, told you, tell you, let me know, let us know, ring me, call me, text me, email me, contact me, for you, your form, your ad, your team, your email",
  files:
    "file, files, folder, document, spreadsheet, word doc, usb, scan, scanned, upload, uploaded, jpg, png, drive",

  // visitors
  visit:
    "bring, wear, book, come, arrive, ring, call, drop, drop in, pop in, try, ask, meet, park, visit, join, stay, turn up, walk in, walk ins, bookings, book in, order, pick up, take a seat, have a look, see you, welcome, everyone, everybody, anyone, open, closed, shut, days, market",
  we: "we, we're, we've, we'll, we'd, our, us, ours, were, weve",
  i: "i, i'm, i've, i'll, i'd, me, my, mine, im, ive, myself",
  you: "you, your, you're, you'll, you've, yours, u, ur, ya, youre",
  he: "he, him, his, he's, she, her, hers, she's, he'd, she'd",
  they: "they, them, their, they're, they've, these guys, these people, the team, the staff, the crew, the boys, the girls, the ladies",
  it: "it, its, it's, this, that, there, there's, theres",
  verb: "is, are, was, were, be, been, have, has, had, do, does, did, will, can, could, would, should, may, might, must, am, get, got, gets, make, makes, made, take, takes, took, go, goes, went, come, comes, came, work, works, clean, fix, sell, cook, grow, bake, build, run, runs, start, started, opened, keep, keeps, know, love, need, use, bring, help, serve, offer, give, gives, find, see, want, like, charge, i'm, we're, it's, there's, that's, don't, doesn't, can't, won't, isn't, you'll, we'll, i'll",
  place:
    "street, road, town, village, suburb, shop, shed, studio, hall, market, behind, opposite, next door, near, corner, valley, coast, river, beach, hills, north, south, east, west, station",
  time: "monday, tuesday, wednesday, thursday, friday, saturday, sunday, mondays, tuesdays, wednesdays, thursdays, fridays, saturdays, sundays, mon, tue, wed, thu, thurs, fri, sat, sun, arvo, morning, evening, night, weekend, weekends, noon, midnight, daily, am, pm, hours, hour, weekly, fortnight, winter, summer, spring, autumn, january, february, march, april, june, july, august, september, october, november, december, easter, christmas",
  price:
    "price, prices, cost, costs, deposit, fee, free, discount, off, per, half price, quote, quotes, cash, card, eftpos, voucher, vouchers, gst, dollars, bucks, cents",

  // what needs proof
  licence:
    "licence, licences, licensed, licenced, license, lic, registered, registration, accredited, accreditation, certified, certificate, certificates, certification, authorised, approved, permit, ticket, tickets, ticketed, endorsed, abn, qbcc, vba, arctick, arc tick, ahpra, marn, afsl, rto, acnc, acl, insured, insurance, indemnity, public liability, liability, police check, police checked, police checks, wwcc, working with children, blue card, screening, vetted, compliant, compliance, survey, surveyed, accred, registered provider, provider number, number on, class, rec",
  qualified:
    "qualified, qualification, qualifications, trade qualified, diploma, degree, bachelor, masters, master's, phd, doctorate, cert, cert iii, cert iv, certificate iv, trained, graduate, graduated, fellowship, apprenticeship, specialist, specialists, nationally recognised, studied, dan, black belt, aqf, level, conservatorium, university, tafe, coxswain, coxswains, instructor, titled",
  member:
    "member, members, membership, association, institute, guild, federation, society, master builders, member of, partner, dealer, supplier, contractor, stockist, preferred provider, accredited provider, health fund, health funds, rebate, rebates, medicare, dva, bupa, medibank",
  award:
    "award, awards, award winning, winner, winners, won, finalist, medal, medals, gold, silver, bronze, trophy, champion, champions, championship, premiers, voted, hat, hats, stars, star, five star, rated, rating, ratings, score, scored, points, reviews, featured, as seen, best in show, prize, first place, title, recognised, people's choice, superhost, exceeding, top ten",
  years:
    "years, yrs, year, since, established, est, generation, generations, decades, decade, experience, exp, combined, in the game, in the trade, in business, in the industry, founded, oldest, anniversary, lifetime, career, seasons, ex, former, retired",
  counts:
    "over, more than, thousand, thousands, hundred, hundreds, million, customers, clients, families, homes, jobs, students, patients, guests, participants, plans, members, weddings, couples, installed, sold, completed, settled, delivered, moved, trained, happy customers, and counting, average, on average, percent, per cent, success rate, pass rate, times, save, saves, saving, savings, cut, cuts, reduce, reduces, reduction, less",
  origin:
    "organic, free range, halal, kosher, australian made, aussie made, made in australia, australian owned, australian, wild caught, grass fed, gluten free, vegan, biodynamic, natural, cruelty free, sustainable, carbon neutral, recycled, biodegradable, compostable, fair trade, hormone free, rspca, genuine, authentic, hand made, aboriginal owned, aboriginal, indigenous, first nations, supply nation, tested, standard, standards, lab, dermatologist, clinically",
  warranty:
    "warranty, warranties, guarantee, guaranteed, guarantees, money back, backed, written, month, months, response, on time, same day, within",

  // what may never be said
  certain:
    "guarantee, guaranteed, guarantees, promise, promised, always, never, forever, permanent, permanently, for good, for life, for ever, every time, 100%, certain, sure, definitely, absolutely, completely, totally, impossible, cannot fail, can't fail, can't lose, no risk, no risks, zero risk, risk free, safe, safest, harmless, no side effects, zero, instant, instantly, miracle, proven, everyone, anybody, any, all, no questions asked, for sure, whole life",
  cure: "cure, cures, cured, curing, heal, heals, healed, healing, reverse, reverses, detox, detoxes, cleanse, cleanses, toxins, toxin, boost, boosts, immune, relieve, relieves, get rid of, rid, prevent, prevents, kill, kills, shrink, shrinks, dissolve, dissolves, fix, fixes, fixed, treat, treats, stop, stops, restore, restores, regrow, remove, removes, eliminate, replaces, instead of, better than, melt, melts, burn, burns, vanish, vanished, gone, throw away, bin, come off, no need for, no more, never need, improve, improves",
  disease:
    "cancer, cancers, tumour, tumours, diabetes, diabetic, asthma, arthritis, sciatica, autism, adhd, dementia, alzheimer's, depression, anxiety, insomnia, migraine, migraines, headache, headaches, eczema, psoriasis, acne, infertility, infertile, pregnant, pregnancy, colic, reflux, ear infections, infection, infections, ulcer, ulcers, hayfever, hay fever, allergies, allergy, covid, flu, virus, measles, gout, stroke, lupus, epilepsy, scoliosis, fibromyalgia, ptsd, trauma, blood pressure, thyroid, kidney, kidneys, liver, heart, lungs, disease, diseases, illness, fungus, wart, warts, kidney stone, stones, pain, sick, chronic, inflammation, lyme, parkinson's, ms, hiv, leukaemia, addiction, heart disease, cholesterol, laminitis, hips, wrinkles, cellulite, snoring, apnoea, fat, weight, kilos, kg",
  medicine:
    "botox, dysport, xeomin, filler, fillers, injectables, injections, injection, jab, jabs, ozempic, wegovy, mounjaro, semaglutide, duromine, saxenda, cannabis, cbd, thc, medicinal, prescription, prescriptions, script, steroids, peptides, sarms, vaccine, vaccines, vaccination, chemo, insulin, antibiotics, medication, medications, tablets, pills, puffer, inhaler, antidepressants, drugs, tga, viagra, anti wrinkle",
  smoke:
    "smokes, cigarette, cigarettes, ciggies, cigars, tobacco, vape, vapes, vaping, chop chop, shisha, hookah, nicotine, durries, cartons",
  superlative:
    "best, cheapest, number one, number 1, no 1, leading, greatest, finest, most, biggest, largest, lowest, highest, oldest, fastest, top, only, first, unbeatable, world, australia, australia's, in australia, in the world, anywhere, anyone, nobody, no one, ever, end of story, beat, beats, fact, by far, second to none, strongest",
  rivals:
    "competitors, competitor, competition, rivals, rival, other, others, unlike, cowboys, crooks, rip, ripped, everyone else, the rest, across the road, down the road, supermarket, overcharge, dodgy",
  money_gain:
    "returns, return, profit, profits, invest, investment, investments, portfolio, shares, super, crypto, bitcoin, double, rich, income, six figures, retire, loan, loans, credit, default, defaults, approved, approval, debt, debts, bankrupt, refund, refunds, tax, ato, deduct, claim, payout, payouts, compensation, cash",
  outcome:
    "pass, passes, win, wins, lose, visa, visas, pr, sponsor, sponsorship, custody, charge, charges, licence back, selective, scholarship, marks, grade, grades, sold, record price, verdict, magistrate, judge, court, settle, page one, approved",
  unlawful:
    "cash only, no paperwork, no receipt, no tax, no id, no licence, unlicensed, not registered, without a licence, no permit, no certificate, no insurance, no council, skip, dodge, fake, backdate, wink, no class, no exam, assignment, essays, under 18s, underage, asbestos, fibro, meter, wind back, get away, never checks, won't know, no questions",
  excluded:
    "no kids, no indians, no muslims, no gays, no blacks, whites only, white people, no women, no men, guide dogs, guide dog, wheelchairs, wheelchair, disability, disabled, breastfeeding, pensioners, foreigners, no foreigners, australians only, no immigrants, race, religion, girls can't, asian, black, blacks, gays, muslims, single mums, prams, not welcome",
  ndis: "ndis, participants, plan, plans, plan manager, ndis approved, ndis logo",
  sale: "closing down, was, now, sale, today only, last chance, final, rrp, normally, usually, free, win, gift, prize, giveaway, half price, bonus, voucher, for every",
  fake: "fake, copies, replica, imported, bali, indonesia, china, vietnam, real, genuine, authentic, pure, glass, secretly",
  joke: "joke, magician, giggle, laugh, ghosts, ghost, dog, cat, goat, chook, tea, cuppa, mum, nan, nonna, grandma, biscuit, yarn, mates",
  modest:
    "can't promise, cannot promise, cant promise, don't promise, we don't, i don't, i can't, can't guarantee, cannot guarantee, nobody can, honest, honestly, not the cheapest, aren't the cheapest, won't, tell you, straight, if we can't, if i can't, no pressure, try",

  // private
  money_trouble:
    "owe, owes, owed, debt, debts, loan, loans, rent, mortgage, bankrupt, bankruptcy, broke, ato, tax office, centrelink, dole, pension, wages, savings, maxed, profit, takings, till, fold, insolvent, going under, can't afford, behind on, afford, lend, lent, borrowed, margin, turnover, cash in hand, pay her cash, pay him cash, pay them cash, in cash, ripped me off, paid, unpaid, bank account",
  law_trouble:
    "court, police, jail, prison, rehab, bail, parole, charged, convicted, sue, suing, sued, avo, restraining, custody, divorce, divorced, drink driving, assault, stole, stealing, theft, stolen, drugs, lawyer, inspector, complaint, investigation, visa, bridging, papers, illegal, legal, council approval, expired, lapsed, uninsured, no insurance, licence ran out, record, inside, fraud, texts, got done, done for",
  illness_own:
    "diagnosed, cancer, chemo, stroke, dementia, depression, bipolar, anxiety, pregnant, miscarriage, ivf, surgery, operation, hospital, rehab, parkinson's, ms, autism, autistic, adhd, anorexic, leukaemia, hiv, disabled, breakdown, sober, drinking, drinks, alcoholic, addict, addiction, sick, dying, died, suicide, meds, type 1, lump, specialist says, doctor says",
  family:
    "wife, husband, hubby, ex, ex wife, ex husband, partner, son, daughter, mum, mother, dad, father, brother, sister, nephew, niece, in law, kids, child, grandson, cousin, uncle, aunty, missus, family, marriage, separated, divorce",
  secret:
    "between you and me, between us, between ourselves, off the record, confidential, don't tell, dont tell, don't repeat, nobody knows, no one knows, doesn't know, don't know, doesn't want anyone, keep it quiet, secret, not to be printed, not for the site, keep my name off, can't be shown, can't have my, mustn't, haven't told, nobody must, just so you know, stays between, internal only, quiet about, don't let on",
  staff:
    "sacked, fired, let go, stood down, staff, boss, manager, apprentice, employee, employees, on the books, off the books, receptionist, cleaner, worker, workers, lazy, hopeless, useless, nightmare, cheating, affair",
  codes:
    "password, passwords, pin, code, alarm, key, spare key, safe, account number, bsb, tax file number, tfn, medicare number, credit card, expiry, login, date of birth, birthday, under the mat, freezer",
  hurt: "hit me, bashed, violent, violence, refuge, safety, afraid, scared, threatened, stalking, abused, abuse, hiding, he might, find me, where i live, where i work",

  // other people's words
  praise:
    "great, amazing, awesome, fantastic, excellent, wonderful, brilliant, beautiful, lovely, perfect, delicious, fabulous, superb, professional, friendly, polite, prompt, patient, gentle, kind, legend, legends, gem, star, champion, angel, angels, spotless, gorgeous, best, love, loved, happy, impressed, blown away, grateful, magic, yum, yummy, wow, stoked, top job, good job, top notch, real deal, thrilled, stunning, incredible, quick, tidy, caring, fair price, on time, clean",
  recommend:
    "recommend, recommended, highly, would use, will use, use again, come back, coming back, be back, back again, again, come again, go again, go back, never go, wouldn't go, anywhere else, anyone else, couldn't be happier, can't fault, couldn't fault, can't thank, cannot thank, couldn't have, thank you so much, thanks so much, worth every, worth the drive, hesitate, out of ten, tell everyone, telling everyone, compliments, raving, next year, next winter",
  reported:
    "said, says, say, told, wrote, writes, written, reckons, posted, according, quote, quoted, put it, in the words, review, reviews, testimonial, testimonials, feedback, guest book, visitors book, card, letter, message, customer, client, clients, customers, guest, guests, parent, patient, bride, one lady, one bloke, a lady, a mum, someone",
  experience:
    "had, came, went, took, stayed, booked, hired, bought, got, used, brought, found, tried, ordered, rang, turned up, arrived, helped, fixed, made, taught, treated, looked after, did, felt, cried, saved, finished, handled, enjoyed, couldn't, wasn't, was, were, slept, ate",
  own_thing:
    "my dog, my car, my hair, my back, my son, my daughter, my mum, my wedding, my kitchen, my garden, my kids, my husband, my wife, our wedding, our kids, our dog, our house, our home, our family, our son, our daughter, our day, my nails, my bike, my roof, my smile, our stay, my experience",
};
