/**
 * Which renderer makes releases now. Each release records it, so that what was approved is made again
 * only by the same one. Raise it with every change of the bytes that documents become
 * (renderer.test.tsx finds those).
 */
export const rendererVersion = 12;
