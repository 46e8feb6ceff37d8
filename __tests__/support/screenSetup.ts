import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import { bringQuickLabels } from './quickLabels';
import { quickComputedStyle } from './quickComputedStyle';
import './antdTokens';
import { TimerMessageChannel } from './TimerMessageChannel';
import { endTest } from './whenTestEnds';

const { getElementError } = getConfig();

configure({
  // The first time a screen is fetched it is compiled as well.
  asyncUtilTimeout: 10_000,
  // While something is waited for, the whole page was written out at each look that finds nothing; the last one does it.
  getElementError: (message, container) => {
    const { _disableExpensiveErrorDiagnostics: isLooking } = getConfig() as LookingConfig;
    return isLooking ? notFoundYet(message) : getElementError(message, container);
  },
});
jest.setTimeout(30_000);

type LookingConfig = ReturnType<typeof getConfig> & { _disableExpensiveErrorDiagnostics?: boolean };

const notFoundYet = (message: string | null): Error =>
  Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });

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
