import { list, offers, type Trade } from "../trade.ts";

export const booksAndGames: readonly Trade[] = [
  {
    id: "comic-shop",
    name: "comic shop",
    above: "books",
    synonyms: list(
      "comics, comic shop, comic books, manga, graphic novels, pop culture shop, collectable cards, trading cards, pokemon cards, figurines",
    ),
    services: offers(
      {
        "New comics": "We put this week’s issues on the wall.",
        "Back issues": "We keep boxes of older issues.",
        "Manga and graphic novels": "We stock series from the first volume.",
        "Cards and figures": "We sell trading cards and collectable figures.",
        "Pull lists": "We put your titles aside each month.",
      },
      { "New comics": "comic", "Pull lists": "archive" },
    ),
    opening: ["Which issue are you missing?", "Capes, manga, or something nobody has heard of?"],
  },
  {
    id: "second-hand-books",
    name: "second-hand bookshop",
    above: "books",
    synonyms: list(
      "second hand books, used books, secondhand books, antiquarian books, rare books, old books",
    ),
    services: offers(
      {
        "Shelves to browse":
          "We keep novels, history, cooking and children’s books, and they change all the time.",
        "Buying books": "We look through your boxes, and pay for what we can sell.",
        "Rare and old": "We sell first editions and old Australian books.",
        Searches: "We look for a title that is out of print, and tell you what turns up.",
        Swaps: "We take paperbacks in exchange.",
      },
      { "Rare and old": "scroll" },
    ),
  },
  {
    id: "board-games",
    name: "games shop",
    above: "toy-shop",
    synonyms: list(
      "board games, board game cafe, games shop, tabletop games, role playing games, warhammer, chess club, puzzles and games, card games",
    ),
    topics: list(
      "tabletop, dungeons and dragons, d&d, chess, puzzles, puzzle, jigsaw, role playing, trivia games, escape room, miniatures",
    ),
    services: offers(
      {
        "Board games": "We stock games for two players to eight.",
        "Role playing": "We stock rule books, dice and figures.",
        "Game nights": "We set tables and teach the rules.",
        Cards: "We sell card games and run tournaments.",
        "Try before you buy": "We keep open copies to play.",
      },
      { "Role playing": "castle-turret", "Game nights": "hourglass", "Try before you buy": "lego" },
    ),
  },
  {
    id: "model-making",
    name: "hobby shop",
    above: "toy-shop",
    synonyms: list(
      "hobby shop, model trains, model kits, model making, rc cars, remote control cars, model railway, scale models, slot cars, drones and hobbies, dolls houses, miniatures",
    ),
    topics: list(
      "model, models, remote control, dioramas, dollhouse, airfix, toys, toy, toymaking, dolls",
    ),
    services: offers(
      {
        "Model railways": "We stock track, engines and scenery.",
        Kits: "We sell plastic and timber kits, paints and glue.",
        "Remote control": "We sell and repair cars, boats and planes.",
        "Dolls’ houses": "We stock houses and miniatures.",
        Parts: "We find motors, gears and decals.",
      },
      { Kits: "airplane" },
    ),
  },
  {
    id: "toy-library",
    name: "toy library",
    above: "club",
    synonyms: list("toy library, toy lending, toy hire"),
    traits: ["kids"],
    mood: "learning",
    services: offers(
      {
        Borrowing: "We lend toys, games and puzzles for a few weeks.",
        "Babies and toddlers": "We keep toys by age.",
        "Big toys": "We lend slides, trikes and play kitchens.",
        "Play mornings": "We open the floor for play.",
        Volunteers: "We count pieces, mend and sort together.",
      },
      { Borrowing: "puzzle-piece", "Babies and toddlers": "baby", Volunteers: "wrench" },
    ),
  },
  {
    id: "gel-blaster-shop",
    name: "gel blaster shop",
    above: "toy-shop",
    synonyms: list(
      "gel blasters, gel blaster, gel balls, gel blaster shop, airsoft, nerf guns, paintball gear, toy blasters",
    ),
    traits: ["adults"],
    services: offers(
      {
        "Gel blasters": "We sell blasters and starter sets where they’re legal.",
        "Gels and hoppers": "We stock gel balls, hoppers and magazines.",
        "Batteries and chargers": "We stock batteries and chargers that fit.",
        "Repairs and upgrades": "We fix jams and fit gears, barrels and motors.",
        "State laws": "We tell you what your state allows and asks of owners.",
      },
      { "Gels and hoppers": "gel-balls" },
    ),
    opening: ["First one, or an upgrade?"],
    questions: [],
  },
  {
    id: "party-shop",
    name: "party shop",
    above: "shop",
    synonyms: list(
      "party supplies, party shop, balloons, balloon shop, balloon decorations, costumes, costume hire, fancy dress, costume shop, party decorations",
    ),
    mood: "play",
    services: offers(
      {
        Balloons: "We blow up balloons and build arches.",
        Tableware: "We stock plates, cups and banners.",
        Costumes: "We hire and sell dress-ups, with wigs and hats.",
        Themes: "We pack everything for a theme into one box.",
        Helium: "We fill balloons here, or hire out the bottle.",
      },
      { Helium: "helium-tank" },
    ),
  },
  {
    id: "pawnbroker",
    name: "pawnbroker",
    above: "shop",
    synonyms: list(
      "pawn shop, pawnbroker, gold buyer, we buy gold, second hand dealer, coin dealer, bullion, coin shop, stamps and coins",
    ),
    services: offers(
      {
        Buying: "We look at gold, tools, coins and instruments, and make you an offer.",
        Selling: "We sell what other people have brought in.",
        "Loans on goods": "We explain the rate and the date before you sign.",
        Valuing: "We weigh and test in front of you.",
        Coins: "We buy and sell coins and bullion.",
      },
      { Valuing: "gem" },
    ),
    questions: [
      {
        question: "What should I bring?",
        answer:
          "The thing itself, with its charger, box or papers if you still have them, and something that shows who you are.",
      },
      {
        question: "How do you work out what it’s worth?",
        answer:
          "From what it would sell for today, its condition and how sure we can be about both. We’ll tell you how we got there.",
      },
    ],
  },
];
