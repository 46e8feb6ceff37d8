import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { TimerMessageChannel } from './TimerMessageChannel';
import { endTest } from './whenTestEnds';

configure({
  // The first time a screen is fetched it is compiled as well.
  asyncUtilTimeout: 10_000,
  // The page is not written out: a search that waits fails many times before it finds.
  getElementError: (message) =>
    Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});
jest.setTimeout(30_000);

class QuietObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

const noMatch = (query: string): MediaQueryList => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => {},
  removeListener: () => {},
  addEventListener: () => {},
  removeEventListener: () => {},
  dispatchEvent: () => false,
});

const styleOf = window.getComputedStyle.bind(window);

Object.defineProperties(window, {
  // jsdom knows no pseudo-elements, and says so each time
  getComputedStyle: { value: (element: Element) => styleOf(element), configurable: true },
  MessageChannel: { value: TimerMessageChannel, configurable: true },
  ResizeObserver: { value: QuietObserver, configurable: true },
  IntersectionObserver: { value: QuietObserver, configurable: true },
  matchMedia: { value: noMatch, configurable: true, writable: true },
  scrollTo: { value: () => {}, configurable: true, writable: true },
});
Element.prototype.scrollIntoView = () => {};

afterEach(() => {
  endTest();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '');
});
