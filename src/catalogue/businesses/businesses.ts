/** What kind of life a business belongs to: its headings and its way of speaking go by it. */
export type BusinessMood =
  | "food"
  | "trades"
  | "home"
  | "animals"
  | "beauty"
  | "wellbeing"
  | "care"
  | "learning"
  | "stay"
  | "profession"
  | "studio"
  | "shop"
  | "pictures"
  | "play"
  | "vehicles";

type Drawing =
  | "bread"
  | "cup"
  | "pot"
  | "tools"
  | "tree"
  | "dog"
  | "flower"
  | "scale"
  | "vase"
  | "bottle"
  | "stones"
  | "book"
  | "desk"
  | "thread"
  | "guitar"
  | "hills"
  | "wave"
  | "camera"
  | "house"
  | "car"
  | "van";

/** A kind of business with a sign on a door, as people look for it. */
export type Business = {
  /** As it stands before “in Ballarat”: “dog groomer”. */
  noun: string;
  mood: BusinessMood;
  drawing: Drawing;
  /** Where the customer names no colour. */
  colour: string;
  /** Beginnings of words that tell it, the most telling first. */
  words: readonly string[];
  /** What is done or sold there: “tattoos”. */
  offer?: string;
};

function row(
  noun: string,
  mood: BusinessMood,
  drawing: Drawing,
  colour: string,
  words: string,
  offer?: string,
): Business {
  return { noun, mood, drawing, colour, words: words.split("|"), ...(offer && { offer }) };
}

