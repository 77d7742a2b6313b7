import { list, named, offers, type Trade } from "./trade.ts";

/** Trades that few towns have, and each has some. */
export const oddsAndEnds: readonly Trade[] = [
  {
    id: "asian-restaurant",
    name: "Asian restaurant",
    above: "restaurant",
    synonyms: list(
      "asian restaurant, malaysian restaurant, laksa, indonesian restaurant, filipino food, filipino bbq, filipino restaurant, nepalese food, momos, momo stall, sri lankan food, hoppers, burmese food, singaporean food, mongolian bbq, tibetan food, asian fusion, asian street food",
    ),
    services: offers({
      "Noodles and soups": "We cook noodles in broth and from the wok.",
      "Rice and curry": "We serve rice with curries, sambal and pickles.",
      "Skewers and grills": "We grill over coals.",
      "Dumplings and snacks": "We fold, steam and fry small things to share.",
      "Takeaway and catering": "We pack meals for home and trays for parties.",
    }),
  },
  {
    id: "european-restaurant",
    name: "European restaurant",
    above: "restaurant",
    synonyms: list(
      "german restaurant, hungarian restaurant, croatian restaurant, serbian grill, russian restaurant, polish restaurant, portuguese chicken, balkan grill, czech restaurant, georgian restaurant, maltese pastizzi, argentinian grill, brazilian bbq, south american restaurant",
    ),
    services: offers({
      "From the grill": "We grill meat and vegetables over charcoal.",
      "Slow dishes": "We braise, stew and stuff as at home.",
      "Dumplings and noodles": "We roll and fill dough by hand.",
      "Cakes and coffee": "We bake cakes and serve them with coffee.",
      Feasts: "We cook for name days, weddings and wakes.",
    }),
  },
  {
    id: "biltong-shop",
    name: "South African shop",
    above: "food-shop",
    synonyms: list(
      "biltong, droewors, south african shop, boerewors, jerky, dried meat, beef jerky",
    ),
    services: offers({
      "Biltong and droewors": "We cure, spice, hang and slice beef.",
      Boerewors: "We make coiled sausage for the braai.",
      "From home": "We bring in rusks, chutney, sweets and tea.",
      "By post": "We pack and send.",
      "Game and chilli": "We dry other meats, plain and hot.",
    }),
  },
  {
    id: "dog-bakery",
    name: "dog bakery",
    above: "animals",
    synonyms: list(
      "dog bakery, dog treats, dog cakes, doggy birthday cakes, pet bakery, natural dog treats, doggy treats, vegan dog food, dog biscuits",
    ),
    services: offers({
      "Birthday cakes": "We bake cakes that dogs may eat.",
      Treats: "We dry and bake treats from few ingredients.",
      "For sensitive stomachs": "We bake without grain or chicken.",
      "Party boxes": "We pack a box for the whole pack.",
      Markets: "We set out samples at markets.",
    }),
  },
  {
    id: "wildlife-park",
    name: "wildlife park",
    above: "attraction",
    synonyms: list(
      "wildlife park, zoo, koala sanctuary, wildlife sanctuary, animal park, koalas, kangaroos, bird park, butterfly house, public aquarium, farm zoo, reptile park",
    ),
    mood: "animals",
    services: offers({
      "Meet the animals": "We look after kangaroos, koalas, birds and reptiles.",
      "Feeding times": "We feed and talk through the day.",
      Encounters: "We take small groups behind the fence.",
      Schools: "We teach classes beside the animals.",
      Birthdays: "We find a shady table.",
    }),
  },
  {
    id: "goldfields-tours",
    name: "gold panning and fossicking",
    above: "attraction",
    synonyms: list(
      "gold panning, fossicking, gold panning tours, gold prospecting tours, mine tours, opal mine tours, gold mine, sapphire fossicking, cave tours",
    ),
    services: offers({
      "Gold panning": "We hand you a pan and show you how to swirl it.",
      "Mine tours": "We go underground with helmets and lamps.",
      Fossicking: "We dig, sieve and look at what shines.",
      Equipment: "We hire pans, picks and detectors.",
      Schools: "We tell how people came to look for gold.",
    }),
  },
  {
    id: "cultural-performers",
    name: "cultural dance troupe",
    above: "event",
    synonyms: list(
      "lion dance, dragon dance, dance troupe, polynesian dancers, island dancers, belly dancer, belly dancing, flamenco show, bollywood dancers, african drummers, cultural performers, irish dancers, fire dancers, samba dancers, dancers for hire",
    ),
    services: offers({
      Weddings: "We dance the couple in.",
      Festivals: "We perform for New Year, harvest and council festivals.",
      Openings: "We bring drums, lions and luck to new shops.",
      Schools: "We teach steps and tell what they mean.",
      Workshops: "We teach a group before a party.",
    }),
  },
  {
    id: "stockyards",
    name: "stockyard and rural fence builder",
    above: "visits",
    synonyms: list(
      "stockyards, cattle yards, sheep yards, cattle yards builder, cattle grids, rural fencing contractor, cattle crush, cattle dip, horse yards, horse arenas, round yards",
    ),
    mood: "trades",
    drawing: "hills",
    services: offers({
      "Cattle and sheep yards": "We plan and weld yards, ramps and crushes.",
      "Rural fencing": "We run boundary, exclusion and electric fences.",
      "Horse yards": "We build round yards, arenas and shelters.",
      "Gates and grids": "We hang gates and set grids.",
      Repairs: "We straighten and replace what stock have tested.",
    }),
  },
  {
    id: "home-butcher",
    name: "mobile butcher",
    above: "visits",
    synonyms: list(
      "home kill, mobile butcher, home kill butcher, on farm butcher, mobile slaughter, game processing, abattoir, meat processing",
    ),
    mood: "food",
    drawing: "scale",
    services: offers({
      "On the farm": "We come to the paddock and work quietly.",
      "Cutting and packing": "We cut, mince and pack to your list.",
      "Lamb, beef and goat": "We cut sheep, cattle and goats for the family freezer.",
      Sausages: "We make sausages from your own meat.",
      "Cool room": "We hang carcasses in a cold van.",
    }),
  },
  {
    id: "ute-trays",
    name: "ute tray and canopy builder",
    above: "vehicles",
    synonyms: list(
      "ute trays, toolboxes, ute canopies, ute toolboxes, canopies, tray bodies, truck bodies, trailers, box trailers, trailer builder, horse float builder, custom trailers",
    ),
    services: offers({
      Trays: "We build steel and alloy trays to the length of the cab.",
      "Canopies and toolboxes": "We fit canopies, drawers and boxes.",
      Trailers: "We build and repair trailers.",
      "Racks and ladders": "We weld racks for pipe, ladders and glass.",
      Wiring: "We wire lights and plugs.",
    }),
  },
  {
    id: "cosmetics-shop",
    name: "cosmetics and perfume shop",
    above: "shop",
    synonyms: list(
      "cosmetics shop, perfume, perfumery, korean skincare, k-beauty, skincare shop, beauty supplies, fragrance shop, natural beauty products",
    ),
    drawing: "flower",
    services: offers({
      Skincare: "We look at your skin and suggest few things.",
      Perfume: "We let you smell until your nose gives up.",
      "Make-up": "We match colours in daylight.",
      "Beauty supplies": "We supply salons.",
      Gifts: "We wrap sets.",
    }),
  },
  {
    id: "pawnbroker",
    name: "pawnbroker",
    above: "shop",
    synonyms: list(
      "pawn shop, pawnbroker, gold buyer, we buy gold, second hand dealer, coin dealer, bullion, coin shop, stamps and coins",
    ),
    services: offers({
      Buying: "We look at gold, tools, coins and instruments and make an offer.",
      Selling: "We sell what others brought.",
      "Loans on goods": "We explain the rate and the date before you sign.",
      Valuing: "We weigh and test in front of you.",
      Coins: "We buy and sell coins and bullion.",
    }),
  },
  {
    id: "playground-builder",
    name: "playground and cubby builder",
    above: "visits",
    synonyms: list(
      "playgrounds, playground builder, cubby house builder, tree houses, tree house builder, nature play, soft fall, swing sets",
    ),
    drawing: "tree",
    services: offers({
      "Tree houses and cubbies": "We build cubbies on the ground and in trees.",
      Playgrounds: "We build play spaces for schools and centres.",
      "Nature play": "We set logs, rocks and water.",
      "Soft surfaces": "We lay soft fall and bark.",
      "Safety checks": "We check bolts, gaps and falls.",
    }),
  },
  {
    id: "ice-supplier",
    name: "ice supplier",
    above: "shop",
    synonyms: list(
      "ice, ice delivery, party ice, dry ice, ice supplier, ice sculptures, ice blocks",
    ),
    drawing: "bottle",
    services: offers({
      Bags: "We fill and deliver bags of ice.",
      "Dry ice": "We cut dry ice for freight and stage.",
      Events: "We bring ice and tubs.",
      "Boats and camps": "We sell blocks that last.",
      Sculptures: "We carve ice.",
    }),
  },
  {
    id: "greenhouses",
    name: "hydroponics and greenhouse shop",
    above: "shop",
    synonyms: list(
      "hydroponics, hydroponics shop, greenhouses, shade houses, aquaponics, grow tents, garden tunnels, polytunnels",
    ),
    drawing: "tree",
    services: offers({
      Greenhouses: "We supply and put up greenhouses and tunnels.",
      Hydroponics: "We stock tanks, pumps, nutrients and lights.",
      Aquaponics: "We set up fish and lettuce.",
      "Seeds and cuttings": "We stock trays, seeds and gels.",
      Help: "We look at yellow leaves.",
    }),
  },
  {
    id: "faith-teacher",
    name: "religious school",
    above: "classes",
    synonyms: list(
      "quran teacher, quran classes, teaching quran online, islamic school, hebrew school, sunday school, bible college, bible study, arabic and quran, torah classes, sanskrit classes",
    ),
    services: offers({
      Reading: "We read texts slowly and correctly.",
      Children: "We teach children by age, with breaks.",
      Adults: "We begin at the alphabet.",
      Meaning: "We talk about what it says and asks.",
      Online: "We teach over video.",
    }),
  },
  {
    id: "shooting-range",
    name: "archery and target range",
    above: "attraction",
    synonyms: list(
      "archery range, archery, archery lessons, shooting range, clay target shooting, clay shooting, target shooting, pistol club, bow shop",
    ),
    services: offers({
      "Come and try": "We lend the gear and stand beside you.",
      Lessons: "We teach stance, breath and release.",
      Groups: "We book the range for a group.",
      Members: "We shoot together every week.",
      Gear: "We fit and service equipment.",
    }),
  },
  {
    id: "shopfitter",
    name: "shopfitter",
    above: "visits",
    synonyms: list(
      "art installer, picture hanging service, exhibition stands, display stands, shop fitting, shop fitters, exhibition builder, museum displays",
    ),
    drawing: "tools",
    services: offers({
      "Shop fit-outs": "We build counters, shelves and fitting rooms.",
      Exhibitions: "We build and set up stands.",
      Art: "We hang pictures and fix sculptures.",
      Offices: "We build desks, walls and kitchens.",
      "Pulling down": "We take down, pack and store.",
    }),
  },
  {
    id: "epoxy-floors",
    name: "epoxy floor coater",
    above: "visits",
    synonyms: list(
      "epoxy flooring, epoxy floors, garage floor coating, concrete polishing, polished concrete, concrete sealing, driveway sealing, concrete grinding, concrete cutting, core drilling",
    ),
    drawing: "tools",
    services: offers({
      "Garage floors": "We grind, fill and coat garage floors.",
      "Polished concrete": "We grind and polish slabs.",
      "Driveway sealing": "We clean and seal driveways and paths.",
      "Factory floors": "We lay hard-wearing and non-slip coatings.",
      "Cutting and coring": "We cut openings and drill cores.",
    }),
  },
  {
    id: "renderer",
    name: "renderer",
    above: "plasterer",
    synonyms: list(
      "rendering, renderer, cement render, texture coating, acrylic render, venetian plaster, cladding installer, cladding, facade repairs",
    ),
    services: offers({
      "Cement render": "We render brick and block.",
      "Texture and acrylic": "We apply coloured and textured coats.",
      Cladding: "We fix boards and panels.",
      Repairs: "We cut out drummy render and match it.",
      "Fences and chimneys": "We render small things too.",
    }),
  },
  {
    id: "waterproofer",
    name: "waterproofer",
    above: "visits",
    synonyms: list(
      "waterproofing, waterproofer, leaking balconies, leaking showers, shower repairs, balcony repairs, damp proofing, rising damp, basement waterproofing",
    ),
    drawing: "house",
    services: offers({
      "Balconies and decks": "We find where balconies leak and seal them.",
      Showers: "We seal and regrout showers, or start again.",
      "Roofs and planters": "We lay membranes on flat roofs and planter boxes.",
      "Rising damp": "We treat walls that draw water from the ground.",
      Basements: "We seal and drain walls below ground.",
    }),
  },
  {
    id: "underpinning",
    name: "restumping and underpinning",
    above: "visits",
    synonyms: list(
      "restumping, reblocking, underpinning, house levelling, house raising, house stumping, foundations repair, stumping",
    ),
    drawing: "house",
    services: offers({
      Restumping: "We replace timber stumps with steel or concrete.",
      Levelling: "We jack floors level and close cracks.",
      Underpinning: "We support footings that have moved.",
      "House raising": "We lift houses to build in below.",
      "Before you buy": "We crawl under and look.",
    }),
  },
  {
    id: "house-mover",
    name: "house relocation",
    above: "transport",
    synonyms: list(
      "house relocation, house removal, removal homes, house movers trucks, transportable homes, relocatable homes",
    ),
    drawing: "house",
    services: offers({
      "Moving houses": "We cut, lift and truck whole houses.",
      "Houses for sale": "We sell houses to be moved.",
      "Stumps and reassembly": "We set the house down on new stumps.",
      Permits: "We arrange roads, wires and pilots.",
    }),
  },
  {
    id: "womens-swimming",
    name: "women’s swimming lessons",
    above: "swimming",
    traits: ["women-only"],
    synonyms: list(
      "ladies only swimming, womens swimming lessons, women only swimming, swimming lessons for women",
    ),
    services: offers({
      "Closed sessions": "We teach women with women, in a closed pool.",
      "First time in water": "We start with breath and floating.",
      Strokes: "We learn to swim a length.",
      "Mothers and daughters": "We teach them together.",
      "Aqua exercise": "We move to music in the shallow end.",
    }),
  },
  {
    id: "youth-service",
    name: "youth and family service",
    above: "care",
    synonyms: list(
      "youth service, youth worker, family support, foster care, employment services, refuge, homelessness service, migrant support, mentoring for young people, drug and alcohol service, rehab, legal aid, tenants advice, community legal centre",
    ),
    services: offers({
      "Somebody to talk to": "We listen, without a form in front of us.",
      Families: "We visit families and work out what would help.",
      "Young people": "We mentor, drive and turn up.",
      "Papers and rights": "We help with forms, housing and letters.",
      Referrals: "We go along to the next place.",
    }),
  },
  {
    id: "grain-storage",
    name: "silo and shed supplier",
    above: "shop",
    synonyms: list(
      "silos, grain silos, grain storage, field bins, feed bins, tanks and troughs, water troughs, farm gates",
    ),
    drawing: "hills",
    services: named(
      "Silos, Field bins, Augers, Feeders and troughs, Gates and panels, Delivery to the farm",
    ),
  },
];
