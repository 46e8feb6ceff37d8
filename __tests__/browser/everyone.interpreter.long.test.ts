import { accountOf } from '../support/looks/accountOf';
import { itHoldsForEveryone, STILL } from '../support/looks/itHoldsForEveryone';
import { SCREEN_STATES } from '../support/pages/screens';
import { signIn } from '../support/pages/signIn';
import { useStage, type Person } from '../support/stage';

describe('in the area of interpreters', () => {
  const stage = useStage();

  describe.each(['interpreter', 'admin'] as const)('every screen of an %s', (who) => {
    let person: Person;
    beforeAll(async () => {
      person = await stage.comes(who, STILL);
      await signIn(person.page, accountOf(who) ?? '');
    });

    itHoldsForEveryone(
      SCREEN_STATES.filter((state) => state.who === who),
      () => person,
    );
  });
});
