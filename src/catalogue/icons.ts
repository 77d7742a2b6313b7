import { list } from "./trades/trade.ts";

/**
 * The words that tell by themselves what a service is about, by the icon that shows it.
 * A word with another meaning in any trade stands here only with its neighbours, or not at all.
 */
export const wordsByIcon = {
  airplane: list(
    "airport, pilots, trial flights, coast and country, flights, cheap flights, short flights, helicopter, family trips, new to australia, documents for overseas, imported candy, looking before you fly in, overseas licences",
  ),
  anchor: list(
    "boat, yacht, pontoon boat, half days on the water, moorings, boating, boating gear, cruise, tinnies, reef trips, winter lay-up, tours by boat",
  ),
  armchair: list(
    "armchair, seats, interiors, lift chairs, beds and lift chairs, booths and tables, foam and springs, cushions, window seats, posture at work",
  ),
  "arrows-split": list("separation"),
  baby: list(
    "baby, babies, newborn, birth, toddler, pregnancy, three-year-olds, four-year-olds, young children, nanny, babysitting, maternity, smaller drivers, early years, for childcare, childcare, children and older people, children and parents, mothers, pregnant, first years, naming ceremonies, children’s health, maternity and after surgery, babies and parents, late talkers, feeding support",
  ),
  "baby-carriage": list("toddlers and children"),
  backpack: list(
    "holiday care at school, students, after school, excursions for children, overnight walks, hats bags and socks, hire for students",
  ),
  balloon: list("balloons, helium, school fetes, private parties"),
  bank: list("loan, bankruptcy, creditor, probate, trust accounts, commercial loans"),
  barbell: list(
    "strength, gym, weights, fitness, strength training, exercise, wellness, shoulders, sports nutrition, stretching programs, adult fitness, rehab, work injuries, rehabilitation, conditioning, protein powder, strengthening, reformer classes, reformer",
  ),
  basket: list(
    "hamper, picnic, weaving baskets, pick your own, groceries, fresh produce, baskets, bunches and baskets, wicker, private baskets",
  ),
  bathtub: list(
    "bathroom, baths, showers and baths, ice baths, kitchen and bathroom renovations, hydrobath, bathroom vanities",
  ),
  "battery-full": list(
    "mobility scooters, battery, batteries, charger, charging, EV charger, deep cycle",
  ),
  beard: list("beard, beard trims"),
  bed: list(
    "houseboat, mattress, mattresses, beds and mattresses, single room, double room, twin room, family room, rooms upstairs, overnight stays, sleepover, sleepwear, suites, overnight, sleep, staying the night, twin, motel rooms, adjustable beds, doonas and blankets, doona, blankets, rest times, settling at home, boarding, beds, nap, beds and toys",
  ),
  "beer-bottle": list("mead by the bottle"),
  "beer-stein": list(
    "beer, pub, brewery, beer garden, beer on tap, on tap, tasting paddles, kits and malts",
  ),
  "bell-ringing": list(
    "alarm systems, alarms, smoke alarms, alarm response, alarms and sprinklers",
  ),
  belt: list("straps and bands"),
  bicycle: list("new bikes, cycle"),
  "bicycle-helmet": list("helmets and lights, bike helmets, bicycle helmets, cycling helmets"),
  binoculars: list("around the pens, looking around"),
  bird: list(
    "bird, aviary, aviaries, aviary birds, birdwatching for beginners, spotting, beaks, claws and wings, wings, nest boxes, flying displays, owls, emus, falcons, point-of-lay hens",
  ),
  blind: list(
    "blinds, roller blinds, lights and blinds, venetians and verticals, rollers and romans",
  ),
  blueprint: list(
    "house plans, floor plans, drawings for builders, plans and slab, plans and approval, plans for council, site plans, drafting, set out, off-the-plan purchases, set-out for builders, footprints and plans, structural",
  ),
  boat: list("river cruises, paddleboards, tours of the lease, across the water"),
  bone: list("pet food, treats, biting and jumping"),
  book: list(
    "book, comic, library, manga, graphic novels, new covers, shelves to browse, novels, articles of faith, scripture, family history, bookmarks, shelves",
  ),
  "book-open": list(
    "reading, homework, manga and graphic novels, dyslexia, literacy, stories outside, phonics, comprehension, graveside words, flash designs, set menus, english essays, learner pilots",
  ),
  boot: list(
    "boots, work boots, heels and soles, shoes and bags, footwear, stretching boots, shoes and accessories, hiking, veils and shoes, shoes, orthotics",
  ),
  "bowl-food": list(
    "rice, salad, biryani, bowls, burritos and bowls, sides and salads, vermicelli, vermicelli bowls, pasta, pasta and sauces, paella, olives, table olives, falafel, chaat, wok, vegetables cooked, food intolerances, children’s eating, food habits, food and lifestyle, tofu, feed and bedding, feed by the bag, fodder, for sensitive stomachs, nutrition, dumplings and snacks, grains and pulses, mashed, risotto, chips and sides, banchan, rice dishes",
  ),
  "bowl-steam": list("noodle, soup, ramen, pho, stew, dumplings, broth, steamed, phở"),
  "boxing-glove": list("boxing, sparring, boxer, self-defence, martial, punching"),
  "brake-disc": list("brakes, brakes and bearings, brakes and air"),
  brandy: list("whisky and rum"),
  bread: list(
    "banh mi, bread, sourdough, roti, naan, flatbread, loaves, pastry, bread and milk, salads and rolls",
  ),
  briefcase: list(
    "work travel, work trips, work days, for work, back to work, going back to work, career changes, changing direction, work outings, work and stress, corporate gigs, self-employed borrowers, gifts for clients",
  ),
  broadcast: list("satellite dishes"),
  broom: list(
    "clean-ups, chimney sweeping, first clean, sorted, cleared, roof debris removal, deceased estates, clearing sales, inside, sweeping",
  ),
  browser: list("website, web page, online shop, online stores"),
  "brush-cutter": list("brush cutters, whipper snippers, line trimmers, edges, edging"),
  bug: list("ants, cockroach, cockroaches, flea washes, slow or hacked computers"),
  "bug-beetle": list(
    "spider, termite, pest, insect, wasps, bees, swarms, hives, hives and swarms, beetles, roasted crickets, crickets, aphids, fleas",
  ),
  "building-apartment": list("apartment, strata, bins for units, property management"),
  "building-office": list(
    "office moves, employer sponsorship, work and employment, business storage, workplace matters, massage at work, office lunches",
  ),
  bulldozer: list(
    "earthmoving, site cuts, machinery hire, plant hire machines, levelling ground, sand and gravel, earthmoving tickets",
  ),
  "burst-pipe": list("burst pipes, burst pipe repairs"),
  bus: list("bus, buses, minibus, minibuses"),
  cake: list("ice cream cakes, cake, cupcake"),
  calculator: list(
    "maths, tax, bookkeeping, payroll, BAS, GST, budget, budgeting, looking at the figures, small business books, setting up a company books, accounts",
  ),
  "calendar-check": list(
    "regular cleans, check-ups and cleans, half days and full days, half and full days, regular visits, permanent jobs, casual visits, holiday weeks, day care, long day care, catching up, prepaid, first nights out, day desks, regular orders, session times, growing out, infills, move-ups, top-ups, yard visits, first lessons, a first lesson, before the birth, dose packs, block of the month, tank visits, board hire, borrowing",
  ),
  camera: list(
    "photo, photography, photographer, headshot, products, businesses and products, places and things, places, in the studio, booths, wedding albums, slides and negatives, negatives, cameras, occasions photographed",
  ),
  car: list(
    "car, vehicle, paint protection, paint correction, rideshare, fitting and balancing, rideshare cars, around town, drive a kart, kart, side mirrors, stone chips, door dings, from town, pick-up from town, transport, coatings for cars, driveways, car and equipment finance, car and boat seats, smash repairs",
  ),
  "car-battery": list("car batteries, dual batteries"),
  "car-key": list("car keys, spare keys, key fobs"),
  "car-profile": list("side and back windows"),
  cards: list("cards and figures, cards"),
  carrot: list("without meat, vegetable, pickle, sides"),
  "cassette-tape": list("cds and tapes"),
  "castle-turret": list("jumping castles, castles"),
  cat: list("cat, kitten, several pets"),
  certificate: list("citizenship, plaques, names and honours"),
  chair: list("chairs, tables and chairs, dining chairs"),
  "chalkboard-teacher": list(
    "learning, theory evenings, scholarship tests, intensives, coaching course, learning to read",
  ),
  champagne: list("sparkling mead"),
  "charging-station": list("charging station"),
  "chart-bar": list(
    "data, spreadsheet, dashboard, business plans, projects from start to finish, consulting, marketing plans",
  ),
  "chart-line-up": list("investing, dashboards"),
  "chat-circle-dots": list("stuttering"),
  chats: list(
    "first meeting, a first talk, counselling, second opinions, headaches and jaw, headaches, stress, anger and stress, nerves, anxiety, habits, trauma, memory, migraine, time to talk, someone to talk to, customer replies, getting help, debrief, encouragement, keynotes, talks with council, working with others, for parents, for accountants, after a betrayal, help afterwards, support line, police interviews, questions first, one partner alone, one-to-one training, one-to-one sessions",
  ),
  checkerboard: list(
    "tiling, tiles, paving, pavers, benchtops, splashbacks, regrouting, cutting and coring, blocks and boulders, vinyl, hybrid and laminate, slate",
  ),
  cheers: list("social nights"),
  cheese: list(
    "paneer and vegetables, cheese, paneer, aged, platters of cheese, halloumi, dairy goods, knafeh, antipasti",
  ),
  "chef-hat": list(
    "catering, cooking, recipe, hot dishes, ready to cook, live stations, umu and hangi, umu, hangi, dish, dishes, trays for kitchens",
  ),
  church: list(
    "church windows, church, baptism, sunday services, services on sunday, orders of service",
  ),
  "clipboard-text": list(
    "written plan, care plan, study plan, pull lists, trial day, appraisals, rules, patch tests, logbook services, risk, compliance, checklist, support coordination, referrals, reviews, what can go in",
  ),
  clippers: list("fades, skin fades, clipper cuts"),
  clock: list(
    "rare and old, clock, antiques, old favourites, evening sessions, timing the day, controllers and timers, aged and hard, late returns, hard cheese, aged cheese, studio time",
  ),
  "cloud-rain": list("stormwater"),
  "cloud-snow": list("hail, hail damage"),
  "coat-hanger": list(
    "suits, wardrobe, dry cleaning, clothes, clothing, everyday wear, taking apart clothes, wear, logos on clothing, occasions to wear, shopping together, saris, silk, lingerie, swimwear, wide fittings clothes, vintage, pre-loved, try-ons, scarves and blankets, fabric, turban fabric, silk and everyday saris, lavalava and ie faitaga, puletasi, fabric by the metre, dressing up, themes, props and albums, women’s fashion, everyday clothes, suits taken in, blazers and jumpers, wardrobe sorting",
  ),
  code: list("software, apps, coding, programming, automation, scripts"),
  coffee: list(
    "coffee, espresso, chai, seniors’ mornings, café, barista, café call-outs, brewing, regular morning stops, morning tea, morning stops, coffee and tea, pots of tea",
  ),
  "coffee-bean": list("coffee beans, roasts of the month"),
  coins: list(
    "coins, money, super, superannuation, finance, lotto tickets, pay, pay and entitlements, pay and conditions, fines, speeding and fines, investment, donations, prepaid funerals, bids, insolvencies, staying afloat, selling things, taxes, prices, costs, interest, collections bought",
  ),
  compass: list("navigation, navigating, off the beaten track, bushcraft, adventure, discovery"),
  confetti: list(
    "hens parties, festival, fete, vow renewals, special days, private events, function room, function space, event space, holiday orders, bar and bat mitzvahs, for an occasion, openings, receptions and parties, tableware, school holidays, other fun, sets and decoration, princesses and heroes, bhangra, hens and private groups, hens and birthdays, hens night, birthdays and showers",
  ),
  "contact-lens": list("contact lenses"),
  cookie: list(
    "biscuit, cookie, slices, sweets, dolci, desserts, mithai, baklawa, sweet tables, fudge, candy, chocolate, chocolate bars, caramels, chocolate and fudge, licorice, pudding, lollies, pastries and sweets, devonshire tea",
  ),
  "cooking-pot": list(
    "curry, curries, brewing gear, fudge and caramels, dinner, banquet, slow dishes",
  ),
  couch: list(
    "lounges and chairs, lounges and armchairs, lounge, sofa, upholstery, furniture, house contents, furnishings, single items, heavy things, other heavy things, furniture and curtains",
  ),
  cow: list(
    "helicopter mustering, cattle, beef, cow, calves, dairy, milk, meat, marbled, steak, biltong and droewors, breeding stock, store stock, livestock, feeders and troughs, hides, tanning hides, alpacas and goats, yards to yards, beef and lamb, calves and heifers, goat’s milk soap",
  ),
  crane: list(
    "crane, lift, tower work, steel, roofs and steel, structural steel, access towers, rope access, work platforms, hoists, towers and lifts, mobile towers for hire, stainless and aluminium, house raising, construction loans",
  ),
  crown: list("crowns and bridges, dental crowns"),
  curtains: list("curtains, drapes"),
  cylinder: list("steel and plastic drums, oil drums"),
  dentures: list("dentures"),
  desktop: list("computer, setting up software"),
  "device-mobile": list("cracked screen, charging port, screens mended"),
  "dice-five": list("board games, gaming tables, cards to play"),
  disc: list("mastering"),
  "disco-ball": list("DJ, nightclub, ballroom, hip hop, lights and sound, stage lights"),
  dog: list("dog, dog hair, puppy, puppies, obedience, planned litters, litters, kelpies, trots"),
  "door-open": list(
    "doors, opening and locking up, easier access, release, adoption, verandah doors, come and try, flyscreens, tight access, doors and windows, lockout, locked out, doors and shelves, moving in and unpacking",
  ),
  drawers: list(
    "drawers, cabinet doors and drawers, doors and drawers, shelves and cabinets, sideboards, sideboards and wardrobes, vanities, vanities and storage, handles and hinges",
  ),
  dress: list(
    "dress, dresses, gown, formals, bridal, brides, packages for brides, mothers of the bride, beads and lace, wedding dresses altered",
  ),
  drone: list("drone, aerial photos, roof inspections by drone"),
  drop: list(
    "leak, leaking, dripping, damp, waterproofing, ear wax, gel polish, rainwater, drip systems, pump-outs, holding tanks, first-flush and mesh, depth and flow, bores, old bores, dams, hydrants and hoses, watering gardens, drainage, balconies and decks, creek and dam banks, hydroponics, hydrotherapy, emu oil, troughs, diffusers, oils, wax, lymphatic drainage, dialysis, pressure cleaning, soaking, bath and oil, dust and building sites, touch-ups, fins and wax, water filters, ear wax removal, green pools, evaporative, evaporative cooling, milk supply, oils and vinegars, pressing, fertiliser plans, castings and juice, leaks, gels and hoppers",
  ),
  "drop-half": list("pigmentation"),
  drum: list("drums"),
  ear: list("hearing, ears, earmould, sound insulation"),
  egg: list(
    "egg, hatching, hens, poultry, hens and eggs, eggs and milk, hold a hatchling, flocks and aviaries",
  ),
  "egg-crack": list("breakfast, breakfasts"),
  engine: list("engine, gearbox, outboard, inboards, clutches and gearboxes"),
  envelope: list(
    "email, invitation, place cards, envelopes and place cards, vows, bulk mail, by letter, letters from the tax office, greeting cards, birthday cards, cover letters, newsletters",
  ),
  exam: list("exam, essay, past papers, test preparation"),
  excavator: list("diggers, diggers and loaders, trenching, excavators, excavation"),
  eye: list("eye"),
  "eye-closed": list("lash, lashes, lash lifts, lash extensions, eyelash extensions"),
  eyeglasses: list("glasses, spectacles, eyewear, proofreading"),
  factory: list(
    "factory, factories, moulds, mould making, conveyors, casting metal, carbon and resin, components",
  ),
  faders: list("mixing, regulation, regulating"),
  fan: list(
    "fan, rangehood, ceiling fans, bathroom fans, drying, ducted, ducted air conditioning, mower blades",
  ),
  farm: list("farm, paddock, pasture, crop, agistment, paddock agistment"),
  feather: list("waxing"),
  fence: list(
    "fences, timber fences, timber fencing, farm fencing, rural fencing, pool fencing, fencing and water, fences and decks, fences and gates, boundary fencing, yard and fence work",
  ),
  "fence-panels": list("colorbond fences, colorbond fencing, steel fences, steel fencing"),
  "file-text": list(
    "contract, wills, résumé, agreement, lease, policies, yellow fever, valuations written, winding up, council approval, permits, planning permits, paperwork help, easement documents, refusals and cancellations, after a refusal, setting up a company, theses, statements, funeral words, copywriting, words and pictures, poems, vows and poems, eulogies, life stories, support plans, before the next plan, ndis paperwork, stamp duty, apostilles, notarised, legal paperwork, paperwork after a death",
  ),
  "film-slate": list(
    "film, filming, home theatre, film reels, showreels, children’s sessions, cinema, animation, young actors, casting",
  ),
  fire: list(
    "hot food, smoke and soot, fireplace, wood heater, barbecue, charcoal, fire, firefighting, burn pile, campfire, ember protection, from the grill, grills, skewers, smoked meats, charcoal grills, candles, incense, wood fired, burns night, gas logs, marinated and ready to cook, beeswax, smoked fish, grilled fish, blown glass",
  ),
  "fire-extinguisher": list("extinguisher, extinguishers and blankets"),
  "first-aid-kit": list(
    "first aid, CPR, wound, emergencies, toothache, after surgery, work and traffic injuries, injuries, injury claims, heel pain, bandages, first response, after a fall, work and traffic, removal of spots, sick plants, sick birds",
  ),
  fish: list(
    "aquaponics, fish, seafood, fishing, bait, tackle, aquarium, sashimi, oysters, oysters by the dozen, calamari, scallops, shellfish, reef and deep sea, sushi, dolphins and seals, whales, whales in season, rods and reels, tanks and stands, crab, crayfish",
  ),
  "flag-checkered": list("racing crew"),
  flame: list(
    "wok dishes, gas, LPG, burners, heat, laser and cnc, welding, gas bottles, lpg bottles, burners and trays",
  ),
  flashlight: list("patrols"),
  flower: list(
    "bridesmaid, flower, florist, floral, shrouds and simple coffins, buckets, wreaths, ceremonies, funerals, burials and funerals, wakes and funerals, headstones, petals, funeral services, funeral ceremonies, private cremation, shared cremation, after a burial, after a death, stands and wreaths, herbal blends, cremation without a service",
  ),
  "flower-lotus": list(
    "yoga, massage, acupuncture, facials, peels, relaxation, guided sittings, sound and breath, full body, scalp, breathing, calm, pelvic, slow flow, hips and legs, shoulders and arms, back and shoulders, neck and shoulders, posture, adjustments of the spine, chest and stomach, back and neck",
  ),
  "flower-tulip": list("bouquet, tulips, bunches, bouquets"),
  footprints: list(
    "foot, feet, podiatry, toenails, corns, walking feet, pedicures, sandals, barefoot bowls",
  ),
  "fork-knife": list(
    "feasts, lunch, lunches, meal, menu, eat in, antipasto, tapas, tapas first, meze, mezze, finger food, kiddush, spit roasts, tiffin, daily tiffin, yum cha, chicken, fried chicken, duck, potato cakes or scallops",
  ),
  "frame-corners": list("mirrors"),
  fridge: list("fridges, refrigerators, fridges and freezers, whitegoods"),
  "game-controller": list("consoles, game making, gaming, tablets and games, virtual reality"),
  garage: list("garage, carport, workshops and sheds, garage door repairs"),
  "garage-door": list("garage doors, sectional doors, panel lift doors, tilt doors"),
  gate: list(
    "gates, gate motors, gates and balustrades, gates and railings, gates and grids, gates and panels, automatic gates, sliding gates",
  ),
  gauge: list("dyno runs"),
  gavel: list(
    "auction, bidding, contested estates, contested, clearances at auction, bids at auction, holiday auctions, traffic and criminal matters, pleas and sentencing, divorce, serious driving charges",
  ),
  gear: list(
    "lathe work, ground to order, pumps and filters, parts and fitting, gearboxes, hydraulics, mast and hydraulics, new belts, splicing, tracking and scrapers, modernising, wheel truing, bearings, augers, connecting programs, old systems, fermenters and taps, home machines, grinders, implements, regulators, bore pumps, pumps and bores, circular saws, the workshop",
  ),
  "gender-female": [],
  gift: list(
    "present, favours, boxes of chocolates, boxes for diwali, keepsake, surprise, presents wrapped, albums, albums and journals",
  ),
  goggles: list("dive, diving, snorkel, snorkelling, masks"),
  golf: list("golf, short game, putting"),
  gradient: list("exposed aggregate"),
  grains: list(
    "grain, chaff, seed and toys, flour, pasture crops, feeding and rugging, cakes without gluten, sowing, mud brick and straw bale, seed collecting, field bins",
  ),
  guitar: list("guitar, pickups and wiring, frets"),
  "hair-dryer": list(
    "de-shedding, blow wave, wash and shape, hair drying, styling hair, tapes and wefts, extensions of hair, washing hair, dry and brush, blow-dry, perms, dreadlock extensions, hair extensions, box braids",
  ),
  "half-pipe": list("ramps and bowls, half-pipe"),
  hamburger: list(
    "mince and sausages, burger, kebabs, sandwiches, sandwich, rolls, rolls and sandwiches, souvlaki, souvlaki and gyros, gyros, tacos, wraps, sliders, sandwiches and pies, hot dogs",
  ),
  hammer: list(
    "carpentry, renovation, demolition, flat-pack assembly, tv wall mounting, timber floors, floor sanding, sanders, floor sanders, strip-outs, pulling down, smash sessions, bigger things, taking apart, carved, carvings, woodwork, forged ironwork, dents, creases, bumpers, after-builders glass, decks, decks and pergolas, decks and screens, on the wall, concrete cutting, shelving, ridge capping, planer knives, canvas stretching, beams and walls, renovating old houses, knocking in, fence repairs, fencing repairs",
  ),
  hand: list(
    "manicure, hands and feet, nails, acrylics, manicures and pedicures, handles, hand-building classes",
  ),
  "hand-heart": list(
    "adults who never learnt, things made nearby, palliative, personal care, aged care, respite, carers, volunteering, volunteer, grief, birth support, living farewells, help at home, lending a hand, giving, caring, end-of-life care, saying goodbye, after treatment, home from hospital, showering and dressing, safe paths, sorting together, catheter care, company, pelvic health, women’s health, conditions, giving your things away, latch and position, mobility aids, after the birth, worries and fears, meet the alpacas, catch and release, older horses, new singers",
  ),
  "hand-palm": list("hand drums"),
  "hand-soap": list(
    "soap, scrub, washing hands, stains, grime, deodorising, disinfecting, degreasing, skincare, body scrubs, wash and dry, wash before going home, removal and repair",
  ),
  "hand-waving": list("welcome to country, girls and women"),
  handbag: list("leather, bags and belts, belts and bags, handbags, bags and wallets"),
  "hands-praying": list(
    "prayer, daily prayers, prayers and ceremonies, faith, blessing, meaning, statues and pictures",
  ),
  handshake: list(
    "negotiating, mediation, partnerships, trade enquiries, deals, introductions, setting up a business, nanny share, hiring, support at work, work and meetings, work for hire, tenders",
  ),
  "hard-hat": list(
    "workwear, building waste, after builders, after-builders, ppe, workers’ stays, rigging and lifting, concrete breaking, on your site",
  ),
  "hay-bale": list("hay, hay and silage, wrapping and silage, baling, hay bales"),
  headlights: list("headlight"),
  heart: list(
    "bump, wedding, couples, relationship, engagement, elopement, honeymoon, memorials, receptions, proposals, the venue, intimate, life changes, weddings and races, partner visas, partner and family visas, weekends for two, packages for two, cpr, wedding flowers",
  ),
  heartbeat: list("over-sixties"),
  helmet: list("helmets, helmets and jackets, motorbike helmets"),
  hexagon: list("a hive of their own, honeycomb"),
  "high-heel": list("high heels"),
  horse: list(
    "hoof trimming, horse, pony, ponies, saddle, equine, bridle, horseshoeing, rides, barefoot, rugging, arena, arena use, hard loaders, bit comfort, riding, short rides, float hire, floats, whips and belts, camels, young horses, donkeys and ponies, horse-drawn carriage, carriage rides, carriage hire",
  ),
  horseshoe: list("shoeing, horseshoes"),
  house: list(
    "stables, new homes, whole homes, granny flat, home visits, buying a home, home loans, exterior painting, estate sales, after hospital, small ceremonies at home, backyard studios, cabins, investment properties, rental properties, rentals, property, rural property, storeys, restumping, drying out, ceiling insulation, insulation, sheds, barns, cladding, eaves, verandahs, shells to finish, at your place, home and contents, home modifications, cubbies, coops, kennels, local care, residential, reassembly, stumps and reassembly, new panels, underfloor, cornices, side by side windows, small ceremonies, brick houses, brick houses and extensions, fences and chimneys, basements, on approval, cages and aviaries, home audits",
  ),
  "ice-cream": list("ice cream, sundae, scoops, scoops and cones, tubs, gelato, ice blocks"),
  "identification-card": list(
    "visa, licence, business cards printed, permanent residency, badges, name badges, light and medium rigid, cards of identity, driver licences, automatic and manual, learner hours, employers, seasonal workers, ielts, ielts and pte, linkedin, gym memberships, memberships, background checks, microchips, business cards",
  ),
  image: list("custom framing"),
  invoice: list("invoices, chasing invoices"),
  jar: list(
    "cupping, olives and antipasti, licorice and sours, cream and butter, jam, pantry by weight, honey, chutney, relish, relishes, pantry, sauce, dips, salsas, rubs and blends, spices, sauces and spices, ferments, olive oil, oils and butters, preserves, toppings, spreads, everyday groceries, vases and bowls, dried, glass and china, infusions, cones of henna, urns, cones, lids and taps",
  ),
  jeep: list("four-wheel, off road, bars and winches"),
  key: list(
    "learning to live independently, selling a home, keys, lost keys, bail, handover, small units, keys cut, conveyancing, leases, end-of-lease cleaning",
  ),
  keyhole: list("key systems, master key systems"),
  "kids-bike": list("children’s bikes, kids’ bikes, balance bikes, bikes for children"),
  knife: list(
    "knife, knives, saws, band saws and hand saws, blades, blades and parts, butchery, sashimi cuts, chicken and turkey, lamb and chicken, turkey, pork and chicken, lamb",
  ),
  ladder: list(
    "ladder, scaffolding, second-storey windows, gutters, access by rope, roof access, mesh, chimneys, high places, towers",
  ),
  lamp: list("lamp, homewares, twin rooms"),
  "lamp-pendant": list("fairy lights, festoon"),
  laptop: list(
    "telehealth, tablets, desks, backups and lost files, files, remote, remote control, programs on computers, websites rebuilt",
  ),
  "lawn-mower": list("lawn, lawn mowing, mowing, mower, ride-on mowing, new and used mowers"),
  leaf: list(
    "bush food and medicine, vegetarian, vegan, herb, plant-based, herbal, herbal medicine, native spices, compost, fresh mushrooms, mushrooms, truffles, fresh truffles, bushland, carbon neutral, off the land, ready picked, restaurants and herbs, green tea, green waste, weeding, turtles and frogs, lawn care, local species, herbs and salad, salads and soups, veggie burgers, barefoot care, smoking ceremonies",
  ),
  lego: list("big toys, building sets"),
  lightbulb: list(
    "patents, lights, lighting, downlight, plan the lighting, ceiling and wall, prototypes",
  ),
  lightning: list(
    "switchboard, electrical, wiring, laser hair removal, laser, inverter, generators, alternators and starters, fuel and electrics, jump starts, ignitions, storm damage, e-bike, electric guitar",
  ),
  link: list("chains, rigging"),
  "list-checks": list("preparation"),
  lock: list("locks, access control, locking, window locks, gaol, the gaol, closed sessions"),
  "lock-key": list("rooms for small teams, deadlock, deadlocks and window locks"),
  log: list(
    "wide slabs, new handles, bases and frames, timber repairs, firewood, kindling, benches, tables and benches, stumps, timber and screws, chainsaw chains, clapsticks and boomerangs, bowls and boards, hardwood, didgeridoos, crooks and staffs, chainsaws, stump grinding",
  ),
  "magic-wand": list("magic, magician, juggling, tricks, balloon animals, games and craft"),
  "magnifying-glass": list(
    "lost data, fault finding, investigations, skin check, try before you buy, a first look, first look, before you buy, checks before you buy, pre-purchase, searching, metal detectors, inspected, browse, reception problems, termite inspections",
  ),
  mailbox: list("letterbox, letterboxes, mail, mail-outs"),
  "map-trifold": list(
    "maps, mapping, guided visits, day tours, half-day tours, day trips, subdivisions, routes, boundaries, zoning, small blocks, guided paddles, trail, treks, mine tours, round-the-world trips, before a trip, history by day",
  ),
  martini: list(
    "cocktail, mocktail, spirits, alcohol-free spirits, gin, gin and vodka, whisky, rum",
  ),
  "mask-happy": list(
    "role playing, drama, acting, theatre, costume, auditions, characters, children’s theatre, performers, juggling and balance, comedy sets, princesses",
  ),
  megaphone: list(
    "advertising, social media, marketing, barking and jumping, objections, campaigns, promotion, advertising signs, barking, banners and posters",
  ),
  "microphone-stage": list(
    "open nights, singing, karaoke, singer, comedy, choir, podcast, voice, mc, speaking, speeches, stories, on stage, panels and keynotes, publishing, planning a series, mic, sound, rehearsals, author evenings",
  ),
  milkshake: list("shakes, milkshakes, thickshakes, smoothies, frappes, milk teas, bubble tea"),
  "moon-stars": list(
    "ramadan and eid, meditation, telescope, night walk, night tour, overnight care, stargazing, long stays, twilight photos",
  ),
  moped: list("scooters"),
  motorcycle: list(
    "motorbike, motorcycle, older bikes, chains and brakes, carburettors, motor scooters, motorbikes and mowers",
  ),
  mountains: list(
    "trail rides, bouldering, climbing, contour plans, abseiling, summit, hikes, scenic flights",
  ),
  mouse: list("rats and mice, mice, rats, rodents"),
  muffler: list("exhausts, mufflers"),
  "music-notes": list(
    "first beats, ukulele, song, violin, live nights, turntables, jazz, jazz and tap, jazz and contemporary, bollywood, classical, salsa and bachata, woodwind, woodwind and brass, acoustic, acoustic sets, parades, door games and processions, reed organs, pitch raises, strings and felts, instruments, tuning pianos, frets and nuts, cracks and breaks, leather and wind, playing by ear, drum kit, tuning, pointe, grands",
  ),
  needle: list(
    "sewing, embroidery, alterations, tailoring, hems, quilting, belts, zips, wallets, stitching, buttons, thread, taking in, sails, sail repairs, tarps, felting, prints and textiles, small tattoos flash, changing an old dress, piercing, last fitting, bridles and bits, a fitting, bridles and harness",
  ),
  network: list("data and phone points"),
  newspaper: list(
    "newspaper, magazine, newsletter, brochure, flyer, back issues, posters, banners, publishing a book, prints and posters, local advertising",
  ),
  onigiri: list("bento"),
  orange: list(
    "sorbet, marmalade, fruit, juice, jams and marmalades, mocktail mixers, spiced and fruit meads",
  ),
  oven: list(
    "kitchen exhausts, oven, cooktop, new kitchens, kitchen things, cabinets in place, pastries, pies and pastries, pies and rolls, pies and sausage rolls, pies, pasties, roasts, roasts and large cuts, baked, tandoor, slow cooked, manoush, pierogi, dishwashers, stoves, ovens and fridges",
  ),
  package: list(
    "warehouses and yards, bags and filters, order pickers, parcel, packing, packaging, pallet, takeaway cans, tubs to take home, mixed cases, bulk foods, drop-off, moving tables, materials for beginners, bulk tins, subscriptions, contents, moving in, snack packs, belongings, downsizing, machinery and containers, storage containers, awkward loads, books ordered in, kits and cultures, gift wrapping, stacking, spawn, small runs, bottles to take home, beauty supplies",
  ),
  "paint-brush": list(
    "refurbishing, ombre, nail art, canvas and paint, face painting, wallpaper, heritage homes, tattoos, small tattoos, make-up, henna, bridal mehndi, mehndi, nail colour, lips and liner, colour and foils, balayage, foils, grey blending, micropigmentation, tinting, repolishing, refinishing, french polishing, paint stripping, caning and rush, remaking old pieces, cut and polish, period plaster, hand-painted signs",
  ),
  "paint-roller": list(
    "pebble and plaster, interior painting, patching and painting, priming, spray painting, powder coating, tint, two-pack, pigment, scratches and paint, gelcoat and finish, graffiti, graffiti removal, murals, antifouling",
  ),
  palette: list(
    "painting, mural, colour boosts, cover-ups, colour match, matching colours, framed, sculpture, ceramics, crafts, other crafts, logos, brand, branding, restoring pictures, felt, colour for curls",
  ),
  pants: list("trousers, jeans, taking up trousers"),
  "parent-and-child": list("parenting, custody, arrangements for children"),
  "paw-print": list(
    "foxes and wild dogs, feeder insects, pups, truffle hunts, pet, animal, paw prints, encounters, feeding times, meet the camels, meeting the parents, rehoming, release or rehoming, lizards and other reptiles, reptiles, snakes, snakes and lizards, possums, desexing, small mobs, out of the roof, wildlife, breeding, play and quiet, petting zoo, rabbits, guinea pigs, nail trims, nails and ears, reactive dogs",
  ),
  "pen-nib": list(
    "cards and stationery, songwriting, writing, signature, eulogy, powers of attorney, signing, agreements signed",
  ),
  pencil: list("illustration, custom tattoos, lettering, stationery, scene study, quill, essays"),
  pepper: list("savouries, spices and sauces, chilli, hot sauces, chutneys and relishes"),
  percent: list("refinancing, bas and gst, gst, bas"),
  person: list("legs and arms"),
  "person-arms-spread": list(
    "life drawing, ballet, graded ballet, aerial hoop and silks, trapeze and silks, mat classes, stretches",
  ),
  "person-simple-run": list(
    "race day, group runs, running, coming when called, faster flows, sports injuries, sports, training before a race, race, movement, movement checks, strokes run, obstacle courses, slides and obstacle courses, tumbling, trampoline and tumbling, running plans, tumbling and acrobatics",
  ),
  "person-simple-snowboard": list("snowboard, snowboarding"),
  "person-simple-swim": list(
    "swimming, stroke correction, wetsuit, adults in the water, stroke, laps",
  ),
  "person-simple-tai-chi": list("moving slowly, slow and gentle classes, slow and gentle"),
  "person-simple-walk": list(
    "walks, dog walks, walking, back pain, back and neck pain, neck pain, neck and back, out and about, outings, excursions, getting out and about, company and outings, getting started again, balance, first steps, falls",
  ),
  phone: list("until help comes, phone, intercoms, talking to creditors"),
  "piano-keys": list("piano, keyboards, uprights, organ, piano tuning"),
  "picnic-table": list("outdoor furniture, long tables, grazing platters, grazing tables"),
  "piggy-bank": list("savings, planning for retirement"),
  pill: list("medicine, medication, vitamins, remedies, supplements, dose"),
  "pint-glass": list(
    "cider, drinks and snacks, snacks and drinks, fruit teas, toppings and drinks, kombucha, mead, shots",
  ),
  pipe: list(
    "drains, pipes, plumbing, downpipe, septic, grease traps, plumber, pumps and columns, flues and cowls, flue, pump and pipe",
  ),
  piston: list("cylinder heads, boring and honing, crankshafts, pistons"),
  pizza: list("pizza"),
  planet: list("southern sky"),
  plant: list(
    "seedling, tubestock, raised beds, green walls, weed control, weed, seeds, tubers and bulbs, grow kits, greenhouses, garden, garden things, crops sprayed, spraying, bedding plants, turf, roots, rainwater irrigation, looking after the ground, crop checks",
  ),
  plug: list(
    "connections, power points, test and tag, extra tv points, powered sites, appliances, charging ports",
  ),
  plugs: list("power poles, power poles and private lines"),
  popcorn: list("private screenings, popcorn"),
  "potted-plant": list(
    "plants, pot plants, indoor plants, pots, planters, pots and stands, roofs and planters, bonsai, potted trees, pots and soil",
  ),
  prescription: list("prescription"),
  printer: list(
    "printing and copying, printing, prints and cards, prints and frames, scanning, copying, print runs, copies, stickers, labels",
  ),
  puncture: list("punctures, puncture repairs, flat tyres"),
  "puzzle-piece": list(
    "games and puzzles, puzzles and games, puzzle, toys, open play, play and learning, play mornings for babies, sensory needs, social skills, learning through play, playgrounds, trivia, trivia night, kindergarten",
  ),
  ramp: list("ramps, wheelchair ramps, ramps and rails"),
  receipt: list("invoice, returns"),
  recycle: list(
    "buy-back, recycling, scrap, reuse, scrap metal, plastic-free goods, swaps, trade-ins, reusing, old machines, carbon, compost bins, containers returned, refills, ibcs, upcycling, returning old medicines, second-hand vinyl",
  ),
  remote: list("motors and remotes, garage remotes, gate remotes"),
  "road-horizon": list(
    "paths and patios, driveway, interstate moves, easements, local runs, regular runs, country runs, regular rounds, street rounds, longer trips, local trips, long distance, longer drives, long trips, hot shots, roadside, before the trip, paths, concreting, concrete, field service, line marking",
  ),
  robot: list("robotics, chatbot, ai"),
  "roller-door": list("roller doors, roller shutters"),
  roof: list(
    "roofing, roof repairs, roof replacement, roof painting, roof cleaning, roof tiles, roof restoration, new roofs",
  ),
  rug: list(
    "sheepskins, rug, carpet, floor polishing, polishing floors, runners, underfloor insulation",
  ),
  ruler: list(
    "posts and beams, bats made for you, big sizes, extensions, mirrors to size, wide fittings, to measure, measure, private fittings, bra fittings, skirting, skirting and architraves, levelling, club fitting, resizing, retaping, larger commissions",
  ),
  sailboat: list("sailing, new sails, masts and fittings"),
  sausages: list("sausages, sausages and smallgoods, smallgoods, boerewors"),
  scales: list(
    "legal, law, court, sentencing, defended hearings, disputes, unfair dismissal, separating well, traffic, criminal, defending",
  ),
  scan: list("wisdom teeth"),
  "scan-smiley": [],
  scissors: list(
    "seeds and cuttings, haircut, barber, scissors, hair, curl cuts, cuts at home, nail care, trims, clips, cut and set, full groom and clip, shearing, crutching, clippers, crooks, cutting and care, wriggly and anxious children, growing out cuts, taking in and letting out, curly, hair cutting",
  ),
  screwdriver: list("flat-pack, assembly, fitting out"),
  scroll: list("convict and migrant records"),
  "seal-check": list("rego inspections"),
  "security-camera": list("security, surveillance, cctv, security cameras, surveillance cameras"),
  shapes: list("preschool, wooden toys"),
  shears: list("hedge trimming, hedges, pruning, garden shears"),
  "shield-check": list(
    "insurance, coatings, safety gear, safety systems, ember guard, gutter guard, edge protection, roof edge protection, mouthguards, warranties, infringement, soft surfaces, snake-safe yards, retainers, cyber, backups, police checks, life jackets and dry bags, boards and pads, anchoring, after a scam, protection orders, travel health kits, setting limits, asbestos, bird control, sealing up, looking after a site, keeping it away, protection",
  ),
  "shirt-folded": list("wash and fold"),
  shovel: list(
    "planting, repotting, soil, mulch, garden design, underpinning, site preparation, site drilling, drilling, post holes, footings, slabs and footings, gold panning, fossicking, spreading, sand, gravel, mulching, site clearing, worms, graveside",
  ),
  shower: list("shower, gas hot water"),
  shrimp: list("rice paper rolls, calamari and scallops, prawn"),
  signature: list("agreements, contracts and terms"),
  signpost: list("site signs"),
  silo: list("silos, grain silos"),
  skip: list("skips, skip bins, skip hire, skip washing"),
  smiley: list(
    "improvisation, portraits, kids’ cuts, children’s cuts, boys’ haircuts, first haircuts, nose and face",
  ),
  sneaker: list("sneakers, trainers, school shoes, sports shoes, skateboards"),
  "sneaker-move": list("walking shoes, first push"),
  snowflake: list(
    "air conditioning, fridge, freezer, frozen, ice, cool room, cooling, split systems, cold drinks, hot and cold, bags of ice, cryo, winter stays",
  ),
  "soccer-ball": list(
    "football, soccer, court and field hire, team sport, batting, holiday care, holiday sessions, holiday help",
  ),
  "solar-panel": list("solar, adding to an older system, off-grid set-ups"),
  "spark-plug": list("engine tuning, tune-ups"),
  sparkle: list(
    "cutting rough, faceting, one-off cleans, final clean, styling for sale, foil and edges, skin care, whitening, spring cleaning, spotless, brow shaping, brow lamination, brow, jewellery, lehengas and suits, loose opals, full detail",
  ),
  "speaker-high": list("hearing aids"),
  "spray-bottle": list("perfume, inserts and laces, wasps and bees"),
  spring: list("suspension, suspension and brakes, springs and cables, shock absorbers"),
  sprinkler: list("sprinklers, irrigation, watering systems"),
  stairs: list(
    "balustrades and glass roofs, stairs, stairlift, lofts and storage, balustrades, second storeys, going up, steps and levels, falls and balance, mezzanine, attic ladders, levels, steps and rails",
  ),
  "steering-wheel": list(
    "driving, learner lessons, nervous drivers, driving assessments, wheel alignment",
  ),
  stethoscope: list(
    "herd health, health check, GP, diabetes, blood pressure, blood pressure checks, heart checks, surgery, vets, to the vet, taxi to the vet, medical rooms, herd, after a trip, doctor, gut troubles, spots that worry you, scalp checks, tinnitus checks, checks of skin, adjustment visits, therapists",
  ),
  sticker: list("patches, stickers and labels"),
  storefront: list(
    "display cabinets, small business accounts, market, at the counter, setting up, change of use, farm gate, stall, studio visits, shop signs, business cover, small business, small business accounts online, shops and cafés, florists, tea for cafés, online shops",
  ),
  "suitcase-rolling": list("airport runs, luggage, luggage and shopping"),
  sun: list("skylights, shade sails, spray tans"),
  "sun-horizon": list(
    "sunrise flights, sunset, sunrise, holiday lets, island fabrics, glides, jumps and glides, days out, sun protection, daylight, exposure, play mornings, holiday intensives, sunset paddles, before school, tree holidays",
  ),
  sunglasses: list("window tinting, sunglasses"),
  swatches: list("brand style"),
  "swimming-pool": list("pool, resurfacing, float and compression, pumps and cleaners"),
  syringe: list(
    "vaccination, injection, skin needling, needling, anti-wrinkle, injectables, blood tests",
  ),
  "t-shirt": list(
    "buttons and zips, sleeves and straps, t-shirt, uniform, shirt, jumpers, screen printing, shirts polos and dresses, blouses, cover tees, everyday, ironing",
  ),
  tap: list(
    "leaking taps, dripping taps, leaking taps and toilets, taps and washers, taps and toilets, taps and mixers, tapware, new taps, tap repairs",
  ),
  target: list("gel blasters"),
  "tea-bag": list("tea, teapots, teapots and strainers, strainers, black tea"),
  television: list("tv, television, satellite, subtitles"),
  "tennis-ball": list("tennis, racquet, serves"),
  tent: list(
    "canvas work, camp, camping, tent, swag, marquee, unpowered sites, overnight hikes, glamping, shelters, market pieces",
  ),
  "test-tube": list("salt chlorinators, science, chemicals, soil tests"),
  "thermometer-hot": list(
    "spas, hot water, heater, heating, sauna, enclosures and heat, ducted heating and cooling",
  ),
  ticket: list(
    "farm tours, shows, tickets, attractions, admission, shows and performances, stand-up sets, gigs, steam days, passes, lotto, festival passes, win and place, by the hour, play by the hour, court and council tickets, concert, before a performance",
  ),
  tire: list("tyre, wheels"),
  toilet: list("toilet"),
  toolbox: list(
    "tools, toolboxes, building sites, site work, larger jobs, small jobs, kits and tools, gear hire and service, emergency callouts, handyman, rods tackle and bait, bait and tackle",
  ),
  tooth: list(
    "tooth, teeth, dental, filling, braces, aligner, implants, root canal, orthodontics, floating",
  ),
  towel: list("linen, towel"),
  tractor: list(
    "tractor, slashing, ride-ons, garden machines, stock feed, windrowing, chaser bins and carting, cutting and raking, harvesting, mustering, yard work, bore and fence runs, acreage mowing, carting, implements and parts, farm equipment",
  ),
  "trademark-registered": list("trade marks"),
  "traffic-cone": list("kerbs and bollards, asphalt, traffic control"),
  train: list("trains, model railways, carriages"),
  translate: list(
    "interpreting, translation, english, languages, reading and translating, interpreters, naati, auslan",
  ),
  trash: list("rubbish, waste, bin, tip runs, dump, removing old insulation, dog waste"),
  tree: list(
    "training outdoors, hard and soft wood, many stumps, pruning roses and fruit trees, tree, bush kinder, stumps ground, work on acreage, acreage, chippers, nature play, banksias and grevilleas, grove visits, olives grove, bark, arborist, boards of timber, cut and netted, christmas trees, palms, native plants, remote and bush, land clearing, burials, milling on your land",
  ),
  "tree-evergreen": list("choose a tree"),
  "tree-palm": list("hedges and palms"),
  "trend-up": list("business growth"),
  trophy: list(
    "trophy, trophies, tournament, scholarships, members’ shoots, awards, competitions, squads",
  ),
  trowel: list(
    "render, rendering, cement render, plaster, plastering, repointing, patching holes and cracks",
  ),
  truck: list(
    "heavy rigid, tonneaus and tarps, freight, truck, towing, house moves, small moves, fleets, utes, forklifts, multi combination, carting and stacking, bulk loads, yards to yards livestock, haulage, rigid, vehicle lettering, vehicle signs, by the load",
  ),
  "truck-trailer": list(
    "breakdown towing, trailer, road trains, caravans, brakes and bearings trailer, heavy and multi combination",
  ),
  umbrella: list("awning, pergolas, travel cover, shade, rain"),
  user: list("headshots, private lessons"),
  "users-three": list(
    "social bowls, with their people, game nights, family pies, artists, men and children, family transfers, bullying and discrimination, meetings, crowd control, kinders, bar staff, temporary staff, playing together, band practice, clubs, clubs and charities, community programs, partners, nannies, parents, families and groups, work events, corporate events, mothers and daughters, talent, representation, youth, double kayaks, family trees, family law, portraits of families, ensembles, young boxers, family matters, private nights, private tours, family rooms, family histories, drum circles",
  ),
  vacuum: list("vacuums, vacuuming, wash and vacuum, carpet cleaning"),
  van: list("van, campervan, motorhome"),
  vase: list("flowers for tables, vase, wheel classes"),
  vault: list("gun safes, safes"),
  "vinyl-record": list(
    "vinyl records, new vinyl, old tapes to digital, records and cassettes, records bought, cds, albums of vinyl",
  ),
  wall: list(
    "bees in walls, brick, brickwork, retaining wall, stone wall, sleeper wall, masonry and timber, concrete blocks, blocks, walls and ceilings, texture and acrylic, stone cladding, sandstone, stonework, old stonework, masonry, feature walls, rammed earth walls, wall insulation, fibro walls, screening, hedges and screens, brick fences",
  ),
  "washing-machine": list("washing machine, laundry, dryers, laundries, laundries and pantries"),
  watch: list("watch, watches, wristwatch"),
  "water-tank": list("rainwater tanks, water tanks, new tanks, house tanks, tanks and troughs"),
  waveform: list("speech sounds, pronunciation, voice-overs, tinnitus, bass, voice technique"),
  waves: list(
    "board and wetsuit hire, surfboard, surf, jet skis, scattering ashes, first paddle, single kayaks, kayaks, ocean, canoes, paddle, river and estuary, snorkel trips, refresher dives, plunge pools",
  ),
  wheelchair: list(
    "wheelchair, disability, grab rails, scooters and wheelchairs, home from hospital transport, prostheses, independence, mobility, equipment and aids",
  ),
  "wifi-high": list("wi-fi, internet, networks, podcast online, smart home"),
  wind: list("blasting, draught proofing, kite and wind"),
  windmill: list("mill heads, mill heads and sails"),
  window: list(
    "windows, windows and frames, broken windows, sash windows, walls and windows, double glazing, glass and seals, leadlight windows, plantation shutters, window cleaning",
  ),
  windscreen: list("windscreen, windscreen replacement"),
  wine: list(
    "wine, vines, vineyard, cellar door, bottles, cellar, sparkling, glasses and plates, long lunches, kiddush and bris",
  ),
  wrench: list(
    "bike servicing, wood heater servicing, old walls, taps and washers tapware, adjusted, set-up, servicing and parts, rebuilding an old site, corrective, relines, fitting where you are, custom work, balancing, maintained, stretching shoes, cords and chains, leaks and liners",
  ),
  yarn: list(
    "batting and thread, wool, yarn, knitting, fleece, weaves and crochet, spinning and dyeing, spinning, weaving, dyeing, kilims and runners",
  ),
} as const satisfies Record<string, readonly string[]>;

