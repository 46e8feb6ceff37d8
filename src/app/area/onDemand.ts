import { type ComponentType, lazy } from 'react';
import { loadPatiently } from '../loadPatiently';
import type { Screen } from './Screen';

/** A screen's own chunk, and a way to ask for it early. */
export function onDemand(load: () => Promise<ComponentType>): Pick<Screen, 'Content' | 'preload'> {
  const patient = () => loadPatiently(load);
  return {
    Content: lazy(async () => ({ default: await patient() })),
    preload: () => void load().catch(() => undefined),
  };
}
