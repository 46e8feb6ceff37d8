import type { CDPSession } from 'playwright-core';

interface Asked {
  url: string;
  /** how many requests had to come first, one after the other; the page itself is 0 */
  depth: number;
  bytes: number;
}

interface Sent {
  requestId: string;
  request: { url: string };
  initiator: { url?: string; stack?: Stack };
}
interface Stack {
  callFrames: { url: string }[];
  parent?: Stack;
}

export interface Requests {
  all: Asked[];
  /** resolves once nothing was under way for a while */
  quiet: () => Promise<void>;
}

const QUIET_MS = 1000;
/** how long a page may take in all */
export const PATIENCE_MS = 60_000;

/** Notes what a page asks for, who in the page asked, and what came over the line. */
export function noteRequests(cdp: CDPSession): Requests {
  const byId = new Map<string, Asked>();
  const depths = new Map<string, number>();
  const underWay = new Set<string>();
  let lastAt = performance.now();
  cdp.on('Network.requestWillBeSent', ({ requestId, request, initiator }: Sent) => {
    if (/^(data|blob):/.test(request.url)) return;
    lastAt = performance.now();
    const depth = byId.size === 0 ? 0 : 1 + depthOf(initiator, depths);
    byId.set(requestId, { url: request.url, depth, bytes: 0 });
    // A read that was sent early and is wanted again comes by the earlier way.
    depths.set(request.url, Math.min(depth, depths.get(request.url) ?? depth));
    underWay.add(requestId);
  });
  const end = (requestId: string, bytes: number) => {
    lastAt = performance.now();
    underWay.delete(requestId);
    const asked = byId.get(requestId);
    if (asked) asked.bytes = bytes;
  };
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength));
  cdp.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  return {
    get all() {
      return [...byId.values()];
    },
    quiet: async () => {
      const startedAt = performance.now();
      while (underWay.size > 0 || performance.now() - lastAt < QUIET_MS) {
        if (performance.now() - startedAt > PATIENCE_MS) throw new Error('the page never came to rest');
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}

/** Of the script that asked; what the page's own text names is asked for by the page. */
function depthOf({ url, stack }: Sent['initiator'], depths: ReadonlyMap<string, number>): number {
  const asker = stack ? firstScript(stack) : url;
  return asker === undefined ? 0 : (depths.get(asker) ?? 0);
}

function firstScript({ callFrames, parent }: Stack): string | undefined {
  // The last frame started it all; React's and the store's own code, loaded earlier, runs above it.
  return callFrames.at(-1)?.url || (parent ? firstScript(parent) : undefined);
}
