import { accountOf } from '../support/looks/accountOf';
import { itHoldsForEveryone, STILL } from '../support/looks/itHoldsForEveryone';
import { SCREEN_STATES } from '../support/pages/screens';
import { signIn } from '../support/pages/signIn';
import { useStage, type Person } from '../support/stage';

describe('every screen of a visitor', () => {
  const stage = useStage();
  let person: Person;

  beforeAll(async () => {
    person = await stage.comes('visitor', STILL);
    // an address that leads nowhere answers so
    person.expectProblems(/\bnowhere\b/);
    const account = accountOf('visitor');
    if (account) await signIn(person.page, account);
  });

  itHoldsForEveryone(
    SCREEN_STATES.filter(({ who }) => who === 'visitor'),
    () => person,
  );
});
