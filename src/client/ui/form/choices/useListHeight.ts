import { useSyncExternalStore } from 'react';

/** Pixels, as Ant Design has it where nothing is said. */
const USUAL = 256;
/** Two options: less would not be known for a list. */
const LEAST = 88;
/** A field of two lines, and what lies around the list's options. */
const FIELD = 72;
const AROUND = 12;

/**
 * How high a field's list may be, in pixels: in a low window, or above a phone's keyboard, so low that it stands beside
 * its field wherever that is, and never upon it.
 */
export function useListHeight(): number {
  return useSyncExternalStore(onResize, listHeight, () => USUAL);
}

function listHeight(): number {
  const { visualViewport, innerHeight } = window;
  // a keyboard takes its room; who looks closer has the same window
  const room = visualViewport ? visualViewport.height * visualViewport.scale : innerHeight;
  return Math.max(LEAST, Math.min(USUAL, Math.floor((room - FIELD) / 2) - AROUND));
}

function onResize(changed: () => void): () => void {
  const place = window.visualViewport ?? window;
  place.addEventListener('resize', changed);
  return () => place.removeEventListener('resize', changed);
}
