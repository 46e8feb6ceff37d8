import { useEffect } from 'react';

/** Where no screen comes to stand, as without a connection, nothing waits longer, in milliseconds. */
const LONGEST_MS = 8000;

let tell: () => void = () => undefined;
const isDrawn = new Promise<void>((resolve) => {
  tell = resolve;
  setTimeout(resolve, LONGEST_MS);
});

/** Stands beside a screen, inside what waits for its chunk: tells that the page's first screen is drawn. */
export function FirstScreenDrawn() {
  useEffect(() => tell(), []);
  return null;
}

/**
 * A chunk, or what else no screen waits for: it is asked for once the page's first screen is drawn: before, it would take its share of
 * a slow line from what the screen needs.
 */
export function afterFirstScreen<Module>(load: () => Module | Promise<Module>): () => Promise<Module> {
  return async () => {
    await isDrawn;
    return load();
  };
}
