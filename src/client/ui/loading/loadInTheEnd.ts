import { retryImport } from './retryImport';

const PAUSE_MS = 2000;

/**
 * Asks for a chunk until it comes, for what may wait as long as the network is away; null once nobody wants it any more.
 */
export async function loadInTheEnd<Module>(
  load: () => Promise<Module>,
  isWanted: () => boolean,
): Promise<Module | null> {
  while (isWanted()) {
    try {
      return await retryImport(load);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
  return null;
}
