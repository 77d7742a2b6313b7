import type { TopicKind } from "./frames.ts";

function words(text: string): readonly string[] {
  return text.split(",").map((word) => word.trim().replace(/\s+/g, " "));
}

/** What is done with a topic, by the last word that says so. `*` stands for any beginning. */
export const activities: readonly (readonly [TopicKind, readonly string[]])[] = [
  ["delivery", words("delivery, delivered, deliveries, deliver, courier, drop off")],
  ["hire", words("hire, rental, rentals, rent, for hire")],
  [
    "repair",
    words(
      "repair, repairs, repairing, repairer, restoration, restoring, restorer, servicing, restringing, tuning, tuner, mending, mender, sharpening, conversion, conversions, overhaul, recovery, refurbishing, refurbishment, rewinding, resoling, regluing, refinishing, fixing, fixer, polishing, digital, digitising, removal of dents, dent removal, to digital",
    ),
  ],
  [
    "lesson",
    words(
      "lesson, lessons, class, classes, coaching, coach, trainer, teaching, teacher, tutoring, tutor, tuition, training, course, courses, academy, school, schooling, prep, preparation, instructor, workshop, workshops, conversation, language, languages, education, kinder, preschool, skills clinic, clinic for kids, bootcamp, choir practice, rehearsal, programme, program, learn*, play group, playgroup",
    ),
  ],
  [
    "tour",
    words(
      "tour, tours, touring, cruise, cruises, watching, safari, walks, walk, expedition, expeditions, charter, charters, excursions, spotting, trail rides, hunting, prospecting",
    ),
  ],
  [
    "show",
    words(
      "band, dj, djs, magician, magicians, choir, show, shows, performer, performers, entertainer, entertainment, display, displays, clown, party, parties, wedding, weddings, celebrant, celebrants, booth, funerals, funeral, ceremony, ceremonies, festival, orchestra, quartet, comedian, comedy, trivia, bingo, mc, caricatures, castles, bar, streaming, auctions, auctioneer, disco, busker, buskers, burlesque, improv, karaoke, singer, singers, musician, musicians, dancer, dancers, drummers, proposals, anniversaries, reunions, concert, concerts, fete, puppets",
    ),
  ],
  [
    "place",
    words(
      "cafe, café, cafes, shop, store, shopfront, gym, studio, room, rooms, nursery, stall, salon, bakery, restaurant, centre, center, museum, gallery, hostel, hotel, motel, retreat, spa, sauna, playground, arcade, bookshop, library, stay, stays, lodge, park, camp, van, vans, truck, cart, trailer, theatre, cinema, pub, brewery bar, coworking, co working, dojo, kiosk, laundromat, space, op shop, deli, marina, rink, refuge, sanctuary, accommodation, accomodation, houseboats, house boats, glamping",
    ),
  ],
  [
    "health",
    words(
      "therapy, therapist, therapists, physio, physiotherapy, physiotherapist, osteopath, chiropractor, dentist, doctor, doula, midwife, nurse, nurses, nursing, carer, carers, care, respite, psychology, psychologist, psychiatrist, counsellor, counselling, podiatry, podiatrist, dietitian, nutritionist, naturopath, acupuncture, acupuncturist, massage, masseuse, hypnotherapy, hypnotherapist, optometrist, audiologist, audiology, apnoea, menopause, vaccinations, vaccination, vaccine, clinic, practice, rehab, wellness, reiki, kinesiology, dementia, disability, ndis, support worker, patient transport, pathology, piercing, botox, injectables, skincare clinic, tattoo removal, lactation, mental health, speech therapy, sleep, pharmacy, chemist, hospice, palliative, orthotics, prosthetics, dermatology, fertility, ivf, menstrual, pregnancy, postnatal, addiction, wound, first aid, vet, vets, veterinarian, veterinary",
    ),
  ],
  [
    "advice",
    words(
      "lawyer, lawyers, law, legal, mediation, mediator, broker, brokers, broking, agent, agents, agency, consultant, consultants, consulting, consultancy, adviser, advisor, advice, accountant, accounting, tax, architect, architects, architecture, engineer, engineers, engineering, surveyor, surveyors, surveying, planner, planners, planning, conveyancing, conveyancer, patents, trademarks, wills, will writing, notary, auditor, auditing, valuation, valuations, valuer, investigator, investigation, investigations, immigration, insurance, superannuation, payroll, recruitment, compliance, certification, inspections, inspection, inspector, assessment, assessments, testing, feng shui, probate, strata, mortgage, finance, procurement, hr, real estate, interpreting, interpreter, migration, research, arbitration, union, lobbying, estate planning, grants, tender, tenders, hypnosis advice",
    ),
  ],
  [
    "digital",
    words(
      "app, apps, software, website, websites, web design, spreadsheet, spreadsheets, ecommerce, shopify, seo, coding, programming, podcast, podcasts, editing, video editing, social media, blog, blogging, newsletter, ai, chatbot, chatbots, database, automation, cloud, cyber security, data, dashboards, video games, games development, indie games, graphic design, logo, logo design, design, ux, animation, copywriting, ghostwriting, ghost writing, memoirs, transcription, subtitles, virtual assistant, crm, hosting, excel, newsletters",
    ),
  ],
  [
    "work",
    words(
      "photography, photographer, videography, videographer, computer support, tech support, tech help, help, chimney sweep, chimney, sweep, cleaning, cleaner, cleaners, removal, removals, removalist, removalists, installation, installations, install, installer, installing, fitting, fitter, building, builder, builders, demolition, excavation, scaffolding, plumbing, plumber, electrician, electrical, concreting, concreter, bricklaying, bricklayer, paving, tiling, tiler, painting houses, house painting, roofing, roofer, plastering, plasterer, rendering, carpentry, carpenter, joinery, landscaping, landscaper, mowing, lopping, pruning, spraying, irrigation, fencing contractor, rural fencing, welding, welder, glazier, glazing, locksmith, handyman, handywoman, mechanic, mechanics, electricians, drains, tanks, antennas, antenna, insulation, solar, aircon, air conditioning, refrigeration, heating, guttering, gutters, waterproofing, asbestos, pest control, pump outs, pump out, bins, bin, skip bins, washing, detailing, security, guards, guard, mustering, shearing, shearer, farrier, farriers, snake catching, catching, signwriting, signwriter, upholstery, upholsterer, decks, deck, decking, granny flats, flats, extensions, renovation, renovations, renovator, stonemason, walls, wall, concrete, doors, hot water, water systems, systems, chargers, charger install, driving, driver, trucking, haulage, logistics, freight, towing, tow truck, pallets, crane, cranes, drilling, earthmoving, labour hire, labour, contractor, contractors, maintenance, pool fence checks, checks, blinds, curtains, cabinets, canopies, sails, housekeeping, housekeeper, housesitting, butler, concierge, gardener, gardening, arborist, decluttering, organising, organiser, moving, storage, laundry, ironing, alterations, dry cleaning, tailor, tailoring, seamstress, hairdresser, hairdressing, barber, haircuts, haircut, makeup, grooming, groomer, dog walking, walking dogs, sitting, sitter, minding, babysitting, nanny, nannies, cremation, embalming, printing, printer, engraving, engraver, framing, framer, styling, stylist, interior decorating, decorating, decorator, window tinting, tinting, wrapping, detailing cars, rigging, rope access, diving contractor, sandblasting, powder coating, plating, spray painting, panel beating",
    ),
  ],
  [
    "farm",
    words(
      "farm, farms, farming, orchard, vineyard, grove, plantation, hatchery, crop, crops, growing, grower, growers, permaculture, aquaponics, hydroponics, compost, composting, worm farms, flowers, lavender, microgreens, sprouts, seedlings, seeds, herbs, veggie patches, vegetables, mushrooms, truffles, olives, berries, beekeeping, apiary, horticulture, forestry, tree farm, bonsai, orchids, succulents, cactus, cacti, ferns, roses, natives, soil, garden, gardens, patches, nuts, macadamias, hops, saffron, garlic, hemp, tea plants, vanilla, oysters, mussels, yabbies",
    ),
  ],
  [
    "food",
    words(
      "catering, caterer, caterers, food, foods, cooking, meals, meal, lunch, lunches, lunchboxes, breakfast, breakfasts, brunch, dinner, dinners, snacks, bread, breads, cake, cakes, cupcakes, cookies, biscuits, pastry, pastries, pie, pies, dumpling, dumplings, noodle, noodles, ramen, pho, curry, curries, stew, stews, soup, soups, salad, salads, sandwich, sandwiches, burger, burgers, taco, tacos, burrito, burritos, pizza, pizzas, pasta, gelato, ice cream, sorbet, chocolate, chocolates, lollies, fudge, sauce, sauces, pickle, pickles, jam, jams, chutney, chutneys, relish, honey, cheese, cheeses, yoghurt, kefir, kombucha, kimchi, sauerkraut, ferments, fermenting, tea, teas, chai, coffee, juice, juices, smoothies, wine, wines, beer, beers, cider, mead, gin, whisky, whiskey, rum, vodka, spirits, cocktails, barbecue, barbeque, bbq, chicken, beef, lamb, pork, meat, meats, butcher, sausages, salami, jerky, fish, seafood, sushi, sashimi, poke, tofu, tempeh, spice, spices, herbs and spices, oil, olive oil, vinegar, eggs, doughnuts, donuts, waffles, crepes, pancakes, scones, lamingtons, pavlova, tagine, tagines, paella, biryani, dosa, dosas, samosas, roti, naan, injera, jollof, falafel, kebab, kebabs, souvlaki, gyros, borscht, pierogi, pastizzi, empanadas, arepas, tamales, momo, momos, hangi, laksa, rendang, satay, banh mi, hot pot, hotpot, dim sum, yum cha, bao, gyoza, tapas, baklava, tiramisu, cannoli, croissants, macarons, bagels, pretzels, granola, muesli, hummus, tahini, halva, tucker, bush tucker, hampers, hamper, platters, grazing tables, jerk chicken, charcoal chicken, smoko, food van, food truck, truck food, high tea, gluten free, vegan, vegetarian, halal, kosher, keto, arancini, gnocchi, focaccia, churros, mochi, boba, bubble tea, feijoada, moussaka, pastrami, haggis, pasties, sausage rolls, dips, condiments, marmalade, preserves, syrup, syrups, cordial, cordials, nut butter, peanut butter, protein balls, biscotti, dolmades, schnapps, squid, popcorn, chips, fries, soda, tonic, bitters, broth, kale, quinoa, rice, lentils, dhal, dal, chapati, pita, lavash, flatbread, sourdough, brisket, ribs, steak, wings, oysters kilpatrick, caviar, prawns, crabs, lobster, eel, octopus, anchovies",
    ),
  ],
  [
    "animals",
    words(
      "animals, pets, pet, dog, dogs, doggy, puppy, puppies, cat, cats, kitten, kittens, horse, horses, pony, ponies, donkey, donkeys, alpaca, alpacas, llama, llamas, goat, goats, sheep, cow, cows, cattle, pig, pigs, chook, chooks, chicken coop, hens, ducks, duck, geese, turkeys, quail, pigeon, pigeons, parrot, parrots, budgie, budgies, cockatoo, cockatoos, canary, canaries, finches, bird, birds, lizard, lizards, reptile, reptiles, snake, snakes, turtle, turtles, tortoise, frog, frogs, gecko, geckos, bearded dragon, bearded dragons, axolotl, axolotls, fish tank, goldfish, koi, betta, aquarium, aquariums, guinea pig, guinea pigs, hamster, rabbit, rabbits, ferret, ferrets, mice, rats, insects, stick insects, ants, ant farms, spiders, tarantulas, bees, native bees, butterflies, wildlife, possums, wombats, kangaroo, kangaroos, camels, greyhound, greyhounds, poodle, labrador, whippets, dachshund, terrier, livestock, poultry, hermit crabs, snails, crickets, silkworms",
    ),
  ],
  [
    "craft",
    words(
      "beats, custom, pottery, ceramics, weaving, knitting, crochet, quilting, quilts, embroidery, sewing, felting, macrame, basketry, woodwork, woodworking, woodturning, carving, whittling, blacksmithing, forging, silversmithing, jewellery, jewelry, earrings, necklaces, bracelets, beads, beading, beaded, leather, leatherwork, belts, candles, candle making, soap, soaps, skincare, perfume, glass blowing, stained glass, mosaics, mosaic, calligraphy, origami, paper craft, bookbinding, scrapbooking, pyrography, printmaking, screen printing, lino prints, sculpture, sculptures, painting, paintings, drawing, portraits, murals, mural, illustration, macrame, dolls, teddy bears, toys, puppets, models, model making, miniatures, minis, terrariums, terrarium, wreaths, bouquets, bouquet, scarecrows, gnomes, furniture, upcycled furniture, upcycling, cards, stationery, dressmaking, costumes, costume, hats, millinery, wigs, bags, shoes, thongs, boots, lampshades, signs, letterboxes, headstones, knives, spoons, guitars, instruments, rugs, cushions, quilts, baskets, bunting, ornaments, decorations, gift boxes, gifts, resin, clay, wool, yarn, dyeing, spinning, tie dye, plaiting, whip plaiting, tapestry, lace, batik, henna, cosplay, kites, surfboards",
    ),
  ],
  [
    "club",
    words(
      "club, group, league, comp, competition, racing, sport, sports, football, soccer, netball, cricket, tennis, golf, hockey, basketball, rugby, afl, footy, volleyball, badminton, squash, table tennis, bowls, bowling, croquet, archery, fencing, boxing, wrestling, judo, karate, taekwondo, jiu jitsu, martial arts, yoga, pilates, gymnastics, dance, dancing, ballet, hip hop, salsa, tango, ballroom, derby, skating, skateboarding, surfing, sailing, kayaking, rowing, paddling, canoeing, diving, snorkelling, swimming, triathlon, running, cycling, biking, climbing, bouldering, abseiling, bushwalking, hiking, camping, geocaching, orienteering, fishing, birdwatching, stargazing, astronomy, chess, board games, larp, role playing, gaming, lego, robotics, drones, model trains, trains, rockets, trampolining, circus, juggling, unicycles, unicycling, yo yo, meditation, mindfulness, tarot, gardening club, choir, singing, drama, acting, improv, book club, writing group, genealogy, metal detecting, foraging, cubing, magic, parkour, whip cracking, kite flying, petanque, darts, pool, snooker, bridge, mahjong, quiz, ukulele, guitar, piano, violin, harp, bagpipes, didgeridoo, drums, flute, trumpet, banjo, music, cello, saxophone, accordion, harmonica, recorder",
    ),
  ],
];

