import { createBrowserInspector } from '@statelyai/inspect';
import { watchMachines } from '../../ui/page/machineInspection';
import { withoutSecrets } from './withoutSecrets';

/** Events that are kept until the inspector is there. */
const KEPT_EVENTS = 500;

/**
 * Lets Stately's inspector watch every flow of this page. Its window opens with the first click, because a browser
 * opens none that nobody asked for. It shows what it is sent; nothing is kept by a server of theirs.
 */
export function inspectMachines(page: Window): void {
  const inspector = createBrowserInspector({
    window: page,
    autoStart: false,
    maxDeferredEvents: KEPT_EVENTS,
    serialize: (event) => withoutSecrets(event) as typeof event,
  });
  watchMachines(inspector.inspect);
  page.addEventListener('pointerdown', () => inspector.start(), { once: true, capture: true });
}
