import { list, offers, type Trade } from "./trade.ts";

export const farmsAndCountry: readonly Trade[] = [
  {
    id: "aerial-spraying",
    name: "aerial spraying contractor",
    above: "firewood-and-outdoors-work",
    synonyms: list(
      "crop dusting, crop duster, aerial spraying, aerial application, ag pilot, aerial spreading, top dressing, drone spraying, spray drones",
    ),
    services: offers({
      "Crop spraying":
        "We spray crops by aircraft when the ground is too wet or the crop too tall.",
      Spreading: "We spread fertiliser and seed from the air.",
      "Pastures and weeds": "We treat weeds and pastures over large areas.",
      Firefighting: "We stand by with water in the fire season.",
      "Maps and records": "We keep maps of what was applied and where.",
    }),
    opening: ["Which paddock, which crop, how soon?"],
  },
  {
    id: "mustering",
    name: "mustering contractor",
    above: "firewood-and-outdoors-work",
    synonyms: list(
      "helicopter mustering, mustering, contract mustering, cattle mustering, stockman, stock camp, feral animal control",
    ),
    services: offers({
      "Helicopter mustering": "We bring cattle in by helicopter, with people on the ground.",
      "Horses and bikes": "We muster on horses, bikes and buggies.",
      "Yard work": "We draft, brand and load.",
      "Bore and fence runs": "We check waters and fences from the air.",
      "Feral animals": "We count and control feral animals on stations.",
    }),
  },
  {
    id: "shearer",
    name: "shearing contractor",
    above: "firewood-and-outdoors-work",
    synonyms: list(
      "shearing contractor, shearer, crutching, wool classer, shearing team, wool handling",
    ),
    services: offers({
      Shearing: "We bring shearers, rouseabouts and a classer.",
      Crutching: "We crutch and wig ahead of lambing and flies.",
      "Wool classing": "We class, press and brand the clip.",
      "Small mobs": "We come to hobby farms for a handful.",
      "Alpacas and goats": "We shear other fleeces too.",
    }),
  },
  {
    id: "hay-contractor",
    name: "hay contractor",
    above: "firewood-and-outdoors-work",
    synonyms: list(
      "hay contractor, hay baling, baling, hay and silage, hay sales, silage, hay carting, slashing and baling",
    ),
    services: offers({
      "Cutting and raking": "We cut, condition and rake.",
      Baling: "We bale small squares, big squares and rounds.",
      "Wrapping and silage": "We wrap bales and make silage.",
      "Carting and stacking": "We cart hay to the shed.",
      "Hay for sale": "We sell hay by the bale and the load.",
    }),
  },
  {
    id: "harvester",
    name: "harvest contractor",
    above: "firewood-and-outdoors-work",
    synonyms: list(
      "contract harvesting, header contractor, harvest contractor, windrowing, grain harvesting, grape harvesting, cotton picking, sugar cane harvesting, cane harvesting, sugar cane",
    ),
    services: offers({
      Grain: "We harvest wheat, barley, canola and pulses.",
      "Chaser bins and carting": "We keep the header moving and the trucks full.",
      Windrowing: "We windrow canola and hay.",
      Sowing: "We sow with our own rig.",
      "Yield maps": "We hand over the maps.",
    }),
  },
  {
    id: "agronomist",
    name: "agronomist",
    above: "profession",
    synonyms: list(
      "agronomy, soil testing, crop adviser, farm adviser, farm consultant, pasture adviser, viticulturist",
    ),
    drawing: "hills",
    mood: "profession",
    services: offers({
      "Soil tests": "We sample paddocks and read the results with you.",
      "Crop checks": "We walk crops for weeds, pests and disease.",
      "Fertiliser plans": "We write down what to put where.",
      Pastures: "We plan sowing, grazing and rest.",
      Trials: "We set out and measure trial strips.",
    }),
  },
  {
    id: "fodder-store",
    name: "produce store",
    above: "shop",
    synonyms: list(
      "stock feed, produce store, rural supplies, fodder store, horse feed, farm supplies, feed store, chaff and hay, saddlery and feed, farm merchandise",
    ),
    drawing: "hills",
    services: offers({
      "Feed by the bag": "We stock feed for horses, cattle, poultry and dogs.",
      "Hay and chaff": "We sell hay, lucerne and chaff by the bale and bag.",
      "Fencing and water": "We stock posts, wire, troughs and fittings.",
      "Animal health": "We sell drenches, dips and supplements.",
      Delivery: "We bring loads to the farm.",
    }),
  },
  {
    id: "livestock-transport",
    name: "livestock carrier",
    above: "transport",
    synonyms: list(
      "livestock transport, cattle trucks, stock transport, stock crates, livestock carrier, sheep transport",
    ),
    services: offers({
      "Cattle and sheep": "We cart stock to sales, farms and works.",
      "Road trains": "We shift large mobs over long distances.",
      "Small loads": "We take a few head in a body truck.",
      "Yards to yards": "We load, check and spell stock on long trips.",
      "Hay and grain": "We back-load fodder.",
    }),
  },
  {
    id: "horse-transport",
    name: "horse transport",
    above: "transport",
    synonyms: list(
      "horse transport, horse float hire, horse float, horse carrier, equine transport",
    ),
    services: offers({
      "Local trips": "We take horses to vets, shows and new homes.",
      Interstate: "We carry horses in bays with stops for water.",
      "Float hire": "We hire floats and show how to load.",
      "Hard loaders": "We take our time with horses that don’t like floats.",
    }),
  },
  {
    id: "stock-agent",
    name: "stock and station agent",
    above: "real-estate-agent",
    synonyms: list(
      "stock and station agent, livestock agent, clearing sales, rural property sales, rural agent, wool broker",
    ),
    services: offers({
      "Cattle and sheep": "We buy and sell livestock privately and at the yards.",
      "Rural property": "We appraise, list and auction farms.",
      "Clearing sales": "We lot, advertise and run clearing sales.",
      "Online sales": "We assess stock and list it online.",
      Advice: "We talk markets before you truck anything.",
    }),
  },
  {
    id: "farm-machinery",
    name: "farm machinery dealer",
    above: "vehicles",
    synonyms: list(
      "tractors, farm machinery, tractor repairs, tractor sales, agricultural machinery, farm mechanic, header repairs",
    ),
    services: offers({
      Tractors: "We sell and service tractors.",
      Implements: "We sell ploughs, slashers, rakes and sprayers.",
      "Field repairs": "We come to breakdowns in the paddock.",
      Parts: "We find parts for old and new machines.",
      Hydraulics: "We make hoses and reseal rams.",
    }),
  },
  {
    id: "animal-breeder",
    name: "breeder",
    above: "animals",
    synonyms: list(
      "dog breeder, puppies for sale, cavoodle breeder, cat breeder, kittens, kelpie pups, registered breeder, kelpie breeder",
    ),
    services: offers({
      "Planned litters": "We plan litters and keep a list of people who are waiting.",
      "Puppies and kittens": "We raise young animals in the house, used to people.",
      "Health checks": "We tell you what was tested and hand over the vet’s papers.",
      "Meeting the parents": "We show you mother, and father where he lives here.",
      "Help afterwards": "We stay in touch after they go home.",
    }),
  },
  {
    id: "working-dogs",
    name: "working dog trainer",
    above: "dog-training",
    synonyms: list(
      "sheepdog training, working dogs, kelpie training, kelpies, sheep dog trainer, cattle dog training, kelpie pups and sheepdog training",
    ),
    services: offers({
      "Started dogs": "We start pups on stock and sell started dogs.",
      "Training your dog": "We train your dog on sheep or cattle, and you with it.",
      Schools: "We run yard and paddock schools.",
      Pups: "We breed kelpies and collies from working lines.",
      Trials: "We help dogs and people get ready for trials.",
    }),
  },
  {
    id: "backyard-chickens",
    name: "chicken breeder",
    above: "animals",
    synonyms: list(
      "chickens, chooks, backyard chooks, laying hens, pullets, poultry breeder, chicken coops, chook houses, ducks and chickens",
    ),
    topics: list("hens, poultry, eggs, coop, bantam, ducks, hen house"),
    drawing: "hills",
    services: offers({
      Hens: "We sell young hens that are about to lay.",
      Coops: "We build and deliver coops.",
      "Feed and bedding": "We stock grain, pellets and straw.",
      "Hire before you buy": "We lend hens and a coop for a few weeks.",
      Health: "We show you what a well chook looks like.",
    }),
    opening: ["How many eggs do you eat?"],
  },
  {
    id: "compost-and-worm-farms",
    name: "compost and worm farm",
    above: "land",
    synonyms: list(
      "worm farm, worms, compost, worm castings, composting, bokashi, compost worms, worm juice",
    ),
    topics: list("food scraps, soil, organic waste"),
    services: offers({
      Worms: "We sell compost worms by the box.",
      "Castings and juice": "We bag castings and bottle worm juice.",
      "Bins and farms": "We sell bins and show how to set one up.",
      "Scrap collection": "We collect food scraps from kitchens.",
      Workshops: "We show schools and gardens how compost works.",
    }),
  },
  {
    id: "christmas-tree-farm",
    name: "Christmas tree farm",
    above: "land",
    synonyms: list("christmas trees, xmas trees, christmas tree farm, cut your own tree"),
    drawing: "tree",
    services: offers({
      "Choose a tree": "We let you walk the rows and tag a tree.",
      "Cut and netted": "We cut, shake and net it for the car.",
      Delivery: "We bring trees to the door.",
      "Stands and wreaths": "We sell stands and wreaths.",
      "Potted trees": "We grow trees in pots to keep.",
    }),
  },
  {
    id: "berry-farm",
    name: "pick-your-own farm",
    above: "market-gardening",
    synonyms: list(
      "strawberry farm, berry farm, pick your own fruit, cherry orchard, blueberry farm, apple orchard, u pick, citrus grower, avocado grower, macadamia farm, nut farm",
    ),
    services: offers({
      "Pick your own": "We hand you a bucket and show you the rows.",
      "Ready picked": "We pick, sort and pack each morning.",
      "Jam and juice": "We cook what is too ripe to sell.",
      "Ice cream and pies": "We serve fruit in other forms.",
      "By the box": "We pack boxes for kitchens and freezers.",
    }),
  },
  {
    id: "flower-farm",
    name: "flower farm",
    above: "land",
    synonyms: list(
      "flower farm, dahlia farm, cut flowers grower, lavender farm, protea farm, rose farm, flower grower",
    ),
    drawing: "flower",
    services: offers({
      Bunches: "We cut bunches in season.",
      Buckets: "We fill buckets for weddings you arrange yourself.",
      Florists: "We grow for florists.",
      "Tubers and bulbs": "We sell tubers, bulbs and seedlings.",
      "Open days": "We open the rows for picking and pictures.",
    }),
  },
  {
    id: "firewood",
    name: "firewood merchant",
    above: "turf-and-soil",
    synonyms: list("firewood, firewood delivery, kindling, redgum firewood"),
    services: offers({
      "By the load": "We split and deliver firewood by the metre or tonne.",
      "Bags and kindling": "We bag kindling and small loads.",
      "Hard and soft wood": "We say how it burns and how long it has dried.",
      Stacking: "We stack it where you want it.",
    }),
  },
  {
    id: "bonsai-nursery",
    name: "bonsai nursery",
    above: "nursery",
    synonyms: list("bonsai, bonsai trees, bonsai nursery, bonsai supplies"),
    services: offers({
      Trees: "We grow bonsai from starter trees to old ones.",
      "Pots and soil": "We stock pots, wire, soil and tools.",
      Repotting: "We repot and root-prune trees you bring.",
      Classes: "We show how to wire, prune and water.",
      "Tree holidays": "We look after your tree while you are away.",
    }),
  },
  {
    id: "native-plants",
    name: "native nursery",
    above: "nursery",
    synonyms: list(
      "native plants, native nursery, native plants nursery, tubestock, indigenous plants, grevilleas, banksias, revegetation plants",
    ),
    topics: list(
      "native garden, bush regeneration, wattle, seedlings, nursery, pollinator, wildflower",
    ),
    services: offers({
      Tubestock: "We grow natives in tubes for planting by the hundred.",
      "Banksias and grevilleas": "We grow banksias, grevilleas and other flowering shrubs.",
      "Local species": "We grow plants from seed of the district.",
      "Advanced plants": "We keep larger trees and shrubs in pots.",
      "Planting lists": "We write a list for your soil, wind and birds.",
    }),
  },
  {
    id: "indoor-plants",
    name: "indoor plant shop",
    above: "nursery",
    synonyms: list(
      "indoor plants, house plants, houseplants, plant styling, terrariums, succulents, cactus, rare plants",
    ),
    topics: list("monstera, pot plants, bonsai, kokedama"),
    services: offers({
      "Plants for rooms": "We help you choose a plant for the light you have.",
      "Pots and stands": "We stock pots, stands and hangers.",
      Repotting: "We repot what has outgrown its pot.",
      "Sick plants": "We look at leaves and roots and say what is wrong.",
      Gifts: "We wrap plants to give.",
    }),
  },
  {
    id: "plant-hire",
    name: "indoor plant hire",
    above: "hire",
    synonyms: list(
      "indoor plant hire, office plants, plant hire for events, plantscaping, office plant hire, green walls",
    ),
    drawing: "tree",
    mood: "home",
    services: offers({
      Offices: "We place plants in offices and come to water them.",
      Pots: "We bring pots that fit the room.",
      "Care visits": "We water, prune, wipe leaves and swap tired plants.",
      Events: "We hire plants for a day.",
      "Green walls": "We build and look after planted walls.",
    }),
  },
  {
    id: "vegetable-growing",
    name: "kitchen gardener",
    above: "gardening",
    synonyms: list(
      "veggie gardens, vegetable gardens, kitchen gardens, raised garden beds, vegie patch, edible gardens, permaculture, permaculture design",
    ),
    topics: list(
      "vegetables, veggie, veggies, herbs, tomatoes, grow food, raised beds, growing food",
    ),
    services: offers({
      "Raised beds": "We build beds and fill them with soil.",
      "Planting by season": "We plant what grows now and come back for the next.",
      "Soil and compost": "We test, feed and mulch.",
      "Fruit trees": "We plant and prune fruit trees.",
      Teaching: "We show you how to keep it going.",
    }),
  },
  {
    id: "lawn-mowing",
    name: "lawn mowing service",
    above: "gardening",
    synonyms: list(
      "lawn mowing, lawnmowing, mowing, lawns, lawn care, lawn mower man, lawn mowing n hedges, ride on mowing, acreage mowing, slashing lawns, grass cutting",
    ),
    topics: list("mow, mower, grass, whipper snipper, edging, turf"),
    services: offers({
      Mowing: "We mow, and take the clippings or leave them as mulch.",
      Edges: "We trim along paths, fences and garden beds.",
      Hedges: "We trim hedges and shrubs to shape.",
      Acreage: "We mow large blocks with ride-on mowers.",
      "Lawn care": "We weed, feed and fill bare patches.",
    }),
  },
  {
    id: "stump-grinder",
    name: "stump grinder",
    above: "tree-care",
    synonyms: list("stump grinding, stump removal, stumps, stump grinder"),
    services: offers({
      "Stump grinding": "We grind stumps below the surface.",
      Roots: "We grind surface roots that lift paths.",
      "Tight access": "We bring a machine that fits through a gate.",
      Chips: "We rake the chips into the hole or take them away.",
      "Many stumps": "We clear rows and paddocks.",
    }),
  },
  {
    id: "chipper-hire",
    name: "wood chipper hire",
    above: "equipment-hire",
    synonyms: list("wood chipper hire, chipper hire, mulcher hire, wood chipping, mulching"),
    services: offers({
      Chippers: "We hire chippers for branches, with a trailer.",
      "With operator": "We come and chip the heap for you.",
      Mulch: "We leave the mulch or take it.",
      Safety: "We show you how to feed and stop the machine.",
    }),
  },
];
