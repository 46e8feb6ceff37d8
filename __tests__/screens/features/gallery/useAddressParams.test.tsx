import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { useAddressParams } from '../../../../src/client/features/gallery/useAddressParams';

const choose = (name: string, value: string) => (now: URLSearchParams) => {
  const next = new URLSearchParams(now);
  next.set(name, value);
  return next;
};

const Place = ({ children }: { children: ReactNode }) => (
  <MemoryRouter initialEntries={['/?page=2']}>{children}</MemoryRouter>
);

describe('changes of the address', () => {
  const show = () =>
    renderHook(() => ({ ...useAddressParams(), go: useNavigate() }), { wrapper: Place }).result;

  test('keep what was chosen before the router has drawn it', () => {
    const result = show();
    act(() => {
      result.current.replace(choose('from', 'English'));
      result.current.replace(choose('to', 'Arabic'));
    });
    expect(String(result.current.params)).toBe('page=2&from=English&to=Arabic');
  });

  test('begin at where somebody went back to', () => {
    const result = show();
    act(() => result.current.change(choose('page', '3')));
    act(() => void result.current.go(-1));
    act(() => result.current.replace(choose('from', 'English')));
    expect(String(result.current.params)).toBe('page=2&from=English');
  });

  test('do not build on one that was overtaken by going back', () => {
    const result = show();
    act(() => result.current.change(choose('page', '3')));
    act(() => {
      result.current.replace(choose('from', 'English'));
      void result.current.go(-1);
    });
    act(() => result.current.replace(choose('to', 'Arabic')));
    expect(String(result.current.params)).toBe('page=2&to=Arabic');
  });

  test('do not build on one that was taken back, or overtaken by a link', () => {
    const result = show();
    act(() => {
      result.current.replace(choose('from', 'English'));
      result.current.replace(() => new URLSearchParams('page=2'));
    });
    act(() => {
      result.current.replace(choose('to', 'Arabic'));
      void result.current.go('/?page=2');
    });
    act(() => result.current.replace(choose('field', 'Legal')));
    expect(String(result.current.params)).toBe('page=2&field=Legal');
  });
});
