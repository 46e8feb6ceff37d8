import type { ServiceContext } from '../../src/server/platform/context';
import { doWhatIsDue } from '../../src/server/time/doWhatIsDue';

/** All that is due by the context's clock, as a server does it in its rounds. */
export async function letTimePass(context: ServiceContext): Promise<void> {
  while (await doWhatIsDue(context));
}
