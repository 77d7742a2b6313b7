import { list, offers, type Trade } from "./trade.ts";

export const particularMakers: readonly Trade[] = [
  {
    id: "painting-and-drawing",
    name: "artist",
    above: "maker",
    synonyms: list(
      "artist, paintings, portrait artist, watercolour artist, oil paintings, pet portraits, mural artist, murals, commissions of art, life artist, sculptor, sculpture",
    ),
    topics: list(
      "art, painter artist, drawing, sketching, watercolour, watercolor, acrylic, illustration, portrait, canvas",
    ),
    services: offers({
      "Paintings and drawings": "We paint and draw, and show what is finished.",
      Portraits: "We paint people and animals from life and from photos.",
      Murals: "We paint walls, inside and out.",
      "Prints and cards": "We print from our own pictures.",
      "Studio visits": "We open the studio by arrangement.",
    }),
  },
  {
    id: "aboriginal-art",
    name: "Aboriginal art gallery",
    above: "gallery",
    synonyms: list(
      "aboriginal art, aboriginal art gallery, indigenous art, first nations art, indigenous artist, aboriginal artist, torres strait islander art",
    ),
    services: offers({
      Paintings: "We show paintings with the name and Country of the artist.",
      "Carvings and weaving": "We show carvings, baskets and fibre work.",
      Artists: "We work with artists and art centres.",
      "Prints and textiles": "We stock prints and fabrics made under licence.",
      "Commissions and murals": "We pass requests on to artists.",
    }),
  },
  {
    id: "didgeridoo-maker",
    name: "didgeridoo maker",
    above: "maker",
    synonyms: list(
      "didgeridoo, didgeridoos, yidaki, didgeridoo maker, clapsticks, boomerangs, boomerang maker",
    ),
    drawing: "guitar",
    services: offers({
      Didgeridoos: "We cut, clean and shape eucalypt by hand.",
      "By key": "We tune and label instruments by their note.",
      "Clapsticks and boomerangs": "We carve clapsticks and returning boomerangs.",
      Lessons: "We teach circular breathing and rhythm.",
      Repairs: "We seal cracks and make mouthpieces.",
    }),
  },
  {
    id: "henna-artist",
    name: "henna artist",
    above: "beauty",
    synonyms: list(
      "henna, mehndi, henna artist, bridal henna, mehndi artist, henna tattoos, henna cones, jagua",
    ),
    services: offers({
      "Bridal mehndi": "We draw henna on hands and feet of the bride.",
      "Guests and parties": "We draw small designs for guests at a mehndi night.",
      "Eid and festivals": "We sit at stalls and in homes before Eid and Diwali.",
      Cones: "We mix and roll henna cones.",
      "Markets and schools": "We draw at markets and school days.",
    }),
    opening: ["Hands, feet, or both?"],
    questions: ["How long does the stain last?", "How early before the wedding?"],
  },
  {
    id: "blacksmith",
    name: "blacksmith",
    above: "metalwork-and-welding",
    synonyms: list(
      "blacksmith, blacksmithing, forge, blacksmith courses, knife maker, knifemaker, bladesmith, knife making course, ornamental iron, wrought iron gates",
    ),
    mood: "studio",
    services: offers({
      "Forge courses": "We teach beginners to heat, hammer and bend iron.",
      "Gates and railings": "We forge gates, rails and hinges.",
      "Tools and knives": "We make and mend tools and blades.",
      "Hooks and fire tools": "We make small iron things for the house.",
      Restoration: "We copy and mend old ironwork.",
    }),
    opening: ["Hot iron, cold water."],
  },
  {
    id: "glass-blower",
    name: "glass blower",
    above: "glass-artist",
    synonyms: list(
      "glass blowing, glassblowing, glassblower, blown glass, glass blowing workshops, hot glass",
    ),
    services: offers({
      Workshops: "We help you gather, blow and shape a piece at the furnace.",
      "Vases and bowls": "We blow vases, bowls and glasses.",
      Lights: "We make shades and pendants.",
      Commissions: "We make to a drawing or a colour.",
      "Come and watch": "We let visitors stand at the rail.",
    }),
    opening: ["Breathe in. Now blow."],
  },
  {
    id: "leadlight",
    name: "leadlight restorer",
    above: "glass-artist",
    synonyms: list(
      "leadlight, leadlights, leadlight windows, leadlight repairs, stained glass repairs, leadlight restoration, church windows, stained glass windows",
    ),
    services: offers({
      Repairs: "We replace cracked pieces and broken lead.",
      Restoration: "We take panels out, re-lead them and put them back.",
      "New panels": "We design panels for doors and windows.",
      "Church windows": "We look after stained glass in churches.",
      "Double glazing around it": "We fit leadlight between panes.",
    }),
  },
  {
    id: "opal-cutter",
    name: "opal cutter",
    above: "jewellery",
    synonyms: list(
      "opal cutting, opals, opal shop, gem cutting, lapidary, gemstone cutter, opal cutter, gem faceting, opal miner, opal jewellery",
    ),
    drawing: "stones",
    services: offers({
      "Cutting rough": "We cut and polish opal you bring, and talk about the stone first.",
      "Loose opals": "We sell cut stones, black to crystal.",
      Jewellery: "We set opal in rings and pendants.",
      Repolishing: "We repolish stones that have gone dull.",
      Faceting: "We facet sapphires and other gems.",
    }),
  },
  {
    id: "letterpress",
    name: "letterpress printer",
    above: "printer",
    synonyms: list(
      "letterpress, letterpress printing, wedding invitations, wedding stationery, invitations, letterpress wedding invites, foil printing, printmaker",
    ),
    mood: "studio",
    services: offers({
      "Wedding invitations": "We set and print invitations, cards and envelopes.",
      "Cards and stationery": "We print business cards and letterhead on cotton paper.",
      "Foil and edges": "We press foil and paint edges.",
      "Small runs": "We print posters and books in small editions.",
      Workshops: "We teach typesetting by hand.",
    }),
  },
  {
    id: "paper-and-calligraphy",
    name: "calligrapher",
    above: "maker",
    synonyms: list(
      "calligraphy, calligrapher, hand lettering, lettering artist, place cards, paper goods, stationery maker, card maker, origami, scrapbooking",
    ),
    topics: list(
      "paper, stationery, invitations, cards, lettering, journaling, bookbinding, printmaking, signwriting",
    ),
    drawing: "book",
    services: offers({
      "Envelopes and place cards": "We write names by hand.",
      "Vows and poems": "We write out texts to frame.",
      "Names and honours": "We letter names on scrolls and honour boards.",
      "Signs and windows": "We letter mirrors, boards and glass.",
      Classes: "We teach pen and brush lettering.",
    }),
  },
  {
    id: "bookbinder",
    name: "bookbinder",
    above: "repairs",
    synonyms: list(
      "bookbinding, book repairs, book binder, book restoration, thesis binding, bible repairs, bookbinder, book conservation",
    ),
    drawing: "book",
    services: offers({
      Repairs: "We mend spines, hinges and torn pages.",
      "New covers": "We bind in cloth, leather and paper.",
      Theses: "We bind theses and family histories.",
      Boxes: "We make boxes for books and papers.",
      "Albums and journals": "We sew blank books by hand.",
    }),
  },
  {
    id: "furniture-restoration",
    name: "furniture restorer",
    above: "repairs",
    synonyms: list(
      "furniture restoration, furniture restorer, french polishing, french polisher, antique restoration, furniture repairs, chair caning, furniture refinishing, upcycled furniture",
    ),
    topics: list(
      "furniture, restoring, restoration, antiques, upcycling, upcycle, refinishing, second hand furniture, shabby, chalk paint, mid century",
    ),
    drawing: "desk",
    services: offers({
      Repairs: "We reglue joints, replace veneer and mend drawers.",
      "French polishing": "We strip and polish timber.",
      "Caning and rush": "We weave cane and rush seats.",
      Antiques: "We restore old pieces without making them new.",
      Upcycling: "We paint and change what nobody wants any more.",
    }),
  },
  {
    id: "sailmaker",
    name: "sailmaker",
    above: "maker",
    synonyms: list(
      "sailmaker, sails, sail making, sail repairs, canvas work, boat canvas, marine canvas, boat covers, canvas repairs, biminis, boat clears, marine trimmer",
    ),
    drawing: "wave",
    services: offers({
      "New sails": "We measure, cut and sew sails for cruising and racing.",
      "Sail repairs": "We patch, restitch and recut sails.",
      "Boat covers": "We make covers, biminis and clears.",
      "Canvas work": "We sew bags, tarps and awnings.",
      Rigging: "We splice rope and check rigging.",
    }),
    opening: ["Torn, tired or just the wrong shape?"],
  },
  {
    id: "canvas-maker",
    name: "canvas and trimming workshop",
    above: "upholstery",
    synonyms: list(
      "canvas, tarps, motor trimmer, motor trimming, car upholstery, ute tonneau covers, canvas swags, caravan annexes, shade covers, marine upholstery",
    ),
    services: offers({
      "Car seats and linings": "We recover seats, roof linings and doors.",
      "Tonneaus and tarps": "We make ute covers and tarps.",
      "Swags and annexes": "We sew and mend swags, tents and annexes.",
      "Boat seats": "We upholster boat seats in marine vinyl.",
      Zips: "We replace zips and eyelets.",
    }),
  },
  {
    id: "hide-tanner",
    name: "hide tanner",
    above: "leatherwork",
    synonyms: list(
      "tannery, tanning hides, kangaroo hides, hide tanning, cowhides, sheepskins, kangaroo leather, taxidermy, taxidermist, whip maker, stock whips, stockwhips",
    ),
    services: offers({
      Tanning: "We tan hides and skins you bring.",
      "Kangaroo and cow hides": "We sell finished hides, hair on and hair off.",
      Leather: "We sell leather by the piece.",
      "Whips and belts": "We plait whips and belts.",
      Sheepskins: "We tan and wash sheepskins.",
    }),
  },
  {
    id: "soap-and-natural-skincare",
    name: "soap maker",
    above: "maker",
    synonyms: list(
      "soap, soaps, handmade soap, goat milk soap, natural skincare, bath bombs, soap making, skincare products, handmade soaps, balms, shampoo bars",
    ),
    topics: list("lotion, cosmetics, body products, goats milk soap"),
    drawing: "flower",
    services: offers({
      "Soap bars": "We mix, pour and cut soap by hand, and let it dry.",
      "Goat’s milk soap": "We make bars with goat’s milk, scented and plain.",
      "Skin care": "We make balms, creams and scrubs.",
      Bath: "We press bath bombs and blend salts.",
      "Gifts and wholesale": "We pack gifts and supply shops.",
    }),
  },
  {
    id: "3d-printing",
    name: "3D printing service",
    above: "maker",
    synonyms: list(
      "3d printing, 3d printer, prototyping, laser cutting, cnc cutting, 3d design, rapid prototyping, cnc routing",
    ),
    topics: list("3d print, prototype, cnc, cricut, maker space, cad"),
    drawing: "tools",
    services: offers({
      Prints: "We print parts and models from your file.",
      Design: "We draw what you have in mind and make a file of it.",
      "Replacement parts": "We measure and copy a broken part.",
      "Laser and CNC": "We cut and engrave wood, acrylic and metal.",
      "Small runs": "We make tens or hundreds.",
    }),
  },
  {
    id: "engraver",
    name: "engraver and trophy shop",
    above: "sign-writer",
    synonyms: list(
      "engraving, trophies, engraver, trophy shop, name badges, plaques, medals, laser engraving",
    ),
    services: offers({
      Trophies: "We supply and engrave trophies and medals.",
      Plaques: "We engrave brass, steel and glass.",
      Gifts: "We engrave pens, flasks and pet tags.",
      Badges: "We make name badges.",
      "Clubs and schools": "We keep your honour boards up to date.",
    }),
  },
  {
    id: "headstones",
    name: "monumental mason",
    above: "stonemason",
    synonyms: list(
      "headstones, monuments, monumental mason, gravestones, memorials, headstone restoration, grave stones, cemetery monuments",
    ),
    mood: "care",
    drawing: "stones",
    services: offers({
      Headstones: "We make headstones in granite, marble and sandstone.",
      Engraving: "We cut names, dates and pictures, on new stones and old.",
      Plaques: "We supply bronze and stone plaques.",
      Restoration: "We clean, re-letter and straighten memorials.",
      "Cemetery papers": "We prepare the application to the cemetery.",
    }),
    questions: ["How long after the funeral should we wait?", "What may be written on it?"],
    opening: ["What should it say?", "Take your time with the words."],
  },
  {
    id: "saddle-maker",
    name: "saddle maker",
    above: "leatherwork",
    synonyms: list(
      "saddle maker, saddler, saddle repairs, stock saddles, harness maker, bridle maker",
    ),
    services: offers({
      Saddles: "We build stock and fender saddles on the tree.",
      Repairs: "We restuff, restitch and replace girth points.",
      "Bridles and harness": "We make bridles, breastplates and harness.",
      Fitting: "We look at horse, saddle and rider together.",
      "Belts and bags": "We make other things from good leather.",
    }),
  },
  {
    id: "embroiderer",
    name: "embroidery service",
    above: "printer",
    synonyms: list(
      "embroidery, embroidery service, screen printing, t-shirt printing, promotional products, merchandise, badges and patches, heat press",
    ),
    services: offers({
      Embroidery: "We stitch logos and names on clothes and caps.",
      "Screen printing": "We print T-shirts and bags.",
      "Clubs and teams": "We dress teams with names and numbers.",
      Patches: "We make badges and patches.",
      "Small orders": "We stitch a single piece too.",
    }),
  },
  {
    id: "home-artisan",
    name: "handmade gift maker",
    above: "maker",
    synonyms: list(
      "handmade gifts, resin art, handmade earrings, crochet toys, macrame, market stall crafts, handmade decor, personalised gifts, hampers handmade, felt maker",
    ),
    services: offers({
      "Market pieces": "We bring what we made to the market.",
      "Personal gifts": "We add names, dates and colours.",
      Orders: "We make to order for weddings and babies.",
      Workshops: "We show small groups how it is done.",
      Shops: "We supply gift shops.",
    }),
  },
  {
    id: "weaver",
    name: "weaver",
    above: "maker",
    synonyms: list(
      "weaving, handweaver, woven textiles, basket maker, basketry, tapestry, spinner and weaver, fibre artist",
    ),
    services: offers({
      "Scarves and blankets": "We weave scarves, shawls and blankets on the loom.",
      Baskets: "We weave baskets from reed, willow and rush.",
      "Rugs and hangings": "We weave rugs and wall hangings to a size.",
      "Spinning and dyeing": "We spin fleece and dye it with plants.",
      Classes: "We teach warping, weaving and finishing.",
    }),
  },
  {
    id: "toy-maker",
    name: "wooden toy maker",
    above: "woodworking",
    synonyms: list(
      "wooden toys, toy maker, rocking horses, cubby houses, cubbies, wooden toy maker",
    ),
    services: offers({
      Toys: "We cut, sand and oil wooden toys.",
      "Rocking horses": "We build and restore rocking horses.",
      Cubbies: "We build cubby houses and mud kitchens.",
      "Puzzles and names": "We cut names and puzzles to order.",
      Kinders: "We supply kinders and play groups.",
    }),
  },
  {
    id: "window-restorer",
    name: "heritage window restorer",
    above: "repairs",
    synonyms: list(
      "timber restoration, window restoration, sash window repairs, heritage restoration, heritage windows, sash windows, door restoration",
    ),
    drawing: "house",
    services: offers({
      "Sash windows": "We ease, re-cord and draught-proof sash windows.",
      Doors: "We repair and rehang old doors.",
      Verandahs: "We copy and replace fretwork and posts.",
      "Paint stripping": "We strip paint back to timber.",
      Glass: "We reglaze old frames.",
    }),
  },
];
