import { fireEvent, screen, within } from '@testing-library/react';
import { blankDetails } from '../../../../src/client/machines/bookingWizard/bookingDetails';
import { amina } from '../../../unit/machines/bookingFixtures';
import { interpreterPickerCase } from '../../../support/machines/cases/interpreterPickerCase';
import { chooseAtOnce, chosenOption } from '../../../support/chooseOption';
import { answerIn, heldAnswers } from '../../../support/machines/heldAnswers';
import type { MachinePath } from '../../../support/machines/machinePaths';
import { screenPaths } from '../../../support/machines/screenPaths';
import { type ScreenWalk, walkScreen } from '../../../support/machines/walkScreen';
import { clientPerson } from '../../../support/people';
import { aminaRecord, bookingStage, openBookingScreen, type BookingStage } from './bookingStage';

jest.setTimeout(90_000);

type Shown = ReturnType<typeof openBookingScreen> & { stage: BookingStage };

const OPENS = 'opens it with nobody chosen';
const OPENS_CHOSEN = 'opens it with somebody chosen';
const held = heldAnswers();
const dialog = () => within(screen.getByRole('dialog', { name: 'Select an interpreter' }));
const open = ({ user }: Shown) => user.click(screen.getByRole('button', { name: 'Select interpreter' }));
const isLoading = () => expect(dialog().getByRole('status')).toHaveTextContent('Loading interpreters...');
const isClosed = () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

/** An address that is first opened for somebody puts them into the form. */
const isBegunChosen = ({ steps }: MachinePath) => steps[0]?.happening.name === OPENS_CHOSEN;

function show(_start: string, path: MachinePath): Shown {
  held.forget();
  localStorage.clear();
  const draft = {
    version: 1,
    userId: clientPerson.id,
    step: 'details',
    details: blankDetails('GMT'),
    interpreter: isBegunChosen(path) ? amina : null,
    attempt: null,
    booking: null,
  };
  localStorage.setItem('bookingDraft', JSON.stringify(draft));
  const stage = bookingStage();
  stage.getInterpreters.mockImplementation(() => held.wait('getInterpreters'));
  return { ...openBookingScreen(stage, { zone: 'GMT' }), stage };
}

const walk: ScreenWalk<Shown> = {
  show,
  does: {
    [OPENS]: open,
    [OPENS_CHOSEN]: open,
    'closes it': ({ user }) => user.keyboard('{Escape}'),
    'types a search': () =>
      fireEvent.change(dialog().getByLabelText('Search'), { target: { value: 'court' } }),
    'wants a credential': () =>
      chooseAtOnce('Credentials', chosenOption('Credentials') === 'Verified' ? 'Sworn' : 'Verified'),
    'tries again': ({ user }) => user.click(dialog().getByRole('button', { name: 'Retry' })),
    'chooses somebody': ({ user }) =>
      user.click(dialog().getByRole('button', { name: 'Select Amina Haddad' })),
  },
  answers: ({ event }, { stage }) => {
    const { id, output, error } = answerIn(event);
    if (error) return held.fail(id, error);
    stage.interpreters = (output as { count: number }).count > 0 ? [aminaRecord] : [];
    held.answer(id, output);
  },
  sees: {
    closed: isClosed,
    chosen: () => {
      isClosed();
      expect(screen.getByText('Amina Haddad')).toBeVisible();
    },
    'searching.loading': ({ stage }) => {
      isLoading();
      const typed = dialog().getByLabelText<HTMLInputElement>('Search').value;
      expect(stage.getInterpreters.mock.calls.at(-1)?.[0].search).toBe(typed);
      expect(held.isAsked('getInterpreters')).toBe(true);
    },
    'searching.awaitingTyping': isLoading,
    'searching.failed': () => expect(dialog().getByRole('alert')).toHaveTextContent('Error!'),
    'searching.empty': () => expect(dialog().getByText('No interpreters found')).toBeVisible(),
    'searching.choosing': () =>
      expect(dialog().getByRole('button', { name: 'Select Amina Haddad' })).toBeEnabled(),
  },
};

/** The dialog opens for whoever is in the form: nobody until somebody is chosen, and then somebody for good. */
function isPossible(path: MachinePath): boolean {
  let isChosen = isBegunChosen(path);
  return path.steps.every(({ happening: { name } }) => {
    const isRight = name !== OPENS && name !== OPENS_CHOSEN ? true : isChosen === (name === OPENS_CHOSEN);
    if (name === 'chooses somebody') isChosen = true;
    return isRight;
  });
}

describe('The interpreter picker shows where the flow stands, along path', () => {
  it.each(screenPaths(interpreterPickerCase, isPossible))('$name', ({ path }) => walkScreen(path, walk));
});
