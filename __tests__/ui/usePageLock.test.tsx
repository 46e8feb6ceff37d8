import { renderHook } from '@testing-library/react';
import { usePageLock } from '../../src/ui/usePageLock';

const overflow = () => document.body.style.overflowY;

test('the page scrolls again once the last of the dialogs over it is gone', () => {
  const dialog = renderHook(({ isOpen }) => usePageLock(isOpen), { initialProps: { isOpen: false } });
  expect(overflow()).toBe('');
  dialog.rerender({ isOpen: true });
  const question = renderHook(() => usePageLock(true));
  expect(overflow()).toBe('hidden');
  dialog.rerender({ isOpen: false });
  expect(overflow()).toBe('hidden');
  question.unmount();
  expect(overflow()).toBe('');
});

test('what it leaves of the width is what a scrollbar took', () => {
  Object.defineProperty(document.documentElement, 'clientWidth', { configurable: true, value: 1009 });
  const { unmount } = renderHook(() => usePageLock(true));
  expect(document.body.style.width).toBe('calc(100% - 15px)');
  unmount();
  expect(document.body.style.width).toBe('');
  Reflect.deleteProperty(document.documentElement, 'clientWidth');
});
