import type { Page } from 'playwright-core';
import type { ErrorCode } from '../../../src/shared/contract/base/errors';
import { INTERFACE_LANGUAGES } from '../../../src/shared/domain/text/interfaceLanguages';
import { serverMessages } from '../../../src/shared/i18n/serverMessages';
import { type Call, interceptCalls } from './interceptCalls';

/** Answers by the path of their call. */
export type Calls = Readonly<Record<string, unknown>>;

/** An answer that nobody can read. */
export const NONSENSE = Symbol('nonsense');

/** A call is refused, in the words of the language that it asks for. */
export class Refused {
  constructor(readonly code: ErrorCode) {}
}

const ANSWERS = new WeakMap<Page, Map<string, Calls>>();

/**
 * From now on the calls of a page are answered like this, by path, while its address bears the mark `?as=MARK` of this
 * one and no longer: the next state is opened in the same page.
 */
export async function answerHere(page: Page, calls: Calls, address: string): Promise<void> {
  const mark = markOf(address);
  if (mark === null) throw new Error(`${address} says nothing of answers of its own`);
  const known = ANSWERS.get(page);
  if (known) return void known.set(mark, calls);
  const answers = new Map([[mark, calls]]);
  ANSWERS.set(page, answers);
  await interceptCalls(page, (call) => {
    const here = answers.get(markOf(page.url()) ?? '');
    return here && call.pathname in here ? { json: answerOf(here[call.pathname], call) } : undefined;
  });
}

function markOf(address: string): string | null {
  return new URL(address, 'http://here').searchParams.get('as');
}

/** Refusals come as successes: the browser itself would complain of others. */
function answerOf(data: unknown, { headers }: Call): unknown {
  if (data === NONSENSE) return 'nonsense';
  if (!(data instanceof Refused)) return { result: true, message: '', data };
  const asked = headers['accept-language'];
  const language = INTERFACE_LANGUAGES.find((each) => each === asked) ?? 'en-US';
  const { code } = data;
  return { result: false, message: serverMessages[language].errors[code], code, data: null };
}
