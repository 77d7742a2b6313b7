/**
 * What a stranger might type to get out of the text they are shown in. The first ones are written for
 * this pipeline: what the build tightens and Astro puts in (src/delivery/tighten-page.ts), and the patterns of
 * JavaScript's `replace`. Each sets `pwned` where it runs, and fits into a name of 100 characters.
 */
export const hostileWords: readonly string[] = [
  "<style>a{b:'><script>pwned=`x`//@layer '</style>",
  "<style>@layer pwned",
  "<script>astro-pwned",
  "<script>pwned=1;astro:</script>",
  "<style data-rest=/pwned.css>@layer a{}</style>",
  "<astro-island component-url=data:text/javascript,pwned=1>",
  '<astro-island opts=\'{"value":{"orStored":"pwned"}}\'>',
  "$`$&$'$1<script>pwned=1</script>",
  '" http-equiv="refresh" content="0;url=/pwned',
  '<meta http-equiv="content-security-policy" content="script-src \'sha256-pwned=',
  "<meta http-equiv=refresh content=0;url=javascript:pwned=1>",
  "</title><script>pwned=1</script>",
  "</script><script>pwned=1</script><!--<script>",
  "</style></textarea></template><script>pwned=1</script>",
  '"><script>pwned=1</script>',
  "'><img src=/pwned onerror=pwned=1>",
  "--><svg/onload=pwned=1>",
  "<template shadowrootmode=open><script>pwned=1</script>",
  "<base href=//pwned.example><form action=//pwned.example>",
  "javascript:pwned=1",
  "&lt;script&gt;pwned=1&lt;/script&gt;&#60;script&#62;pwned=1",
  "=HYPERLINK(pwned)</script><script/pwned>",
];

/** Of an element or attribute that came out of such words as markup, in the HTML as it was sent. */
export const hostileMarkup =
  /<(?:script|style|astro-island|meta|img|svg|template)\b[^<>]{0,80}pwned|<(?:base|form)\b[^<>]{0,40}\/\/pwned|<(?:script|style)[^<>]*>[^<]{0,40}pwned|="[^"<>]*<(?:script|style|astro|meta|img|svg|template|base)\b[^"]{0,60}pwned/i;
