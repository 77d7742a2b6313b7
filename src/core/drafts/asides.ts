// What in a brief is no text for its website: words to us, words of private life.

const web = String.raw`(?:web ?(?:site|page|person|designer)s?|home ?page|(?:the|this|old|new|our) site\b|(?:the|a|this|every|each) page\b|contact form|enquiry form|booking form|footer|testimonials?|chat ?bot|facebook|insta(?:gram)?|on (?:the )?google|seo\b|domain name|the logo|the menu page)`;

const order =
  "(?:put|write|say|mention|print|publish|include|add|show|describe|use|make (?:one|it|anything|them) up|forget|copy|change|call (?:it|us|me)|be careful|be sure|make sure it|keep it|translate|make (?:the |a |my |our |this )?(?:menu|page|site|button|form|logo|font|text|colou?r|look))";

const toUs: readonly RegExp[] = [
  new RegExp(String.raw`\b${web}`, "i"),
  new RegExp(
    String.raw`(?:^|[,.;:(–—-]\s*|\b(?:but|and|so|because|for|now)\s+)(?:(?:please|kindly|can you|could you|make sure you|just)[,\s]+)(?:[\w’]+ ){0,2}?${order}\b`,
    "i",
  ),
  /(?:^|[,.;:(–—-]\s*|\b(?:but|and|so|because)\s+)(?:do not|don’t|dont|never)\s+(?:put|write|say|mention|print|publish|describe|use (?:the |any |stock |pictures|photos|images|clip)|call (?:it|us|me)|make it)\b/i,
  /\b(?:can|could|would) you (?:please )?(?:put|write|make|add|do|use|keep|show|have|leave|take|not)\b/i,
  /\bplease,? no (?:\w+ ){0,2}(?:art|pictures?|photos?|images?|icons?|pop ?ups?|animations?|emojis?|stock|doves|clip ?art)\b|\bkindly (?:observe|note the)\b|\bobserve the following\b/i,
  /\b(?:may|must|can(?:no|’)?t|cannot|can not|not allowed to) (?:not )?(?:describe|be called|be described|say|advertise|claim|promise medical)\b/i,
  /\bno (?:statement|mention|claim|reference)s?\b|\bnothing about\b|\badvertis(?:e|ing) of\b/i,
  /\b(?:forgive|excuse|sorry (?:for|about)) (?:the|my) (?:length|long|english|spelling|mess|caps)/i,
  /\bnot (?:very |so |much )?good (?:at|with) (?:writing|english|computers|words)\b|\bget the words out\b|\blet you sort\b|\btake out anything\b/i,
  /\bcopied this\b|\bhope (?:this|that) (?:is|helps|makes)\b|\byou decide\b|\bup to you\b|\bif you need (?:any|more)|\blet me know\b/i,
  /\b(?:will|shall|’ll|can|to) (?:send|supply|email|get)\b.{0,30}\b(?:later|through|it|them|you|one|soon|photos|pictures)\b/i,
  /\b(?:don’t|do not|not) want (?:any |it |to look )?(?:pictures?|photos?|images?|stock|looking|to look)\b/i,
  /\b(?:should|has to|to|must|want it to) (?:look|feel|be easy to read)\b(?! (?:good|great|their|your|after|at|for|like (?:you|new)))|\bcome across\b|\bchange that line\b/i,
  /\b(?:be careful about|don’t have permission|do not have permission|in trouble|cannot get into|can’t get into|no idea what to write|keep it honest)\b/i,
  /\bsend (?:it|them|you|one|those)\b.{0,20}\b(?:later|through|soon|when|if)\b|\bwould be (?:closer|nice|handy|better|desirable|good to have)\b|\b(?:cannot|can’t|must not|has to) be (?:slow|fast|easy)\b/i,
  /\b(?:all|in|only) (?:lower|upper|small) ?-?case\b|\bhow we (?:write|spell) it\b/i,
  /\bsend\b[^.]{0,20}\b(?:later|soon)\b|\b(?:I|we) (?:must|have to|need to|are required to|am required to) (?:display|show|include|state|publish)\b/i,
  /\b(?:first|last|full) names? only\b|\bstop asking\b|\btoo much for\b|\btoo personal\b|\b(?:leave|keep) (?:this|that) (?:out|private|off)\b/i,
  /\b(?:people|clients|customers|patients|students|parents|guests|everyone|everybody|they) (?:all |often |always )?(?:says?|tells?) (?:me|us|nice|good|lovely|(?:that )?(?:i|we|i’m|we’re))\b/i,
];

/** Whether these words are for whoever makes the website. */
export function isForUs(words: string): boolean {
  return toUs.some((pattern) => pattern.test(words));
}

const troubles =
  "(?:mortgage|divorced?|separated|bankrupt\\w*|centrelink|debts?|depress\\w*|anxiety|cancer|diagnos\\w+|surgery|operation|miscarriage|pregnant|(?:mother|father|mum|dad|husband|wife|son|daughter)’s funeral|in jail|rehab|my ex)";
const family =
  "(?:dad|mum|father|mother|son|daughter|wife|husband|brother|sister|partner|kids?|boy|girl|nan|pop)";

const privateMatters: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${family} (?:has|had|have|is|was|got|went|gets) [^.;,]{0,24}\b(?:stroke|heart attack|deaf|sick|ill|dying|dementia|autis\w+|adhd|hospital|disab\w+|wheelchair|addict\w*|jail|unwell|cancer|depress\w+)\b|\b${family} was born \p{L}+\b`,
    "iu",
  ),
  /\b(?:tax office|ato|police|court|bank) (?:is|was|are|were)? ?(?:after|chasing|onto)\b|\brun[- ]in with\b/i,
  new RegExp(
    String.raw`\b(?:I (?:had|have|was|am|got|went|lost|opened it)|I’ve|I’m|my|his|her)\b[^.;,]{0,60}\b(?<!(?:on|for|do|with|including|offer) )${troubles}\b`,
    "i",
  ),
  /\b(?:my|his|her) (?:bad |dodgy |crook )?(?:knees?|back|hip|shoulder|heart|health|nerves)\b(?! (?:yard|garden|to))/i,
  /\b(?:my|our) home address\b|\bbetween us\b|\bconfidential\b|\bnot for (?:print|publication)\b/i,
];

/** Whether these words tell of a person’s health, money or grief. */
export function isPrivate(words: string): boolean {
  return privateMatters.some((pattern) => pattern.test(words));
}

const noise: readonly RegExp[] = [
  /^(?:hello|hi+|hey+|g’day|yew+|hiya|assalamu alaikum|namaste|salaam|welcome)(?:[,!]? [^ ]+){0,3}[!.]?$/i,
  /^welcome to\b[^.]{0,60}[!.]?$/i,
  /^(?:call|ring|text|phone) (?:me|us|\p{L}+)(?: (?:now|today|anytime))?[!.]?$/iu,
  /^(?:enrol|enroll|book|click|buy|order|call|shop|read|learn|find out|sign up)(?: (?:now|here|more|today|online))+[!.]?$/i,
  /^(?:one|a) (?:more|last) thing\b.{0,12}$|^(?:thanks?(?: you)?|cheers|kind regards|regards|ta)\b.{0,40}$/i,
  /^(?:copyright|©)/i,
  /^(?:[^ ]+ ){0,4}(?:click here|log ?in)\b[^.]{0,30}\.?$/i,
];

/** Greetings, the words of buttons, and what else says nothing. */
export function isNoise(sentence: string): boolean {
  return !/\p{L}{2}/u.test(sentence) || noise.some((pattern) => pattern.test(sentence));
}

const greeting =
  /^(?:yo|hello+|hi+|hey+|g’day|good (?:morning|day|afternoon)|yew+|hiya|namaste|assalamu alaikum|salaam)\b(?:\s+(?:dear|there|all|everyone|team|guys|mate|folks))?\s*[,!.–—-]*\s*/i;

/** A sentence without the greeting that it begins with. */
export function withoutGreeting(sentence: string): string {
  const rest = sentence.replace(greeting, "");
  return rest === sentence || rest === "" ? sentence : rest.charAt(0).toUpperCase() + rest.slice(1);
}
