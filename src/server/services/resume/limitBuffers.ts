/** Smaller arrays are not worth asking for. */
const WORTH_ASKING = 64 * 1024;

/**
 * Makes this process refuse to hold more than `maxBytes` in buffers. The engine's own limits hold for objects
 * only, and a few kilobytes of a PDF can unpack to gigabytes. Nothing undoes it: for a process of its own. The
 * answer tells whether something was refused.
 */
export function limitBuffers(maxBytes: number): () => boolean {
  let hasRefused = false;
  const limited = new Proxy(Uint8Array, {
    construct(target, args: [unknown], newTarget) {
      const [length] = args;
      const isTooMuch =
        typeof length === 'number' &&
        length > WORTH_ASKING &&
        length + process.memoryUsage().arrayBuffers > maxBytes;
      if (isTooMuch) {
        hasRefused = true;
        throw new RangeError('More memory than a document may take');
      }
      return Reflect.construct(target, args, newTarget) as object;
    },
  });
  globalThis.Uint8Array = limited;
  return () => hasRefused;
}
