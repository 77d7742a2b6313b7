import type { Frames } from "./frame.ts";

/** How the generator of local ideas says it. */
export const local = {
  description: [
    { say: "{Name} is {offer}. It is meant for {who} in and around {place}. {how}" },
    {
      say: "{Where}, {name} would be {offer}. Its customers are {who}. {how}",
      unless: ["named for the place"],
    },
    { say: "{Name} would bring something new to {place}: {offer}, for {who}. {how}" },
  ],
  team: [
    {
      say: "One person can make, pack and sell it from a spare room.",
      when: ["solo", "goods"],
      unless: ["on paper"],
    },
    {
      say: "You can run it alone: make on two evenings, sell on Saturday.",
      when: ["solo", "goods"],
      unless: ["on paper"],
    },
    {
      say: "One person can sell it and keep the promise that is printed on it.",
      when: ["solo", "on paper"],
    },
    {
      say: "You can run it alone, at first on two afternoons a week.",
      when: ["solo"],
      unless: ["goods"],
    },
    {
      say: "It suits one person: bookings by text, one job at a time.",
      when: ["solo"],
      unless: ["goods"],
    },
    { say: "Nothing in it needs a second pair of hands.", when: ["solo"], unless: ["goods"] },
    {
      say: "Share it between three: one makes, one packs, one sells.",
      when: ["team", "goods"],
      unless: ["on paper"],
    },
    {
      say: "With a partner, one looks after making and the other after orders and shops.",
      when: ["team", "goods"],
      unless: ["on paper"],
    },
    {
      say: "With a partner, one sells it and the other sees that every promise on it is kept.",
      when: ["team", "on paper"],
    },
    {
      say: "It works well with two: one does the work, the other answers messages, quotes and keeps the books.",
      when: ["team"],
      unless: ["goods"],
    },
    {
      say: "With a small team, two are out with customers while a third keeps the calendar and the money.",
      when: ["team"],
      unless: ["goods"],
    },
    {
      say: "Begin alone, and bring in a second pair of hands for the batch before Christmas.",
      when: ["either", "goods"],
      unless: ["on paper"],
    },
    {
      say: "Begin alone, and bring in someone once the first twenty are sold.",
      when: ["either", "goods"],
    },
    {
      say: "Begin alone, and when the week is full bring in a second person for the busiest day.",
      when: ["either"],
      unless: ["goods"],
    },
    {
      say: "One person can start it, and two can share the week later.",
      when: ["either"],
      unless: ["goods"],
    },
  ],
  setting: [
    { say: "{Where}, {life}.", when: ["telling trait"], unless: ["known place"] },
    {
      say: "{Where}, as anywhere, small jobs fall between the big providers.",
      unless: ["known place", "telling trait"],
    },
    {
      say: "{Place} has its own rhythm, and you know it better than any franchise does.",
      unless: ["known place", "telling trait"],
    },
    {
      say: "A business that starts {where} can be known by name within a season.",
      unless: ["known place", "telling trait"],
    },
    { say: "{Place} is known for {lives on}. {Life}.", when: ["known place", "suburb"] },
    {
      say: "{Place} is known for {lives on}, and people there need ordinary things done like anywhere else.",
      when: ["known place", "suburb"],
      unless: ["telling trait"],
    },
    {
      say: "{Place} lives on {lives on}, and there is room beside them for someone who does one thing well.",
      when: ["known place"],
      unless: ["suburb", "telling trait"],
    },
    { say: "{Place} lives on {lives on}. {Life}.", when: ["known place"], unless: ["suburb"] },
    {
      say: "Think of what {place} lives on: {lives on}. {Life}.",
      when: ["known place"],
      unless: ["suburb"],
    },
    {
      say: "Much of {place} earns its living from {lives on}. {Life}.",
      when: ["known place"],
      unless: ["suburb"],
    },
  ],
  problem: [{ say: "{Who} {trouble}." }],
  gap: [
    {
      say: "Look up who already does it within twenty minutes’ drive; if the answer is nobody, or booked for weeks, there is your gap.",
      unless: ["goods", "few people"],
    },
    {
      say: "Ring the first three names that a search brings up; how soon they can come tells you how wide the gap is.",
      unless: ["goods", "few people"],
    },
    {
      say: "Ask in two local groups whom people use now; silence, or one name that is always busy, is your opening.",
      unless: ["goods"],
    },
    {
      say: "Nobody has to be persuaded that it matters, only that you will turn up.",
      when: ["work"],
    },
    {
      say: "Read the bad reviews of what a search offers them now; the complaint that comes twice is your gap.",
      when: ["goods"],
    },
    {
      say: "What they can order online has nobody behind it whom they can meet, and you can be met.",
      when: ["goods"],
    },
    {
      say: "Go and see what the shops nearby have for them; an empty shelf is a good sign, and a dusty one is not.",
      when: ["goods"],
      unless: ["on paper"],
    },
    {
      say: "The usual answer is a long drive or a favour from a friend.",
      when: ["few people"],
    },
    {
      say: "Most have got used to going without, so say plainly that it now exists.",
      when: ["few people"],
    },
    {
      say: "There are firms that could do it, but they are across town and prefer larger jobs.",
      when: ["many people"],
    },
    {
      say: "In a place this busy the gap is someone who is near, answers and turns up.",
      when: ["many people"],
    },
    {
      say: "Larger firms tend to pass over a job this size.",
      unless: ["few people", "many people"],
    },
    {
      say: "The usual answer is a favour from a friend, and favours run out.",
      unless: ["few people", "many people"],
    },
  ],
  season: [
    { say: "Most people want this in {season}, which is now.", when: ["in season"] },
    { say: "Most people want this in {season}, which starts next month.", when: ["next month"] },
    {
      say: "Most people want this in {season}, which leaves you {months} months to get ready.",
      when: ["in two or three months"],
    },
    {
      say: "Most people want this in {season}, so use the quiet months to get the first reviews.",
      when: ["in half a year"],
    },
  ],
  week: [
    {
      say: "This week, talk to ten {people}, {first place} and {second place}, and ask what they did the last time it came up and what that cost. Then put one offer {board}: {price}, {deposit} to hold a place.",
    },
    {
      say: "On Monday write the offer on one page: what it is, {price}, {deposit} to book. Show it first {first place}, then {second place}, and put a photo of it {board}.",
    },
    {
      say: "Give yourself seven days. Ask ten {people} to tell you about the last time it came up, and note the words they use. Use those words in a notice {board} and another {first place}, with the price of {price} and {deposit} to reserve.",
    },
  ],
  threshold: [
    {
      say: "Five paid orders by Sunday mean make the first batch; one or none means ask a different group before you spend.",
      when: ["goods"],
    },
    {
      say: "If five people pay ahead, make ten; if they only say how lovely it is, change the price or what is in it.",
      when: ["goods"],
    },
    {
      say: "Three deposits by Sunday mean go; kind words without money mean change the offer or the customer.",
      unless: ["goods"],
    },
    {
      say: "If three people pay to hold a date, do those three as well as you can and ask each for a sentence you may quote.",
      unless: ["goods"],
    },
    {
      say: "Ask each who says no what would have made it a yes; two with the same answer are worth a second week.",
      unless: ["goods"],
    },
    {
      say: "Count deposits and not likes: three are enough to go on, none in two weeks is an answer as well.",
      unless: ["goods"],
    },
  ],
  charge: [
    {
      say: "Sell it at {price}, and keep materials and packing under {cost}.",
      when: ["goods"],
    },
    {
      say: "The price is {price}; at a cost of no more than {cost} there is {left} in each for you.",
      when: ["goods"],
    },
    {
      say: "Charge {price}, with the same people every {every}.",
      when: ["comes again"],
      unless: ["goods"],
    },
    {
      say: "The price is {price}, and a fixed place every {every} is what keeps people.",
      when: ["comes again"],
      unless: ["goods"],
    },
    { say: "Charge {price}.", when: ["cheap"], unless: ["goods", "comes again"] },
    {
      say: "Charge {price}, agreed beforehand.",
      unless: ["goods", "comes again", "cheap"],
    },
    {
      say: "The price is {price}, and it is on the first line of every notice.",
      unless: ["goods", "comes again"],
    },
  ],
  growth: [
    {
      say: "Let two shops in {place} stock it at {shop price} each once your costs allow.",
      when: ["goods"],
      unless: ["on paper"],
    },
    {
      say: "Sell on Saturdays first; the talk at a stall is worth more than the takings.",
      when: ["goods"],
      unless: ["on paper"],
    },
    {
      say: "Note who buys twice and what they say; the second batch is for them.",
      when: ["goods"],
    },
    {
      say: "Offer it first to people who know your work; they need the least persuading.",
      when: ["on paper"],
    },
    {
      say: "A customer who sends you a friend gets {reward} off the next time.",
      unless: ["goods"],
    },
    {
      say: "Take {a kit} along at {kit price} for those who want to do more themselves.",
      when: ["own service"],
    },
    {
      say: "Keep to one side of {place} each day, so that your time goes into work and not into driving.",
      when: ["many people", "work"],
      unless: ["in groups", "own topic"],
    },
    {
      say: "Ask every customer for two sentences and a first name, and put them where the price is.",
      unless: ["goods"],
    },
  ],
  estimate: [{ say: "About {total} to begin with: {outlays}." }],
  reserve: [
    { say: "Keep the other {reserve} for surprises.", when: ["money left"] },
    { say: "Keep the other {reserve} for what you forgot.", when: ["money left"] },
    {
      say: "Keep the other {reserve} for the thing that breaks in week one.",
      when: ["money left"],
    },
  ],
  advice: [
    {
      say: "Borrow whatever a friend already has, and buy only when a customer has paid.",
      when: ["0-500"],
    },
    { say: "Sell the first one before you buy anything for the second.", when: ["0-500"] },
    { say: "Write down every dollar from the first day; it takes a minute.", when: ["0-500"] },
    { say: "Second-hand will do until someone pays for new.", when: ["0-500"] },
    {
      say: "Spend on what the customer sees and touches, and borrow the rest.",
      when: ["500-2000"],
    },
    {
      say: "Spend half of it, run for a month, and then decide about the rest.",
      when: ["500-2000"],
    },
    { say: "Ask for three quotes on the dearest item before you order it.", when: ["500-2000"] },
    { say: "Buy the one good tool and rent the others.", when: ["500-2000"] },
    {
      say: "Pay for the test first, and release the larger amount only when strangers have booked.",
      when: ["2000+"],
    },
    { say: "Keep two months of costs in the bank before you sign anything.", when: ["2000+"] },
    { say: "Lease the large things for a season before you own them.", when: ["2000+"] },
    { say: "Show the sums to someone who has run a small business before.", when: ["2000+"] },
  ],
} satisfies Frames;

/** What each month, January first, means for somebody who tests an idea. */
export const months: readonly string[] = [
  "Schools are out for most of January and offices run slowly, so talk to families now and to businesses from February.",
  "In February school newsletters start again and clubs sign people on, so new notices get read.",
  "March is when autumn fetes and shows look for stallholders, and one stall is a cheap test.",
  "Easter and the autumn holidays break up April, so fix dates before you advertise.",
  "Mother’s Day falls in May, and gift buyers decide in the week before it.",
  "June ends the financial year, and small firms like to settle a price before the thirtieth.",
  "Winter holidays fall in July, and parents plan them only a week or two ahead.",
  "August is when people begin to think of spring, so take bookings for September.",
  "September brings Father’s Day and the spring holidays, so put a date on every offer.",
  "October is full of spring markets and school fetes, and one stall tells you more than a month of posts.",
  "In November people settle what must be done before Christmas, so put a last date on the offer.",
  "Christmas markets and break-ups fill the first weeks of December, and after the twentieth little happens until January.",
];
