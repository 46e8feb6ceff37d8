import { makeRoomBelow } from '../../../src/client/ui/page/makeRoomBelow';

/** A phone's window: a header of 70 pixels, and a toast from 440 to 620. */
const TOAST = { top: 440, height: 180 };

function stands(element: Element, { top, height }: { top: number; height: number }) {
  element.getBoundingClientRect = () => new DOMRect(0, top, 300, height);
}

/** By how much the page moves up where the focus is on something that stands there. */
function moved(focus: { top: number; height: number }): number {
  document.body.innerHTML = `
    <main><div id="summary" tabindex="-1"></div></main>
    <div class="dr-toast"></div>`;
  const [summary, toast] = [document.getElementById('summary'), document.querySelector('.dr-toast')];
  if (!summary || !toast) throw new Error('not drawn');
  stands(summary, focus);
  stands(toast, TOAST);
  const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  summary.focus();
  makeRoomBelow();
  jest.runAllTimers();
  return scrollBy.mock.calls.map(([to]) => (to as ScrollToOptions).top ?? 0)[0] ?? 0;
}

describe('a toast at the bottom of a phone', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  test.each([
    ['stands above it', { top: 100, height: 200 }, 0],
    ['lies beneath it', { top: 200, height: 300 }, 500 + 12 - 440],
    ['is higher than the room above it', { top: 200, height: 400 }, 200 - 12 - 70],
    ['is higher and begins at the header already', { top: 80, height: 600 }, 0],
  ])('moves the page so that what has the focus can be read: it %s', (_where, focus, by) => {
    expect(moved(focus)).toBe(by);
  });
});