/** Nearer kinds before wider ones: a wedding photographer is a photographer. */
export const businesses: readonly Business[] = [
  row(
    "bakery",
    "food",
    "bread",
    "#a8622f",
    "bakery|bakehouse|baker|bread|pastr|sourdough|manoush|pies",
  ),
  row("cake maker", "food", "bread", "#b0577a", "cakes|cake maker|cupcake|cake decorat|patisserie"),
  row(
    "butcher",
    "food",
    "scale",
    "#8c2f2b",
    "butcher|meats|halal meat|smallgoods|lamb chops",
    "meat",
  ),
  row("fishmonger", "food", "scale", "#1f6f8b", "seafood|fishmonger|fish market|oyster"),
  row("fish and chip shop", "food", "wave", "#1f6f8b", "fish and chips|fish & chips"),
  row("greengrocer", "food", "scale", "#4b7a2f", "greengrocer|fruit and veg|fruit & veg|fruiter"),
  row("deli", "food", "scale", "#7a5a2f", "deli|delicatessen|cheese shop|cheesemonger"),
  row("grocer", "food", "scale", "#4b7a2f", "grocer|supermarket|spices|milk bar|corner store"),
  row("ice cream van", "food", "van", "#d96d93", "ice cream van|soft serve"),
  row("ice creamery", "food", "cup", "#d96d93", "ice cream|gelato|gelateria"),
  row("coffee van", "food", "van", "#6b4a32", "coffee van|coffee cart|mobile coffee"),
  row("coffee roaster", "food", "cup", "#6b4a32", "coffee roast|roastery"),
  row("food truck", "food", "van", "#c25a2a", "food truck|food van"),
  row("caterer", "food", "pot", "#b0622a", "catering|caterer|per head|buffet", "catering"),
  row("café", "food", "cup", "#7a5a3c", "cafe|café|coffee shop|brunch|all day breakfast", "coffee"),
  row(
    "restaurant",
    "food",
    "pot",
    "#8a3b2a",
    "restaurant|bistro|trattoria|pizzeria|pizza|dumpling|noodle|curry house|takeaway",
    "food",
  ),
  row("brewery", "food", "cup", "#9a6a1f", "brewery|brewing|taproom|cider|distillery|gin"),
  row("winery", "food", "hills", "#6b2340", "winery|vineyard|cellar door|wines"),
  row("pub", "food", "cup", "#7a4a2a", "pub|hotel bar|tavern|cocktail|wine bar"),
  row("honey maker", "food", "tree", "#c58a17", "honey|apiar|beekeep", "honey"),

  row(
    "plumber",
    "trades",
    "tools",
    "#1f5c9a",
    "plumb|blocked drain|hot water|gas fitt",
    "plumbing",
  ),
  row(
    "electrician",
    "trades",
    "tools",
    "#d08a14",
    "electric|sparky|switchboard|rewir",
    "electrical work",
  ),
  row("solar installer", "trades", "house", "#d08a14", "solar panel|solar install|photovoltaic"),
  row(
    "air conditioning service",
    "trades",
    "house",
    "#2a7fa6",
    "air condition|aircon|refrigerat|split system",
  ),
  row(
    "carpenter",
    "trades",
    "tools",
    "#8a5a2f",
    "carpent|joiner|cabinet|decking|pergola",
    "carpentry",
  ),
  row(
    "builder",
    "trades",
    "house",
    "#8a5a2f",
    "builder|building compan|renovat|extensions|construction",
  ),
  row(
    "painter",
    "trades",
    "house",
    "#2f6f8a",
    "house paint|painter and decorat|painting and decorat|interior paint|painters|painter",
    "painting",
  ),
  row("tiler", "trades", "house", "#5f6f7a", "tiler|tiling|waterproofing"),
  row(
    "gutter cleaner",
    "home",
    "house",
    "#8a4a3a",
    "gutter clean|gutter|leaf guard",
    "gutter cleaning",
  ),
  row("roofer", "trades", "house", "#8a4a3a", "roofing|roof repair|roofer|roof tile"),
  row("concreter", "trades", "tools", "#6b6f73", "concret|driveways|paving|bricklay|stonemason"),
  row("fencing contractor", "trades", "house", "#6b5a3a", "fencing|fences|gates"),
  row("locksmith", "trades", "tools", "#3a4a5a", "locksmith|rekey|lockout"),
  row("handyman", "trades", "tools", "#2f6f5a", "handyman|odd job|handy man|home maintenance"),
  row("glazier", "trades", "house", "#2a7fa6", "glazier|glass replace|shower screen"),
  row("pest controller", "trades", "house", "#4a6a2f", "pest control|termite|exterminat"),
  row("welder", "trades", "tools", "#5a4a3a", "welding|welder|metal fabricat|blacksmith"),
  row("earthmover", "trades", "tools", "#b0801f", "earthmov|excavat|bobcat|digger"),
  row(
    "arborist",
    "home",
    "tree",
    "#2f5f3a",
    "arborist|tree care|tree removal|stump grind|tree lopp|tree surgeon|tree servic",
  ),
  row(
    "bush regenerator",
    "home",
    "tree",
    "#4a6a3a",
    "bush regen|bush care|revegetat|weed control|native planting",
    "bush regeneration",
  ),
  row("landscaper", "home", "tree", "#4a7a3a", "landscap|retaining wall|turf|irrigation"),
  row(
    "nursery",
    "shop",
    "tree",
    "#4a7a3a",
    "nursery plants|plant nursery|native plants|indoor plants|seedling",
  ),
  row("gardener", "home", "tree", "#4a7a3a", "garden|mowing|lawn|hedg", "gardening"),
  row("pool care", "home", "wave", "#1f86a6", "pool clean|pool servic|swimming pool|pool care"),
  row("window cleaner", "home", "house", "#2a7fa6", "window clean"),
  row("carpet cleaner", "home", "house", "#3a7a8a", "carpet clean|upholstery clean|steam clean"),
  row("pressure cleaner", "home", "house", "#2a7fa6", "pressure clean|pressure wash|soft wash"),
  row(
    "cleaner",
    "home",
    "house",
    "#3a86a6",
    "clean|bond clean|end of lease|housekeep|maid",
    "cleaning",
  ),
  row("laundry", "home", "house", "#3a86a6", "laundr|dry clean|ironing|laundromat"),
  row(
    "removalist",
    "home",
    "van",
    "#b0622a",
    "removalist|moving hous|house moving|furniture removal|man and van|dump run|trailer",
    "removals",
  ),
  row("rubbish removal", "home", "van", "#4a6a2f", "rubbish|skip bin|junk removal|waste"),
  row("organiser", "home", "house", "#8a6a9a", "declutter|organiser|organising"),

  row(
    "dog groomer",
    "animals",
    "dog",
    "#c2568a",
    "dog groom|pet groom|groom|dog wash|doggos|nervous dogs",
  ),
  row(
    "dog trainer",
    "animals",
    "dog",
    "#2f7a6a",
    "dog train|puppy school|puppy class|family dogs|reactivity|obedience",
    "dog training",
  ),
  row("dog walker", "animals", "dog", "#2f7a6a", "dog walk|pet sit|pet mind|pet care"),
  row(
    "boarding kennel",
    "animals",
    "dog",
    "#7a5a3a",
    "kennel|cattery|dog boarding|doggy day ?care",
  ),
  row("vet", "animals", "dog", "#2a7f7a", "veterinar|vet clinic|vets"),
  row("farrier", "animals", "hills", "#6b4a32", "farrier|hoof|horseshoe"),
  row(
    "riding school",
    "animals",
    "hills",
    "#6b4a32",
    "riding school|horse riding|pony|equestrian|agistment",
  ),
  row("pet shop", "animals", "dog", "#2f7a6a", "pet shop|pet store|aquarium|fish tank|reptile"),

  row(
    "nail bar",
    "beauty",
    "bottle",
    "#c9668c",
    "nails|nail bar|manicure|pedicure|shellac|acrylic full set",
    "nails",
  ),
  row("barber", "beauty", "bottle", "#2a3a5a", "barber|beard|fades"),
  row("hairdresser", "beauty", "bottle", "#8a4a6a", "hair|hairdress|balayage|blow ?wave", "hair"),
  row("lash and brow studio", "beauty", "bottle", "#8a5a6a", "lashes|lash|brow"),
  row("make-up artist", "beauty", "bottle", "#b0567a", "make-?up|makeup"),
  row(
    "beauty salon",
    "beauty",
    "bottle",
    "#b0667a",
    "beauty|waxing|facial|skin clinic|skincare|spray tan|spa",
    "beauty",
  ),
  row("tattoo studio", "studio", "thread", "#24211f", "tattoo|piercing|body art", "tattoos"),

  row("reformer pilates studio", "wellbeing", "stones", "#b98a7a", "reformer", "reformer"),
  row("pilates studio", "wellbeing", "stones", "#b98a7a", "pilates", "Pilates"),
  row("yoga studio", "wellbeing", "stones", "#7a6a9a", "yoga|meditation|breathwork", "yoga"),
  row(
    "massage therapist",
    "wellbeing",
    "stones",
    "#5a7a6a",
    "massage|remedial|myotherap|bowen",
    "massage",
  ),
  row(
    "personal trainer",
    "wellbeing",
    "stones",
    "#c2452f",
    "personal train|strength and condition|fitness|gym|crossfit|boot ?camp|pt",
    "training",
  ),
  row(
    "martial arts school",
    "wellbeing",
    "stones",
    "#b02f2f",
    "martial art|karate|jiu[- ]?jitsu|taekwondo|boxing|judo",
  ),
  row(
    "dance school",
    "learning",
    "stones",
    "#9a3a7a",
    "dance school|dance studio|ballet|dance class|dancing",
  ),
  row("physiotherapist", "care", "stones", "#1f7a8a", "physio"),
  row("chiropractor", "care", "stones", "#1f7a8a", "chiropract|osteopath"),
  row("podiatrist", "care", "stones", "#1f7a8a", "podiatr|foot clinic"),
  row("dentist", "care", "stones", "#1f7a9a", "dentist|dental|orthodont|denture"),
  row("psychologist", "care", "stones", "#4a6a7a", "psycholog"),
  row("counsellor", "care", "stones", "#4a6a7a", "counsell|psychotherap"),
  row("speech pathologist", "care", "book", "#2f7a8a", "speech patholog|speech therap"),
  row("occupational therapist", "care", "stones", "#2f7a8a", "occupational therap"),
  row("naturopath", "care", "tree", "#5a7a4a", "naturopath|herbal|acupunctur|kinesiolog|homeopath"),
  row("dietitian", "care", "pot", "#5a8a3a", "dietit|nutrition"),
  row("doula", "care", "stones", "#a06a7a", "doula|midwi|birth support|lactation"),
  row(
    "disability support service",
    "care",
    "house",
    "#5a4a8a",
    "ndis|disability|support worker",
    "NDIS support",
  ),
  row(
    "in-home care",
    "care",
    "house",
    "#2f6f7a",
    "aged care|home care|companionship|respite|carer",
  ),
  row(
    "childcare",
    "care",
    "book",
    "#d0801f",
    "childcare|child care|day ?care|nanny|babysit|kindergarten|preschool",
  ),
  row(
    "funeral celebrant",
    "care",
    "stones",
    "#5f6f63",
    "funeral celebrant|celebrant funeral|eulogy|memorial",
  ),
  row("funeral director", "care", "stones", "#4a4a5a", "funeral director|funerals|crematori"),
  row("marriage celebrant", "play", "flower", "#a8607a", "celebrant|marriage ceremon|elopement"),

  row(
    "driving school",
    "learning",
    "car",
    "#c79a14",
    "driving school|driving lesson|driving instruct|learner driver",
    "driving lessons",
  ),
  row("surf school", "learning", "wave", "#1f86a6", "surf"),
  row("swim school", "learning", "wave", "#1f86a6", "swim school|swimming lesson|learn to swim"),
  row(
    "piano teacher",
    "learning",
    "book",
    "#7a3a5a",
    "piano lesson|piano teach|teach piano|ameb",
    "piano lessons",
  ),
  row(
    "singing teacher",
    "learning",
    "guitar",
    "#7a3a5a",
    "singing lesson|singing teach|voice lesson",
    "singing lessons",
  ),
  row(
    "guitar teacher",
    "learning",
    "guitar",
    "#7a3a5a",
    "guitar lesson|guitar teach",
    "guitar lessons",
  ),
  row(
    "music teacher",
    "learning",
    "guitar",
    "#7a3a5a",
    "music lesson|piano|guitar lesson|singing lesson|violin|drum lesson|music teacher|music school",
    "music lessons",
  ),
  row(
    "language school",
    "learning",
    "book",
    "#2f5f8a",
    "language school|english class|french class|spanish class|languages",
  ),
  row("tutor", "learning", "book", "#2f5f8a", "tutor|maths|hsc|naplan|homework", "tutoring"),
  row(
    "art school",
    "learning",
    "desk",
    "#b0562f",
    "art class|art school|painting class|drawing class",
  ),

  row(
    "farm stay",
    "stay",
    "hills",
    "#8a5a2f",
    "farm stay|farmstay|guests stay|twin room|a night|camp site",
    "farm stay",
  ),
  row(
    "caravan park",
    "stay",
    "hills",
    "#4a7a5a",
    "caravan park|campground|camping ground|powered site",
  ),
  row(
    "bed and breakfast",
    "stay",
    "house",
    "#7a5a6a",
    "b&b|bed and breakfast|guesthouse|guest house",
  ),
  row(
    "holiday house",
    "stay",
    "house",
    "#3a7a8a",
    "holiday house|holiday rental|cottage|cabins|short stay|accommodation|retreat",
  ),
  row(
    "tour operator",
    "stay",
    "hills",
    "#2f6f6a",
    "tours|tour guide|guided walk|charter|cruise|whale",
  ),

  row(
    "accountant",
    "profession",
    "desk",
    "#2f4a6a",
    "accountant|accounting|tax agent|tax return",
    "accounting",
  ),
  row(
    "bookkeeper",
    "profession",
    "desk",
    "#4f7a5a",
    "bookkeep|bas agent|payroll|quarterly bas|xero",
  ),
  row(
    "law firm",
    "profession",
    "desk",
    "#1f4a3f",
    "lawyer|solicitor|barrister|law firm|legal|conveyanc|probate",
    "law",
  ),
  row("mortgage broker", "profession", "house", "#2f5a7a", "mortgage brok|home loan|finance brok"),
  row(
    "financial planner",
    "profession",
    "desk",
    "#2f4a6a",
    "financial plan|financial advi|superannuation advi",
  ),
  row("migration agent", "profession", "desk", "#2f4a7a", "migration agent|immigration|visa"),
  row(
    "real estate agent",
    "profession",
    "house",
    "#2f5a6a",
    "real estate agent|property manag|buyers agent|buyer’s agent",
  ),
  row(
    "architect",
    "profession",
    "desk",
    "#3a3f44",
    "architect|building design|drafting|draftsperson",
  ),
  row("surveyor", "profession", "desk", "#4a5a4a", "surveyor|surveying|town plann|engineer"),
  row("translator", "profession", "desk", "#5a4a7a", "translat|interpret"),
  row("copywriter", "profession", "desk", "#7a4a3a", "copywrit|editor|proofread|ghostwrit"),
  row(
    "graphic designer",
    "profession",
    "desk",
    "#b0462f",
    "graphic design|logo design|branding|illustrat|signwrit|signage",
  ),
  row(
    "web designer",
    "profession",
    "desk",
    "#2f5f9a",
    "web design|websites|web develop|app develop|software",
  ),
  row("marketing consultant", "profession", "desk", "#8a3a6a", "marketing|social media|seo"),
  row(
    "IT support",
    "profession",
    "desk",
    "#2f5a8a",
    "it support|computer repair|computer help|computers|networks|cyber",
  ),
  row("phone repair shop", "shop", "tools", "#2f5a8a", "phone repair|screen repair|iphone repair"),
  row("virtual assistant", "profession", "desk", "#6a5a8a", "virtual assist|admin support"),
  row("consultant", "profession", "desk", "#3a4a5a", "consultan|coach|mentor|recruit"),

  row(
    "property photographer",
    "pictures",
    "camera",
    "#3a3a3a",
    "real estate photo|property photo|floor plan|virtual staging|property media",
  ),
  row(
    "drone operator",
    "pictures",
    "camera",
    "#12808f",
    "drone|aerial|uav|orthomosaic",
    "aerial imaging",
  ),
  row(
    "videographer",
    "pictures",
    "camera",
    "#3a3f5a",
    "videograph|film production|video production",
    "video",
  ),
  row(
    "photographer",
    "pictures",
    "camera",
    "#4a4a4a",
    "photograph|photo shoot|portraits|newborn photo",
    "photography",
  ),

  row("florist", "shop", "flower", "#8a3a5a", "florist|flowers|bouquet|bunch|floral", "flowers"),
  row("quilting shop", "shop", "thread", "#8a76b4", "quilt|patchwork", "quilting"),
  row("haberdashery", "shop", "thread", "#8a76b4", "haberdash|fabric|wool shop|yarn|knitting"),
  row("tailor", "studio", "thread", "#7a3a5a", "tailor|alteration|made to measure", "alterations"),
  row(
    "dressmaker",
    "studio",
    "thread",
    "#7a3a5a",
    "dressmak|seamstress|sewing|bridal wear",
    "dressmaking",
  ),
  row("upholsterer", "studio", "thread", "#7a5a3a", "upholster"),
  row(
    "leatherworker",
    "studio",
    "thread",
    "#7a4a2a",
    "leather|saddle|cobbler|shoe repair|boot repair",
  ),
  row(
    "pottery studio",
    "studio",
    "vase",
    "#a3835f",
    "ceramic|pottery|potter|kiln|clay",
    "ceramics",
  ),
  row(
    "woodworker",
    "studio",
    "tools",
    "#8a5a2f",
    "woodwork|furniture mak|furniture restor|timber furniture|luthier",
  ),
  row(
    "jeweller",
    "studio",
    "stones",
    "#8a6a2f",
    "jewel|goldsmith|silversmith|engagement ring|watch repair",
    "jewellery",
  ),
  row("candle maker", "studio", "bottle", "#a8804a", "candle|soap|home scent"),
  row("picture framer", "studio", "desk", "#6b4a32", "picture fram|framing"),
  row("gallery", "studio", "desk", "#4a4a4a", "gallery|artist|paintings|sculpt|printmak", "art"),
  row("bookshop", "shop", "book", "#7a3a2f", "bookshop|book shop|bookstore|second-?hand books"),
  row("record shop", "shop", "book", "#3a2f4a", "record shop|record store|vinyl"),
  row("op shop", "shop", "vase", "#7a5a3a", "op shop|opportunity shop|charity shop"),
  row("antique shop", "shop", "vase", "#7a5a3a", "antique|vintage|second-?hand|collectable"),
  row("gift shop", "shop", "vase", "#b0667a", "gift shop|gifts|homewares|toy shop|toys"),
  row("clothes shop", "shop", "thread", "#5a4a6a", "boutique|clothing|fashion|menswear|kidswear"),
  row("bike shop", "vehicles", "tools", "#c2452f", "bike shop|bicycle|bike repair|cycles|e-?bike"),
  row("newsagent", "shop", "book", "#2f5a8a", "newsagen|stationery|post office"),
  row("hardware shop", "shop", "tools", "#3a5a3a", "hardware|rural supplies|produce store"),
  row("pharmacy", "shop", "bottle", "#2f7a6a", "pharmac|chemist"),

  row(
    "mechanic",
    "vehicles",
    "car",
    "#2f4a6a",
    "mechanic|car servic|car repair|auto electric|log ?book servic|brakes|tyres|smash repair|panel beat",
    "car repairs",
  ),
  row("car detailer", "vehicles", "car", "#2a5f8a", "detailing|car wash|detailer|paint protection"),
  row("motorcycle workshop", "vehicles", "car", "#8a2f2f", "motorcycle|motorbike"),
  row("towing service", "vehicles", "van", "#b0622a", "towing|tow truck|tilt tray"),
  row("courier", "vehicles", "van", "#b0622a", "courier|freight|transport|trucking|haulage"),
  row(
    "hire car service",
    "vehicles",
    "car",
    "#24303a",
    "chauffeur|limousine|airport transfer|taxi|hire car|bus hire",
  ),
  row(
    "boat builder",
    "vehicles",
    "wave",
    "#1f5f8a",
    "boat build|marine|outboard|boat repair|boat hire",
  ),
  row("dive school", "learning", "wave", "#1f6f9a", "scuba|diving|snorkel"),
  row("kayak hire", "play", "wave", "#1f86a6", "kayak|paddle ?board|canoe"),

  row(
    "party hire",
    "play",
    "van",
    "#b04a8a",
    "jumping castle|party hire|marquee|event hire|face paint",
  ),
  row("DJ", "play", "guitar", "#4a2f7a", "dj|disco|karaoke"),
  row("band", "play", "guitar", "#7a2f3a", "wedding band|covers band|live music|band"),
  row(
    "wedding planner",
    "play",
    "flower",
    "#a8607a",
    "wedding plan|event plan|event styl|wedding venue",
  ),
  row(
    "children’s entertainer",
    "play",
    "van",
    "#d0641f",
    "magician|clown|children’s part|kids part|entertainer|puppet",
  ),
  row("play centre", "play", "book", "#d0801f", "play centre|playgroup|toy library"),
  row("farm", "shop", "hills", "#6a7a2f", "farm gate|farm|orchard|eggs|sheep|cattle|alpaca"),
];
