import type { Page } from 'playwright-core';
import { requestsOf } from './pages/requestsOf';

/** A page's errors, and its requests to the outside. */
export interface PageWatch {
  /** console errors, uncaught errors, failed requests, error answers and breaches of the content policy */
  problems: string[];
  /** requests, socket frames, console lines and addresses, as text */
  record: string[];
  /** lets problems that match pass from now on: a test that provokes a refusal says so */
  expectProblems: (pattern: RegExp) => void;
}

export function watchPage(page: Page): PageWatch {
  // from the first one on: what hangs is told by name
  requestsOf(page);
  const expected: RegExp[] = [];
  const problems: string[] = [];
  const record: string[] = [];
  const complain = (problem: string) => {
    if (!expected.some((pattern) => pattern.test(problem))) problems.push(problem);
  };
  page.on('console', (message) => {
    record.push(`console ${message.text()}`);
    if (message.type() === 'error' && !REFUSED_STYLE.test(message.text()))
      complain(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complain(`uncaught: ${error.stack ?? error.message}`));
  page.on('request', (request) => {
    const headers = JSON.stringify(request.headers());
    record.push(`request ${request.method()} ${request.url()} ${headers} ${request.postData() ?? ''}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // a page that is left takes its reads with it
    if (reason !== 'net::ERR_ABORTED') complain(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complain(`answered ${response.status()}: ${response.url()}`);
  });
  page.on('websocket', (socket) => {
    record.push(`socket ${socket.url()}`);
    const note = ({ payload }: { payload: string | Buffer }) => record.push(`frame ${payload.toString()}`);
    socket.on('framesent', note).on('framereceived', note);
  });
  page.on('framenavigated', (frame) => record.push(`address ${frame.url()}`));
  return { problems, record, expectProblems: (pattern) => void expected.push(pattern) };
}

/** The browser's own line about a style that the policy refused; `reportPolicyBreaches` says it with what was in it. */
const REFUSED_STYLE = /^Applying inline style violates/;

/** How `reportPolicyBreaches` begins what it says. */
export const POLICY_BREACH = /^content policy:/;

/**
 * Runs in the page before its own scripts: a breach of the content policy becomes a console error. Ant Design's Table
 * measures the scroll bar's width with a style element of its own, after an empty one; refused, it measures without.
 */
export function reportPolicyBreaches(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    const { violatedDirective, blockedURI, sample } = event;
    const isMeasuring = sample.trim() === '' || sample.trim().startsWith('#rc-scrollbar-measure');
    if (violatedDirective === 'style-src-elem' && blockedURI === 'inline' && isMeasuring) return;
    console.error(`content policy: ${violatedDirective} blocked ${blockedURI} ${sample}`);
  });
}
