import { onIdle } from '../../../src/client/ui/loading/whenIdle';

const idlePage = () => {
  const asked: (() => void)[] = [];
  const forgotten: number[] = [];
  const page = {
    requestIdleCallback: (act: () => void) => asked.push(act),
    cancelIdleCallback: (wish: number) => forgotten.push(wish),
  } as unknown as Window;
  return { page, asked, forgotten };
};

test('waits for the browser to have nothing to do, and can be forgotten', () => {
  const { page, asked, forgotten } = idlePage();
  const act = jest.fn();
  const forget = onIdle(page, act);
  expect(act).not.toHaveBeenCalled();
  asked[0]?.();
  expect(act).toHaveBeenCalledTimes(1);
  forget();
  expect(forgotten).toEqual([1]);
});

test('waits a while where the browser does not say', () => {
  jest.useFakeTimers();
  const act = jest.fn();
  const forgotten = jest.fn();
  onIdle({} as Window, act);
  onIdle({} as Window, forgotten)();
  expect(act).not.toHaveBeenCalled();
  jest.runAllTimers();
  jest.useRealTimers();
  expect(act).toHaveBeenCalledTimes(1);
  expect(forgotten).not.toHaveBeenCalled();
});