/** Peoples, languages and places that go before a noun and are in no list of common words. */
export const properNames: readonly string[] = words(
  `australian, aussie, aboriginal, indigenous, koori, noongar, british, english, scottish, irish, welsh, french, german, dutch, belgian, swiss, austrian, italian, spanish, portuguese, catalan, basque, greek, cypriot, maltese, turkish, kurdish, armenian, georgian, russian, ukrainian, polish, czech, slovak, hungarian, romanian, bulgarian, serbian, croatian, bosnian, macedonian, albanian, slovenian, lithuanian, latvian, estonian, finnish, swedish, norwegian, danish, icelandic, nordic, scandinavian, celtic, lebanese, syrian, iraqi, iranian, persian, palestinian, jordanian, israeli, jewish, arabic, egyptian, moroccan, tunisian, algerian, libyan, ethiopian, eritrean, somali, sudanese, kenyan, ugandan, nigerian, ghanaian, senegalese, zimbabwean, african, afghan, pakistani, indian, punjabi, gujarati, bengali, tamil, kerala, goan, hyderabadi, bangladeshi, nepali, nepalese, tibetan, bhutanese, sri lankan, sinhalese, burmese, thai, lao, laotian, cambodian, khmer, vietnamese, malaysian, malay, singaporean, indonesian, balinese, javanese, filipino, filipina, tagalog, timorese, chinese, cantonese, mandarin, sichuan, szechuan, hakka, shanghai, uyghur, taiwanese, hong kong, mongolian, japanese, okinawan, korean, maori, samoan, tongan, fijian, hawaiian, polynesian, papuan, torres, american, canadian, mexican, cuban, jamaican, caribbean, trinidadian, brazilian, argentinian, argentine, chilean, peruvian, colombian, venezuelan, ecuadorian, bolivian, uruguayan, latin, hispanic, hebrew, sanskrit, auslan, hindi, urdu, cajun, creole, texan, bollywood, kpop, asian, european, mediterranean, sydney, melbourne, brisbane, perth, adelaide, hobart, darwin, canberra, fremantle, geelong, newcastle, ballarat, bendigo, tasmanian, outback, queensland, christmas, easter, halloween, diwali, hanukkah, ramadan, eid, pokemon, holden, torana, commodore, toyota, landcruiser, datsun, mazda, subaru, mitsubishi, nissan, volkswagen, kombi, porsche, ferrari, harley, ducati, yamaha, kawasaki, vespa, lambretta, nikon, leica, hasselblad, polaroid, akubra, blundstone, lladro, wedgwood`,
);

