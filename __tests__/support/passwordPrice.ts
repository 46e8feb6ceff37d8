import type * as passwordCost from '../../src/server/modules/auth/passwordCost';

const COST = '../../src/server/modules/auth/passwordCost';
const QUICK = { algorithm: 2, memoryCost: 64, timeCost: 1, parallelism: 1 };

let isReal = false;

/** Tests hash some fourteen hundred passwords; at the price that is asked for people's, that is a tenth of all the work. */
export function hashQuickly(): void {
  jest.mock(COST, () => ({
    PASSWORD_COST: isReal ? jest.requireActual<typeof passwordCost>(COST).PASSWORD_COST : QUICK,
  }));
}

/** From here on what is read hashes as for people: where the price or the time that it takes is the matter. */
export function askRealPrice(): void {
  isReal = true;
}