/** The words that tell what kind of service it is: for a name in which nothing tells what it is about. */
export const generalWordsByIcon = {
  airplane: list("charter"),
  anchor: list("private charters"),
  baby: list("children, little ones, kids"),
  backpack: list("school"),
  bed: list("rooms"),
  "bowl-food": list("snacks, feed"),
  broom: list("cleaning, sorting, clean, clearances, detail, yard"),
  "building-office": list("office, workplace"),
  "calendar-check": list(
    "appointment, booking, visits, follow-up, longer stays, short stays, by the day, weekends, weeks, weekly, the day, the whole day, on the day, planning, seasonal, hire",
  ),
  "chalkboard-teacher": list(
    "lesson, courses, tutoring, beginners, refreshers, theory, training, teaching, skills, juniors",
  ),
  "chart-bar": list("projects, reporting"),
  chats: list(
    "advice, consultation, conversation, talks, interviews, coaching, first visit, your first time, help to choose, questions, one to one",
  ),
  "chef-hat": list("small batches, for kitchens, special diets"),
  "clipboard-text": list(
    "inspection, assessment, audit, survey, reports, check-ins, orders, by order, plan, programs, check, check-ups, records, testing, trial, valuations, valuing, quotes, results",
  ),
  clock: list("sessions, by arrangement"),
  coins: list("selling, buying"),
  confetti: list("party, parties, birthday, celebration, occasions, special occasions, events"),
  couch: list("styling"),
  "door-open": list("open days, private rooms, day visits"),
  drop: list("water, tanks, washing, wash, pump"),
  "file-text": list("document, paperwork, papers, application, certificate"),
  "flower-lotus": list("treatments"),
  "fork-knife": list(
    "platters, tastings, small plates, sharing plates, shared plates, plates, food, restaurants, for restaurants",
  ),
  "game-controller": list("games"),
  gear: list("parts, used parts, replacement parts, spare parts, machines, machinery"),
  gift: list("gift, vouchers"),
  "hand-heart": list("support"),
  handshake: list("help with claims, claims, negotiation, wholesale, employment"),
  house: list("house, homes, at home, framing, roof"),
  laptop: list("online"),
  lightning: list("power"),
  log: list("timber"),
  "magnifying-glass": list("finding, searches, research, a look at the job, finding people"),
  "map-trifold": list("what is near, tours"),
  "microphone-stage": list("recording"),
  "music-notes": list("music, dance"),
  oven: list("kitchens"),
  package: list(
    "takeaway, take home, box, boxes, bags, by the bag, family packs, bulk packs, cases, cartons, bulk, loads, small loads, by post, pick-up, collection, packs, kits, containers, storage",
  ),
  "paint-brush": list("restoration, restoring, polishing, polish"),
  "paint-roller": list("paint"),
  palette: list("art, colour"),
  pencil: list(
    "drawing, made to order, pieces made to order, commissions, custom, bespoke, editing, designs, engraving, patterns",
  ),
  "person-simple-walk": list("steps"),
  "pint-glass": list("drinks"),
  plant: list("growing"),
  printer: list("prints"),
  recycle: list("second-hand"),
  "road-horizon": list("interstate"),
  rug: list("floors"),
  scissors: list("trimming, cuts"),
  screwdriver: list("installation, installing"),
  "shield-check": list("safety, safety checks, guard"),
  shovel: list("clearing"),
  stairs: list("going further"),
  stethoscope: list("health, medical"),
  storefront: list("shop, counter, at the door"),
  "sun-horizon": list("outdoors, outside, holiday"),
  ticket: list("exhibitions, performances"),
  trash: list("disposal"),
  truck: list("delivery, deliveries"),
  "users-three": list(
    "group, class, classes, workshops, team, families, meeting rooms, staff, young people, teenagers, members, adults, women, older adults, functions, seniors, people",
  ),
  "video-camera": list("video"),
  wall: list("walls"),
  wrench: list(
    "repairs, servicing, maintenance, breakdown, adjustments, modifications, replacement, repaired, mending",
  ),
} as const satisfies Record<string, readonly string[]>;

