import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { preloadOnIntent } from '../../../src/client/app/area/openArea';
import { screenAt } from '../../../src/client/app/area/screens';

const asked: string[] = [];
beforeAll(() => {
  document.documentElement.lang = 'ja-JP';
  preloadOnIntent(
    document,
    (pathname) => screenAt(pathname) && { preload: (language) => void asked.push(`${pathname} ${language}`) },
  );
});
beforeEach(() => {
  asked.length = 0;
  render(
    <>
      <a href="/client/records">
        <b>Records</b>
      </a>
      <a href="https://example.org/client/records">Elsewhere</a>
      <a href="/no-such-page">Nowhere</a>
      <button>Nothing</button>
    </>,
  );
});

describe('a screen is fetched before it is opened, with its words in the reader’s language', () => {
  it('once a pointer comes to its link', () => {
    fireEvent.pointerOver(screen.getByText('Records'));
    expect(asked).toEqual(['/client/records ja-JP']);
  });

  it('once the keyboard comes to its link, and for no other address', async () => {
    for (let count = 0; count < 4; count += 1) await userEvent.tab();
    expect(asked).toEqual(['/client/records ja-JP']);
  });
});