/** New, foreign and Australian words that are in no list either. */
export const newWords: readonly string[] = words(
  `lunar, xmas, naplan, ielts, hsc, vce, atar, ndis, rsa, rsg, cpr, uber, airbnb, lego, pokemon, warhammer, minecraft, roblox, fortnite, barbie, disney, harry potter, star wars, dungeons dragons, shopify, excel, wordpress, canva, xero, myob, instagram, facebook, tiktok, youtube, amazon, etsy, ebay, google, iphone, android, bitcoin, crypto, ev, evs, vhs, tv, tvs, dj, djs, mc, afl, nrl, bmx, atv, suv, ute, utes, bbq, bbqs, dnd, 3d, ai, app, vr, cnc, diy, led, lpg, gps, usb, pc, mac, it, hr, seo, tradie, tradies, arvo, smoko, servo, bogan, chippy, sparky, ugg, uggs, esky, billy, barbie, tinnie, tinnies, mushies, brekkie, brekky, footy, bowlo, undies, cossies, bathers, physio, upcycled, upcycling, decluttering, coworking, glamping, campervan, campervans, permaculture, pyrography, signwriting, woodturning, bushwalking, scrapbooking, blacksmithing, naturopath, terrariums, terrarium, conveyancing, removalist, removalists, laneway, pilates, zumba, barre, larp, larping, cosplay, anime, manga, karaoke, sudoku, geocaching, parkour, bonsai, ikebana, kintsugi, shibori, macrame, reiki, tarot, henna, mehndi, doula, doulas, botox, paintless, apnoea, restringing, cubing, yowie, drone, drones, ebike, ebikes, escooter, vegan, keto, paleo, coeliac, covid, lgbtq, kombucha, microgreens, axolotl, axolotls, cavoodle, cavoodles, labradoodle, hydroponic, aquaponics, livestreaming, podcast, podcasts, podcasting, ecommerce, dropshipping, homebrew, homeschool, homeschooling, motorhome, motorhomes, caravanning, fpv, lunchbox, lunchboxes, meal prep, swimwear, activewear, athleisure, streetwear, genealogy, neurodivergent, neurodiverse, dyslexia, autistic, adhd, postnatal, prenatal, perimenopause, menopause, tinnitus, audiologist, optometrist, orthotics, dermatologist, upskilling, biodynamic, agritourism, biochar, feng, shui, mosaics, suminagashi, sashiko, kokedama, kefir, arancini`,
);

/** Words that name nothing by themselves. */
export const vague: ReadonlySet<string> = new Set(
  words(
    "thing, things, thingy, thingies, thingo, whatsit, whatsits, thingamajig, one, ones, blue, red, green, yellow, black, white, pink, purple, orange, brown, grey, big, small, dunno, idk, um, umm, ummm, uh, hmm, hm, er, eh, meh, blah, test, testing, asdf, lol, haha, hello, hi, hey, yes, no, maybe, nothing, none, nil, na, random, whatever, whatnot, dk, unsure, not, sure, know, don, dont, invisible, quantum, theory, tuesday, monday, wednesday, thursday, friday, saturday, sunday, today, tomorrow, yesterday, qwerty, xyz, abc, foo, bar, lorem, ipsum",
  ),
);
