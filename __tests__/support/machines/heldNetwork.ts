import { refusalBody } from './refusalBody';
import { answerIn, heldAnswers } from './heldAnswers';
import type { CaseEvent } from './CaseEvent';

interface NetworkSettings {
  /** the paths of the calls that wait, by the machine's names of them */
  calls: Readonly<Record<string, { path: string }>>;
  /** what a call of a path that does not wait is answered with */
  reads?: (path: string) => unknown;
  /** what a happening's answer brings over the wire, where that is not what the machine hears */
  dataOf?: (happening: CaseEvent) => unknown;
}

/** A network on which the calls of a flow wait for the answer that a path says, and every other one is answered at once. */
export function heldNetwork({ calls, reads = () => null, dataOf }: NetworkSettings) {
  const held = heldAnswers();
  const waiting = new Set(Object.values(calls).map(({ path }) => path));
  const pathOf = (id: string) => {
    const call = calls[id];
    if (!call) throw new Error(`The network does not know the call "${id}"`);
    return call.path;
  };
  return {
    ...held,
    fetch: (input: RequestInfo | URL): Promise<Response> => {
      const address = input instanceof Request ? input.url : input.toString();
      const { pathname } = new URL(address, 'http://localhost');
      if (waiting.has(pathname)) return held.wait<Response>(pathname);
      return Promise.resolve(Response.json({ result: true, message: '', data: reads(pathname) }));
    },
    happen: (happening: CaseEvent) => {
      const { id, output, error } = answerIn(happening.event);
      if (error?.code === 'NETWORK') return held.fail(pathOf(id), new TypeError('Failed to fetch'));
      if (error) return held.answer(pathOf(id), refusalBody(error));
      const data = dataOf ? dataOf(happening) : output;
      held.answer(pathOf(id), Response.json({ result: true, message: 'Done.', data }));
    },
    isAsked: (id: string) => held.isAsked(pathOf(id)),
  };
}
