import { act, fireEvent, screen } from '@testing-library/react';
import { GallerySearch } from '../../../../src/client/features/gallery/GallerySearch';
import { renderScreen } from '../../../support/renderScreen';

const PAUSE_MS = 1000;

describe('the search of the gallery', () => {
  const onSearch = jest.fn();
  const type = (words: string) =>
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: words } });

  beforeEach(() => {
    jest.useFakeTimers();
    onSearch.mockClear();
    renderScreen(<GallerySearch value="" onSearch={onSearch} />);
  });
  afterEach(() => {
    jest.useRealTimers();
    window.history.replaceState(null, '', '/');
  });

  it('says ‘Search’ while it is empty', () => {
    expect(screen.getByPlaceholderText('Search')).toHaveAccessibleName('Search');
  });

  it('is asked once typing pauses', () => {
    type('Ruiz');
    act(() => jest.advanceTimersByTime(PAUSE_MS));
    expect(onSearch.mock.calls).toEqual([['Ruiz']]);
  });

  it('asks nothing any more of who has gone on while the next screen still loads', () => {
    type('Ruiz');
    window.history.pushState(null, '', '/client/messages');
    act(() => jest.advanceTimersByTime(PAUSE_MS));
    expect(onSearch).not.toHaveBeenCalled();
  });
});