/** What shows nearly the same, where a list has the icon already: the best first. */
export const alikeByIcon = {
  airplane: ["airplane-takeoff"],
  anchor: ["boat"],
  armchair: ["couch"],
  baby: ["baby-carriage"],
  bank: ["coins"],
  barbell: ["heartbeat"],
  bathtub: ["shower"],
  bed: ["moon-stars", "door"],
  bicycle: ["person-simple-bike"],
  "bicycle-helmet": ["shield-check"],
  bird: ["feather"],
  blind: ["window", "sun-horizon"],
  book: ["books"],
  boot: ["sneaker"],
  "bowl-food": ["fork-knife", "cooking-pot"],
  "bowl-steam": ["cooking-pot"],
  "boxing-glove": ["hand-fist"],
  "brake-disc": ["gear"],
  broom: ["sparkle", "spray-bottle"],
  browser: ["cursor-click", "laptop"],
  "brush-cutter": ["plant"],
  "bug-beetle": ["bug"],
  bulldozer: ["shovel", "traffic-cone"],
  "burst-pipe": ["pipe-wrench"],
  cake: ["cookie"],
  calculator: ["receipt"],
  "calendar-check": ["calendar-dots", "clock"],
  camera: ["image", "aperture"],
  car: ["car-profile"],
  "car-key": ["key"],
  "chalkboard-teacher": ["graduation-cap", "notebook"],
  "chart-bar": ["chart-line-up", "chart-pie-slice"],
  chats: ["chat-circle-dots", "hand-waving"],
  checkerboard: ["grid-four", "squares-four"],
  church: ["hands-praying"],
  "clipboard-text": ["list-checks", "note-pencil"],
  clock: ["hourglass"],
  "coat-hanger": ["shopping-bag", "ruler"],
  coins: ["money", "hand-coins"],
  confetti: ["balloon"],
  cookie: ["cake"],
  "cooking-pot": ["fork-knife"],
  couch: ["armchair", "lamp"],
  cow: ["barn", "farm"],
  crane: ["crane-tower", "hard-hat"],
  curtains: ["window"],
  desktop: ["laptop"],
  "dice-five": ["cards"],
  dog: ["bone", "paw-print"],
  "door-open": ["door"],
  dress: ["coat-hanger"],
  drop: ["drop-half"],
  engine: ["gear", "nut"],
  exam: ["note-pencil"],
  excavator: ["bulldozer", "shovel"],
  eye: ["eye-closed"],
  factory: ["cube"],
  fan: ["wind"],
  farm: ["barn"],
  fence: ["fence-panels"],
  "file-text": ["files", "signature"],
  "film-slate": ["film-strip"],
  fire: ["flame", "campfire"],
  "first-aid-kit": ["bandaids"],
  fish: ["fish-simple"],
  flower: ["flower-tulip"],
  "flower-lotus": ["leaf", "flower", "hand"],
  "fork-knife": ["cooking-pot", "chef-hat"],
  fridge: ["thermometer-cold"],
  "game-controller": ["joystick"],
  "garage-door": ["garage"],
  gate: ["fence"],
  gear: ["nut", "wrench"],
  gift: ["shopping-bag"],
  guitar: ["music-note"],
  hammer: ["toolbox", "ruler"],
  hand: ["sparkle"],
  "hand-heart": ["heart", "hand"],
  "hand-soap": ["drop", "sparkle"],
  "hay-bale": ["grains"],
  heart: ["sparkle"],
  helmet: ["shield-check"],
  horse: ["barn"],
  horseshoe: ["hammer"],
  house: ["house-line", "house-simple"],
  "identification-card": ["identification-badge", "seal-check"],
  jar: ["jar-label"],
  key: ["keyhole"],
  ladder: ["hard-hat"],
  laptop: ["desktop"],
  "lawn-mower": ["brush-cutter"],
  leaf: ["plant"],
  lightbulb: ["lamp", "sparkle"],
  lightning: ["plug"],
  lock: ["lock-key"],
  log: ["tree", "axe"],
  "magnifying-glass": ["binoculars"],
  "map-trifold": ["signpost", "compass"],
  martini: ["brandy"],
  "mask-happy": ["mask-sad"],
  "microphone-stage": ["microphone", "music-note"],
  motorcycle: ["gear"],
  "music-notes": ["music-note", "music-notes-simple"],
  needle: ["scissors", "ruler"],
  newspaper: ["article"],
  package: ["archive", "cube"],
  "paint-brush": ["palette", "swatches"],
  "paint-roller": ["paint-bucket"],
  palette: ["paint-brush", "swatches"],
  "parent-and-child": ["users-three"],
  pencil: ["pencil-ruler", "pen-nib"],
  "person-simple-run": ["sneaker-move"],
  "person-simple-walk": ["person"],
  pipe: ["pipe-wrench"],
  piston: ["gear", "nut"],
  plant: ["leaf"],
  plug: ["plugs"],
  "potted-plant": ["cactus", "plant"],
  prescription: ["pill"],
  printer: ["copy"],
  puncture: ["tire"],
  "puzzle-piece": ["shapes", "lego"],
  "road-horizon": ["path", "signpost"],
  "roller-door": ["garage"],
  roof: ["house", "ladder"],
  scales: ["gavel"],
  "security-camera": ["shield-check"],
  shears: ["scissors", "leaf"],
  "shield-check": ["seal-check"],
  shovel: ["plant"],
  skip: ["trash"],
  smiley: ["smiley-wink"],
  snowflake: ["thermometer-cold", "fan"],
  "solar-panel": ["solar-roof"],
  sparkle: ["star-four"],
  sprinkler: ["drop"],
  "steering-wheel": ["car"],
  stethoscope: ["heartbeat"],
  storefront: ["shopping-bag"],
  "sun-horizon": ["sun"],
  "swimming-pool": ["waves", "lifebuoy"],
  tap: ["drop"],
  "tennis-ball": ["racquet"],
  tent: ["campfire", "backpack"],
  "thermometer-hot": ["flame"],
  tire: ["gauge"],
  tooth: ["sparkle"],
  tractor: ["farm", "grains"],
  tree: ["plant", "leaf"],
  trowel: ["wall", "stack"],
  truck: ["truck-trailer", "van"],
  umbrella: ["sun"],
  "users-three": ["users-four", "hand-waving"],
  vacuum: ["broom"],
  "vinyl-record": ["disc", "speaker-hifi"],
  wall: ["stack"],
  "washing-machine": ["t-shirt"],
  watch: ["clock"],
  "water-tank": ["cloud-rain"],
  waveform: ["chat-circle-dots"],
  window: ["house"],
  windscreen: ["car-profile"],
  wrench: ["nut", "toolbox"],
} as const satisfies { readonly [Name in keyof typeof wordsByIcon]?: readonly string[] };

/** What has one of those words in it, and is about something else. */
export const aboutElse: readonly string[] = list(
  "bubble wrap, bush medicine, by key, chaser bins, come and watch, door games, film and wraps, hair removal, lighters and papers, on the course, potato cakes, rice paper, toilet training",
);
