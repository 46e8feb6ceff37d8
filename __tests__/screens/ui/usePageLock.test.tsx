import { renderHook } from '@testing-library/react';
import { usePageLock } from '../../../src/client/ui/popups/AntdModal';

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

test.each([
  ['stays', 0, ''],
  ['goes', 15, 'calc(100% - 15px)'],
])('where the scrollbar’s room %s, nothing under the dialog moves', (_, freed, width) => {
  const offsetWidth = { get: () => 1000 + (overflow() === 'hidden' ? freed : 0), configurable: true };
  Object.defineProperty(document.body, 'offsetWidth', offsetWidth);
  const { unmount } = renderHook(() => usePageLock(true));
  expect(document.body.style.width).toBe(width);
  unmount();
  expect(document.body.style.width).toBe('');
  Reflect.deleteProperty(document.body, 'offsetWidth');
});
