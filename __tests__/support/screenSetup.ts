import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { bringQuickLabels } from './quickLabels';
import { quickComputedStyle } from './quickComputedStyle';
import './antdTokens';
import './withoutOwnerStacks';
import { TimerMessageChannel } from './TimerMessageChannel';
import { endTest } from './whenTestEnds';

// The first time a screen is fetched it is compiled as well.
configure({ asyncUtilTimeout: 10_000 });
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

Object.defineProperties(window, {
  MessageChannel: { value: TimerMessageChannel, configurable: true },
  ResizeObserver: { value: QuietObserver, configurable: true },
  IntersectionObserver: { value: QuietObserver, configurable: true },
  matchMedia: { value: noMatch, configurable: true, writable: true },
  scrollTo: { value: () => {}, configurable: true, writable: true },
  getComputedStyle: { value: quickComputedStyle(), configurable: true },
});
bringQuickLabels();
Element.prototype.scrollIntoView = () => {};

afterEach(() => {
  endTest();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '');
});
