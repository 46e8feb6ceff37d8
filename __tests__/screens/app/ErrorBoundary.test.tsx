import { screen } from '@testing-library/react';
import { useState } from 'react';
import { ErrorBoundary } from '../../../src/client/app/ErrorBoundary';
import { everywhere as enUs } from '../../../src/shared/i18n/en-US/everywhere';
import { everywhere as esMx } from '../../../src/shared/i18n/es-MX/everywhere';
import { everywhere as jaJp } from '../../../src/shared/i18n/ja-JP/everywhere';
import { renderScreen } from '../../support/renderScreen';

// React tells the console of every error that a boundary catches.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

test('another place shows its own screen, not the error of the last one', async () => {
  const Broken = () => {
    throw new Error('broken');
  };
  const Places = () => {
    const [place, setPlace] = useState('one');
    return (
      <>
        <button onClick={() => setPlace('two')}>Move on</button>
        <ErrorBoundary place={place}>{place === 'one' ? <Broken /> : <p>another</p>}</ErrorBoundary>
      </>
    );
  };
  const { user } = renderScreen(<Places />);
  expect(screen.getByText('Something went wrong')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Move on' }));
  expect(screen.getByText('another')).toBeInTheDocument();
  expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument();
});

test('what a screen throws becomes the general error, and “Try again” shows the screen anew', async () => {
  let isBroken = true;
  const Screen = () => {
    if (isBroken) throw new Error('broken');
    return <p>mended</p>;
  };
  const { user } = renderScreen(
    <ErrorBoundary>
      <Screen />
    </ErrorBoundary>,
  );
  const error = screen.getByRole('alert');
  expect(error).toHaveTextContent('Something went wrong');
  expect(error).toHaveTextContent(
    'Please try refreshing the page or contact support if the problem persists.',
  );
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('mended')).toBeInTheDocument();
});

test('a screen that could not be fetched offline says so, and opens by itself once there is a network', () => {
  const isOnLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const NotFetched = () => {
    throw Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
  };
  const reload = jest.fn();
  renderScreen(
    <ErrorBoundary reload={reload}>
      <NotFetched />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(
    'You are not connected. This page opens by itself as soon as you are.',
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(reload).not.toHaveBeenCalled();
  isOnLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('what a screen itself threw is not asked for again when the network comes', () => {
  const reload = jest.fn();
  const Broken = () => {
    throw new Error('broken');
  };
  renderScreen(
    <ErrorBoundary reload={reload}>
      <Broken />
    </ErrorBoundary>,
  );
  window.dispatchEvent(new Event('online'));
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['en-US', enUs],
  ['es-MX', esMx],
  ['ja-JP', jaJp],
] as const)('it is said in %s, and there is a way home', (language, words) => {
  const Broken = () => {
    throw new Error('broken');
  };
  renderScreen(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
    { language },
  );
  expect(screen.getByRole('heading', { name: words.generalError.title })).toBeVisible();
  expect(screen.getByText(words.generalError.text)).toBeVisible();
  expect(screen.getByRole('button', { name: words.tryAgain })).toBeVisible();
  expect(screen.getByRole('link', { name: words.backToHome })).toHaveAttribute('href', '/');
});
