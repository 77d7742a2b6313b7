/** Of 255: what differs less between its channels is grey to the eye. */
const LEAST_COLOURFUL = 50;

/** Of all that one can see: less is a detail. */
const LEAST_SHARE = 0.05;

/**
 * The colour that a picture is remembered by, as “#1f5b45”: of twelve hues the one that most of it has,
 * vivid pixels counting more than dull ones, in the mean of its pixels. Undefined for one that is grey.
 *
 * @param {Buffer} pixels four bytes each: red, green, blue, and how solid
 * @returns {string | undefined}
 */
export function mainColour(pixels) {
  const hues = Array.from({ length: 12 }, () => ({ weight: 0, count: 0, sum: [0, 0, 0] }));
  let seen = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, solid = 0] = pixels.subarray(at, at + 4);
    if (solid < 128) continue;
    seen++;
    const chroma = Math.max(red, green, blue) - Math.min(red, green, blue);
    const hue = hues[hueOf(red, green, blue, chroma)];
    if (!hue || chroma < LEAST_COLOURFUL) continue;
    hue.weight += chroma;
    hue.count++;
    hue.sum = hue.sum.map((sum, channel) => sum + (pixels[at + channel] ?? 0));
  }
  const main = hues.reduce((one, other) => (other.weight > one.weight ? other : one));
  if (main.count === 0 || main.count / seen < LEAST_SHARE) return undefined;
  const channels = main.sum.map((sum) => Math.round(sum / main.count));
  return `#${Buffer.from(channels).toString("hex")}`;
}

/**
 * From red at 0 by green at 4 to blue at 8, of twelve.
 *
 * @param {number} red
 * @param {number} green
 * @param {number} blue
 * @param {number} chroma
 */
function hueOf(red, green, blue, chroma) {
  const most = Math.max(red, green, blue);
  const sixth =
    most === red
      ? (green - blue) / chroma
      : most === green
        ? 2 + (blue - red) / chroma
        : 4 + (red - green) / chroma;
  return Math.round(sixth * 2 + 12) % 12;
}
