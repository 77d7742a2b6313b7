/** A waiting time as people say it. */
export function minutes(seconds: number): string {
  const whole = Math.ceil(seconds / 60);
  return whole === 1 ? "a minute" : `${whole} minutes`;
}
