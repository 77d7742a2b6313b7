import { list, offers, type Trade } from "./trade.ts";

export const enginesAndErrands: readonly Trade[] = [
  {
    id: "dent-removal",
    name: "paintless dent remover",
    above: "panel-beater",
    synonyms: list(
      "paintless dent removal, pdr, hail damage repair, hail damage, dent removal, dents, car park dents",
    ),
    services: offers({
      "Door dings": "We push small dents out from behind, without paint.",
      "Hail damage": "We work across bonnet, roof and doors after hail.",
      Creases: "We look at creases and say what will come out.",
      "Photos first": "We look at pictures before you drive in.",
      "Papers for the insurer": "We write the quote the insurer asks for.",
    }),
  },
  {
    id: "dyno-tuning",
    name: "performance workshop",
    above: "car-repair",
    synonyms: list(
      "dyno tuning, car tuning, dyno, engine tuning, performance workshop, exhausts, turbo upgrades, custom exhausts, car modifications, exhaust shop",
    ),
    services: offers({
      "Dyno runs": "We run the car on the dyno and print the curve.",
      Tuning: "We tune engine computers, petrol and diesel.",
      Exhausts: "We bend and weld exhausts.",
      Engines: "We build and rebuild engines.",
      "Suspension and brakes": "We fit what makes it turn and stop.",
    }),
  },
  {
    id: "engine-reconditioner",
    name: "engine reconditioner",
    above: "vehicles",
    synonyms: list(
      "engine reconditioning, engine rebuilds, cylinder heads, crankshaft grinding, engine machining, head reconditioning, gearbox rebuilds, transmission repairs, automatic transmission, differential repairs, diesel injectors, fuel injection",
    ),
    services: offers({
      "Cylinder heads": "We test, face and rebuild heads.",
      "Boring and honing": "We machine blocks and fit pistons.",
      Crankshafts: "We grind and balance cranks.",
      "Whole engines": "We strip, measure and assemble.",
      "Old engines": "We look after vintage and tractor engines.",
    }),
  },
  {
    id: "mobile-tyres",
    name: "mobile tyre service",
    above: "tyre-shop",
    traits: ["mobile"],
    synonyms: list(
      "mobile tyre fitting, mobile tyres, mobile tyre service, truck tyres, tractor tyres, roadside tyre repair",
    ),
    services: offers({
      "Fitting where you are": "We change tyres at home, at work or by the road.",
      Punctures: "We plug or patch what can be mended.",
      Balancing: "We balance wheels in the van.",
      "Trucks and tractors": "We come out to large tyres.",
      Fleets: "We check pressures and wear across a yard.",
    }),
  },
  {
    id: "car-polisher",
    name: "paint correction studio",
    above: "car-detailing",
    synonyms: list(
      "paint correction, car polishing, car paint correction, ceramic coatings, paint protection film, ppf, car wrapping, vinyl wrap",
    ),
    services: offers({
      "Paint correction": "We polish swirls and scratches out in stages.",
      Coatings: "We apply coatings to clean paint.",
      "Film and wraps": "We lay clear film and coloured wraps.",
      Interiors: "We clean leather and fabric.",
      Wheels: "We clean and repair wheels.",
    }),
  },
  {
    id: "car-wrecker",
    name: "car wrecker",
    above: "vehicles",
    synonyms: list(
      "car wreckers, auto wreckers, cash for cars, car parts, used car parts, scrap metal, scrap metal dealer, car removals, spare parts, auto parts",
    ),
    services: offers({
      "Used parts": "We find panels, engines and glass by model.",
      "Cars bought": "We buy cars, running or not.",
      "Pick-up": "We come with a truck.",
      "Scrap metal": "We weigh and buy scrap.",
      Fitting: "We fit some parts in the yard.",
    }),
  },
  {
    id: "four-wheel-driving",
    name: "4WD workshop",
    above: "car-repair",
    synonyms: list(
      "4wd, four wheel drive accessories, 4x4, bull bars, 4wd accessories, lift kits, roof racks, towbars, 4wd workshop, off road accessories, suspension workshop, overlanding",
    ),
    topics: list(
      "four wheel drive, four-wheel, offroad, off road, touring, land cruiser, recovery gear, outback",
    ),
    services: offers({
      Suspension: "We fit springs, shocks and lifts.",
      "Bars and winches": "We fit bull bars, winches and lights.",
      "Towing and racks": "We fit towbars, racks and canopies.",
      "Before the trip": "We check what breaks far from town.",
      "Dual batteries": "We wire fridges, chargers and solar.",
    }),
  },
  {
    id: "truck-mechanic",
    name: "truck and heavy vehicle mechanic",
    above: "car-repair",
    synonyms: list(
      "truck repairs, truck mechanic, heavy vehicle mechanic, diesel mechanic, trailer repairs, heavy diesel, earthmoving repairs, plant mechanic, bus repairs, trailer manufacturer",
    ),
    services: offers({
      Servicing: "We service trucks, buses and trailers.",
      "Brakes and air": "We reline brakes and find air leaks.",
      "Field service": "We drive out to breakdowns.",
      Inspections: "We prepare vehicles for inspection.",
      Plant: "We repair excavators and loaders.",
    }),
  },
  {
    id: "motorcycle-shop",
    name: "motorcycle shop",
    above: "motorbikes",
    synonyms: list(
      "motorcycle shop, motorbike gear, motorcycle accessories, motorcycle tyres, custom motorcycles, motorcycle training, vespa, vintage motorcycles, motorcycle tours",
    ),
    services: offers({
      Bikes: "We sell new and used motorcycles.",
      "Helmets and jackets": "We fit helmets, jackets and boots.",
      Servicing: "We service, tune and fit tyres.",
      "Custom work": "We change bars, seats and exhausts.",
      "Older bikes": "We bring old motorcycles back to life.",
    }),
  },
  {
    id: "bike-hire",
    name: "bike hire and tours",
    above: "hire",
    synonyms: list(
      "bike hire, ebike hire, bicycle hire, scooter hire, bike tours, cargo bike hire, rail trail bike hire",
    ),
    mood: "vehicles",
    drawing: "hills",
    services: offers({
      "By the day": "We hire bikes, helmets and locks.",
      "E-bikes": "We hire e-bikes with a charger.",
      Children: "We have trailers, seats and small bikes.",
      "Drop-off": "We bring bikes to where you stay.",
      Routes: "We draw on the map.",
    }),
  },
  {
    id: "bike-courier",
    name: "bike courier",
    above: "courier",
    synonyms: list(
      "bike courier, bicycle courier, bicycle messenger, bike courier cbd, cargo bike delivery, push bike courier",
    ),
    services: offers({
      "Urgent documents": "We ride documents across town.",
      Parcels: "We carry parcels that fit a bag or a cargo box.",
      "Court and council": "We file, lodge and wait for the stamp.",
      "Regular rounds": "We do the post and the banking.",
      "Food and flowers": "We deliver for shops and florists.",
    }),
    opening: ["Where is it, and where should it be?"],
  },
  {
    id: "freight",
    name: "freight and trucking company",
    above: "courier",
    synonyms: list(
      "freight, trucking, road freight, interstate transport, pallet delivery, container transport, bulk haulage, grain cartage, tipper trucks, hot shot transport, truckies, machinery transport, heavy haulage, oversize transport",
    ),
    services: offers({
      "General freight": "We carry pallets and loose freight.",
      Bulk: "We tip grain, gravel and fertiliser.",
      Machinery: "We float machines with permits and pilots.",
      Containers: "We move containers from the wharf.",
      "Hot shots": "We leave at once with one part for one machine.",
    }),
  },
  {
    id: "man-with-a-van",
    name: "man with a van",
    above: "moving-house",
    synonyms: list(
      "man with a van, man with a ute, small moves, furniture delivery, single item delivery, marketplace pick up, ute hire with driver, student moves",
    ),
    services: offers({
      "Small moves": "We move a room or a flat.",
      "Pick-ups": "We collect what you bought.",
      Deliveries: "We deliver furniture for shops.",
      "Tip runs": "We take what you don’t want to the tip.",
      "Heavy things": "We bring a trolley and a second pair of hands.",
    }),
  },
  {
    id: "piano-mover",
    name: "piano mover",
    above: "moving-house",
    synonyms: list(
      "piano movers, piano removalist, piano moving, pool table removals, safe movers, antique removals",
    ),
    services: offers({
      Uprights: "We move uprights with skids and straps.",
      Grands: "We take legs and lid off and move it on edge.",
      Stairs: "We look at stairs first.",
      Storage: "We store pianos out of damp.",
      "Other heavy things": "We move safes and pool tables.",
    }),
  },
  {
    id: "skip-bins",
    name: "skip bin hire",
    above: "hire",
    synonyms: list(
      "skip bins, skip bin hire, skips, skip hire, mini skips, waste bins, rubbish skips, bin hire, hook bins",
    ),
    mood: "home",
    drawing: "van",
    colour: "#5a7a3a",
    services: offers({
      "Small skips": "We drop skips that fit a driveway.",
      "Large bins": "We bring bins for renovations and sites.",
      "Green waste": "We take branches and clippings to be mulched.",
      "Soil and concrete": "We take heavy waste in smaller bins.",
      "What may go in": "We tell you what can’t go in: paint, tyres, asbestos.",
    }),
    questions: ["Which size do I need?", "Can it stand on the street?"],
    opening: ["How much is there to throw out?"],
  },
  {
    id: "portable-toilets",
    name: "portable toilet hire",
    above: "hire",
    synonyms: list(
      "portable toilets, portaloo hire, toilet hire, event toilets, portable toilet hire, shower hire",
    ),
    mood: "trades",
    services: offers({
      "Building sites": "We place, empty and clean site toilets.",
      Events: "We bring rows for festivals and pairs for weddings.",
      Showers: "We hire shower blocks.",
      "Access toilets": "We hire toilets with room for a wheelchair.",
      "Pump-outs": "We empty tanks and vans.",
    }),
  },
  {
    id: "campervan-hire",
    name: "campervan hire",
    above: "vehicle-hire",
    synonyms: list(
      "campervan hire, motorhome hire, caravan hire, camper trailer hire, van life hire, rv hire",
    ),
    mood: "stay",
    drawing: "van",
    services: offers({
      Campervans: "We hire vans for two to five.",
      Caravans: "We hire caravans, delivered or towed.",
      "Camping gear": "We pack chairs, bedding and a stove.",
      Handover: "We show how everything folds, fills and empties.",
      Routes: "We tell you where we would stop.",
    }),
  },
  {
    id: "taxi",
    name: "taxi and airport transfer",
    above: "hire-car",
    synonyms: list(
      "taxi, cab, airport transfers, airport shuttle, maxi taxi, chauffeur, private car, corporate cars, school run driver",
    ),
    services: offers({
      Airport: "We pick up, watch the flight and wait.",
      "Around town": "We drive to appointments, dinners and home.",
      Groups: "We drive maxi cabs with room for bags.",
      "By arrangement": "We drive the same people each week.",
      "Children and older people": "We see them to the door.",
    }),
  },
  {
    id: "repair-and-reuse",
    name: "repair café",
    above: "club",
    synonyms: list(
      "repair cafe, tool library, mens shed, community repair, reuse shop, recycling centre, tip shop, upcycling workshop",
    ),
    topics: list(
      "recycling, recycle, zero waste, sustainability, sustainable, environment, eco, eco friendly, reuse, plastic free, circular economy, green, climate, refill shop",
    ),
    drawing: "tools",
    services: offers({
      "Repair days": "We mend lamps, toasters, clothes and bikes together.",
      "Tools to borrow": "We lend tools.",
      Workshops: "We teach how to mend.",
      "Reuse shop": "We sell what others gave.",
      Volunteers: "We can use another pair of hands.",
    }),
  },
  {
    id: "fashion-and-styling",
    name: "personal stylist",
    above: "beauty",
    synonyms: list(
      "personal stylist, stylist, personal shopper, wardrobe stylist, image consultant, colour analysis, fashion stylist, fashion designer, clothing label",
    ),
    topics: list(
      "fashion, style, wardrobe, swimwear, designer, streetwear, t-shirts, tshirts, apparel, activewear",
    ),
    drawing: "thread",
    services: offers({
      "Wardrobe sorting": "We go through the wardrobe: keep, alter, let go.",
      "Shopping together": "We choose a few things that go with the rest.",
      Colours: "We hold colours to your face.",
      Occasions: "We find something for a wedding or an interview.",
      "For work": "We dress teams and people on camera.",
    }),
  },
  {
    id: "electronics-repair",
    name: "electronics repairer",
    above: "repairs",
    synonyms: list(
      "electronics repairs, tv repairs, radio repairs, amplifier repairs, vintage audio repairs, hifi repairs, console repair, circuit board repair, camera repairs",
    ),
    services: offers({
      "Amplifiers and turntables": "We mend hi-fi, old and new.",
      "Televisions and radios": "We find dead supplies and dry joints.",
      "Consoles and drives": "We fix ports, fans and drives.",
      Boards: "We solder and replace parts.",
      Cameras: "We clean and adjust cameras.",
    }),
  },
  {
    id: "coffee-machine-repairer",
    name: "coffee machine repairer",
    above: "repairs",
    synonyms: list(
      "coffee machine repairs, coffee machine service, espresso machine repairs, coffee grinder repairs, coffee equipment",
    ),
    drawing: "cup",
    services: offers({
      "Espresso machines": "We descale, reseal and repair machines.",
      Grinders: "We replace burrs and set the grind.",
      "Café call-outs": "We come to cafés when nothing pours.",
      "Home machines": "We mend machines from the kitchen bench.",
      "Water filters": "We fit and change filters.",
    }),
  },
  {
    id: "furniture-assembler",
    name: "furniture assembler",
    above: "handyman-work",
    synonyms: list(
      "furniture assembly, flat pack assembly, ikea assembly, tv mounting, picture hanging, trampoline assembly",
    ),
    services: offers({
      "Flat packs": "We put wardrobes, beds and desks together.",
      "On the wall": "We hang shelves, mirrors and televisions.",
      Outdoors: "We assemble trampolines, sheds and barbecues.",
      "Taking apart": "We take furniture apart for a move.",
      Anchoring: "We fix drawers and shelves to the wall.",
    }),
  },
  {
    id: "home-modification",
    name: "home modification builder",
    above: "handyman-work",
    synonyms: list(
      "home modifications, grab rails, wheelchair ramps, disability modifications, accessible bathrooms, ramps and rails",
    ),
    services: offers({
      "Grab rails": "We fix rails where hands look for them.",
      Ramps: "We build ramps to front and back doors.",
      Bathrooms: "We make showers step-free.",
      Doors: "We widen doors and change handles.",
      "Working with therapists": "We build to the therapist’s drawing.",
    }),
  },
  {
    id: "pergola-builder",
    name: "deck and pergola builder",
    above: "carpentry",
    synonyms: list(
      "deck builder, decks, pergolas, patios, patio builder, verandahs, outdoor living, decking contractor, gazebos",
    ),
    services: offers({
      Decks: "We build timber and composite decks.",
      Pergolas: "We build open and covered pergolas.",
      "Steps and rails": "We build steps, rails and screens.",
      Repairs: "We replace soft boards and sand old ones.",
      "Plans and approval": "We draw what the council asks for.",
    }),
  },
  {
    id: "retaining-walls",
    name: "retaining wall builder",
    above: "landscaping",
    synonyms: list(
      "retaining walls, sleeper walls, concrete sleepers, gabion walls, boulder walls",
    ),
    services: offers({
      "Sleeper walls": "We set steel posts and slide sleepers in.",
      "Blocks and boulders": "We build with blocks, stone and boulders.",
      Drainage: "We lay pipe and gravel behind the wall.",
      "Old walls": "We take leaning walls down and build new ones.",
      "Steps and levels": "We terrace slopes.",
    }),
  },
  {
    id: "paver",
    name: "paver",
    above: "landscaping",
    synonyms: list("paving, paver, brick paving, pavers, asphalt, bitumen, line marking, kerbing"),
    services: offers({
      "Paths and patios": "We lay pavers on a prepared base.",
      Driveways: "We pave driveways to carry cars.",
      "Pool surrounds": "We lay and cut pavers around pools.",
      Repairs: "We lift and relay what has sunk.",
      Asphalt: "We lay and patch asphalt.",
    }),
  },
  {
    id: "pool-resurfacer",
    name: "pool resurfacer",
    above: "pool-builder",
    synonyms: list(
      "pool resurfacing, swimming pool resurfacing, pool renovations, pool painting, pool tiling, pool leak detection",
    ),
    services: offers({
      Resurfacing: "We strip and resurface concrete and fibreglass pools.",
      "Pebble and plaster": "We spray pebble, quartz and plaster.",
      Tiles: "We replace waterline tiles.",
      "Cracks and leaks": "We find leaks and mend cracks.",
      "Lights and fittings": "We renew lights, skimmers and pipes.",
    }),
  },
  {
    id: "gutter-guard",
    name: "gutter guard installer",
    above: "gutter-cleaner",
    synonyms: list(
      "gutter guard, gutter guards, leaf guard, gutter mesh, gutter guard installer, ember guard",
    ),
    services: offers({
      Mesh: "We fit mesh over gutters and valleys.",
      "Ember protection": "We fit fine mesh where fires are a risk.",
      "Cleaning first": "We clear leaves before we cover them.",
      Repairs: "We replace rusted gutters and downpipes.",
      "Birds and possums": "We close gaps under the tiles.",
    }),
  },
  {
    id: "property-clearing",
    name: "property clearing contractor",
    above: "firewood-and-outdoors-work",
    synonyms: list(
      "bushfire preparation, property clearing, fire breaks, land clearing, forestry mulching, slashing, acreage clearing, fuel reduction",
    ),
    services: offers({
      "Fire breaks": "We cut and keep breaks around houses and fences.",
      Slashing: "We slash paddocks and blocks.",
      Mulching: "We mulch scrub and leave it on the ground.",
      "Around the house": "We clear gutters, branches and woodpiles.",
      "Burn piles": "We heap what you may burn when it is allowed.",
    }),
  },
  {
    id: "mobile-car-wash",
    name: "car wash",
    above: "car-detailing",
    synonyms: list("car wash, hand car wash, mobile car wash, truck wash, fleet washing"),
    services: offers({
      Wash: "We wash by hand, wheels and sills included.",
      Inside: "We vacuum and wipe.",
      Wax: "We wax and dress tyres.",
      Fleets: "We wash vans and trucks in the yard.",
      "Dog hair": "We get it out.",
    }),
  },
  {
    id: "mobile-dog-wash",
    name: "mobile dog wash",
    above: "dog-grooming",
    traits: ["mobile"],
    synonyms: list(
      "mobile dog wash, mobile dog grooming, mobile dog groomer, mobile hydrobath, dog wash van",
    ),
    services: offers({
      Hydrobath: "We wash dogs in warm water in the trailer.",
      "Dry and brush": "We blow dry and brush out.",
      "Nails and ears": "We trim nails and clean ears.",
      "Flea washes": "We use a flea rinse where it is needed.",
      Clips: "We clip and tidy at your door.",
    }),
    questions: ["Do I have to wait at home?", "Do you need a tap or power?"],
  },
  {
    id: "dog-waste",
    name: "pet waste removal",
    above: "animals",
    synonyms: list(
      "pet waste removal, dog poo removal, pooper scooper, litter tray cleaning, kennel cleaning",
    ),
    services: offers({
      Yards: "We walk the yard and pick everything up.",
      "Weekly visits": "We come once a week and shut the gate.",
      "One-off cleans": "We clear a winter’s worth.",
      Deodorising: "We rinse hard floors and grass.",
      "Strata and parks": "We look after shared lawns.",
    }),
  },
  {
    id: "locksmith-auto",
    name: "auto locksmith",
    above: "locksmith",
    synonyms: list(
      "auto locksmith, car locksmith, car key replacement, car keys cut, transponder keys",
    ),
    services: offers({
      "Lost keys": "We cut and program a new key beside the car.",
      "Spare keys": "We copy keys and remotes.",
      "Locked out": "We open cars without breaking glass.",
      Ignitions: "We repair barrels and door locks.",
      "Motorbikes and trucks": "We make keys for other vehicles.",
    }),
  },
  {
    id: "mobile-mechanic",
    name: "mobile mechanic",
    above: "car-repair",
    traits: ["mobile"],
    synonyms: list(
      "mobile mechanic, mobile mechanics, mechanic who comes to you, mobile car service",
    ),
    services: offers({
      "Servicing at home": "We service cars in the driveway.",
      Breakdowns: "We come to cars that won’t start.",
      Brakes: "We change pads and discs where the car stands.",
      "Pre-purchase checks": "We look at a car before you buy it.",
      Batteries: "We test and replace batteries.",
    }),
    questions: ["Do you need cover from the rain?", "What can’t be done in a driveway?"],
  },
];
