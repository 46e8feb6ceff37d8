/** A call that `public/before-paint.js` made while this code was on its way. */
interface EarlyCall {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  answer: Promise<Response>;
}

declare global {
  /** `at` is when they were made, in epoch milliseconds. */
  var dragomanEarly: { at: number; calls: EarlyCall[] } | undefined;
}

/** Nobody is given an answer that is older. */
const LIFE_MS = 20_000;

function young(): NonNullable<typeof globalThis.dragomanEarly> | null {
  const early = globalThis.dragomanEarly;
  return early && Date.now() - early.at < LIFE_MS ? early : null;
}

/** The answer to a call that was made early, word for word; each is given out once. */
export function takePrefetched(
  url: RequestInfo | URL,
  { headers, body }: RequestInit = {},
): Promise<Response> | undefined {
  const calls = young()?.calls ?? [];
  const said = new Headers(headers);
  const place = calls.findIndex(
    (call) =>
      call.url === url &&
      call.body === body &&
      Object.entries(call.headers).every(([name, value]) => said.get(name) === value),
  );
  return place < 0 ? undefined : calls.splice(place, 1)[0]?.answer;
}

/** Since when what is shown may have been read: from the early calls on, where there were any, or from now. */
export function readSince(): number {
  return young()?.at ?? Date.now();
}
