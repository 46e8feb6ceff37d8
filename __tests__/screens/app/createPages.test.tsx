/** @alone what it puts in place of the area would be in the place of others, too */
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { createPages } from '../../../src/client/app/createPages';

jest.mock('../../../src/client/app/area/openArea', () => ({ openArea: () => () => <p>the area</p> }));

function open() {
  const bringAll = jest.fn(() => Promise.resolve());
  const speak = () => Promise.resolve('en-US' as const);
  return {
    bringAll,
    pages: createPages({ bringAll, speak, bringLanding: () => Promise.resolve() }, localStorage),
  };
}

test('what was brought before it is drawn stands at once: React would hold back what follows a stand-in', async () => {
  const { pages } = open();
  await pages.bring('/client/records');
  render(
    <Suspense fallback={<p>wait</p>}>
      <pages.Area />
    </Suspense>,
  );
  expect(screen.getByText('the area')).toBeInTheDocument();
});

test('nothing of the area is brought to an address outside of it', async () => {
  const { bringAll, pages } = open();
  await pages.bring('/clients');
  expect(bringAll).not.toHaveBeenCalled();
});

test('where its words cannot come, drawing begins all the same, and asks again', async () => {
  const { bringAll, pages } = open();
  bringAll.mockRejectedValueOnce(new Error('offline'));
  await pages.bring('/login');
  render(
    <Suspense fallback={<p>wait</p>}>
      <pages.Area />
    </Suspense>,
  );
  expect(await screen.findByText('the area')).toBeInTheDocument();
  expect(bringAll).toHaveBeenCalledTimes(2);
});
