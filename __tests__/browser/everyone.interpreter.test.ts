import { accountOf } from '../support/looks/accountOf';
import { itHoldsForEveryone } from '../support/looks/itHoldsForEveryone';
import { SCREEN_STATES } from '../support/pages/screens';
import { signIn } from '../support/pages/signIn';
import { useStage, type Person } from '../support/stage';

describe('every screen of a interpreter', () => {
  const stage = useStage();
  let person: Person;

  beforeAll(async () => {
    person = await stage.comes('interpreter');
    const account = accountOf('interpreter');
    if (account) await signIn(person.page, account);
  });

  itHoldsForEveryone(
    SCREEN_STATES.filter(({ who }) => who === 'interpreter'),
    () => person,
  );
});
