import { walkProduct } from '../support/qa/product/walkProduct';
import { DEMO_DATA } from '../support/runningServer';

jest.setTimeout(300_000);

/** A few short walks that are always the same; `npm run qa` makes up others, and longer ones. */
const SEED = 5;

describe('a client, an interpreter and time', () => {
  it('see what the product says to each of them, whatever happens', async () => {
    const { walks, failure } = await walkProduct(
      { seed: SEED, runs: 2, length: 14 },
      { demoData: process.env[DEMO_DATA] },
    );
    expect(failure).toBeNull();
    expect(walks.join('; ')).toMatch(/books.*(accepts|declines|cancels)/);
  });
});
