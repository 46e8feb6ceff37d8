import { act, fireEvent, screen, within } from '@testing-library/react';
import { clientApi } from '../../../../src/client/api/clientApi';
import type { ApiError } from '../../../../src/shared/contract/base/apiError';
import type { BookingWizardInput } from '../../../../src/client/machines/bookingWizard/bookingWizardContext';
import { CLIENT_ID, recordOf } from '../../../unit/machines/bookingFixtures';
import { bookingWizardCase } from '../../../support/machines/cases/bookingWizardCase';
import { answerIn, heldAnswers } from '../../../support/machines/heldAnswers';
import type { MachinePath } from '../../../support/machines/machinePaths';
import { screenPaths } from '../../../support/machines/screenPaths';
import { type ScreenWalk, walkScreen } from '../../../support/machines/walkScreen';
import { clientPerson } from '../../../support/people';
import { chooseAtOnce } from '../../../support/chooseOption';
import { bookingStage, openBookingScreen, selectAmina, type BookingStage } from './bookingStage';

jest.setTimeout(90_000);

type Shown = ReturnType<typeof openBookingScreen> & { stage: BookingStage };

const held = heldAnswers();
const free = {
  startsAt: '2026-03-04T15:30:00.000Z',
  endsAt: '2026-03-04T16:30:00.000Z',
  meetingDate: '2026-03-04',
  meetingTime: '03:30',
  meetingAmPm: 'PM',
  meetingTimezone: 'GMT',
  meetingUtcOffset: '+00:00',
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => (shown: Shown) => shown.user.click(button(name));
/** Once it was read. */
const look = (name: string) => async (shown: Shown) =>
  shown.user.click(await screen.findByRole('button', { name }));
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const pay = (zip: string) => (shown: Shown) => {
  if (screen.getByRole('tab', { name: 'Card' }).getAttribute('aria-selected') === 'true') {
    write('Card number', '4242424242424242');
    write('Expiration date', '12/30');
    write('Security code', '123');
    chooseAtOnce('Country', 'Canada');
    write('Zip code', zip);
  }
  return press('Confirm booking')(shown);
};
const standsNow = ({ store, stage }: Shown, status: 'pending' | 'declined') =>
  act(async () => {
    stage.booking = recordOf({}, { status });
    const put = clientApi.util.upsertQueryData('getBooking', { id: stage.booking.id }, stage.booking);
    await store.dispatch(put);
  });

function show(start: string): Shown {
  held.forget();
  isMended = false;
  localStorage.clear();
  const { draft } = bookingWizardCase.starts[start] as BookingWizardInput;
  localStorage.setItem('bookingDraft', JSON.stringify(draft).replaceAll(CLIENT_ID, clientPerson.id));
  const stage = bookingStage();
  stage.addBooking.mockImplementation(() => held.wait('addBooking'));
  stage.updateBooking.mockImplementation(() => held.wait('updateBooking'));
  stage.confirmPayment.mockImplementation(() => held.wait('confirmPayment'));
  return { ...openBookingScreen(stage, { zone: 'GMT' }), stage };
}

const NOTICES = {
  'editingDetails.correcting': 'Please check these fields',
  'editingDetails.choosingAnotherTime': 'That time has just been taken',
  'editingDetails.reviewingPrice': 'The price has changed',
  'editingDetails.replacingRequest': 'That request can no longer be changed',
  'editingDetails.reviewingChange': 'Your request was changed elsewhere',
  'editingDetails.awaitingRetry': /^We do not know yet|^Your booking was not saved/,
};
/** The only thing that was objected to has been typed since: nothing is left to say. */
let isMended = false;
const isOnlyTitleWrong = () =>
  [...document.querySelectorAll('[aria-invalid=true]')].every(
    (field) => field === screen.getByLabelText('Meeting title'),
  );
const isCorrecting = () => {
  const notice = screen.queryByRole('group', { name: NOTICES['editingDetails.correcting'] });
  expect(notice !== null).toBe(!isMended);
  expect(screen.getByLabelText('Meeting title')).toBeEnabled();
};
const isTab = (name: string) =>
  expect(screen.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
const isCardOpen = (hasProblems: boolean) => {
  expect(button('Confirm booking')).toBeEnabled();
  isTab('Card');
  expect(screen.queryAllByText('Zip code is required.').length > 0).toBe(hasProblems);
};
const isSaving = (call: string) => {
  expect(screen.getByRole('button', { name: /Saving…/ })).toHaveClass('ant-btn-loading');
  expect(screen.getByLabelText('Meeting title')).toBeDisabled();
  expect(held.isAsked(call)).toBe(true);
};

const walk: ScreenWalk<Shown> = {
  show,
  does: {
    'changes the title': () => {
      isMended = isOnlyTitleWrong();
      write('Meeting title', 'Other');
    },
    'empties the title': () => write('Meeting title', ''),
    'takes a free time': ({ user }) => {
      const times = within(screen.getByRole('group', { name: 'Free times nearby' }));
      return user.click(times.getByRole('button'));
    },
    'chooses an interpreter': ({ user }) => selectAmina(user),
    saves: (shown) => {
      isMended = false;
      return press('Save and continue')(shown);
    },
    'makes it a request of its own': press('Make a new request with these details'),
    'takes what is there now': look('Show what is there now'),
    'keeps what was typed': look('Keep what I typed'),
    'begins anew': press(/Start a new booking|Book another meeting/),
    'chooses card': ({ user }) => user.click(screen.getByRole('tab', { name: 'Card' })),
    'chooses bank': ({ user }) => user.click(screen.getByRole('tab', { name: 'Bank' })),
    'confirms a complete card': pay('90210'),
    'confirms without a zip code': pay(''),
    'goes back': press('Cancel'),
    'the request was declined': (shown) => standsNow(shown, 'declined'),
  },
  answers: async ({ event }, shown) => {
    const { id, output, error } = answerIn(event);
    if (error?.code === 'BOOKING_CHANGED') shown.stage.booking = recordOf({}, { version: 2 });
    if (error) return held.fail(id, withAlternatives(error));
    if (id !== 'confirmPayment') await standsNow(shown, 'pending');
    held.answer(id, output);
  },
  sees: {
    'editingDetails.filling': () => {
      expect(button('Save and continue')).toBeEnabled();
      for (const notice of Object.values(NOTICES)) expect(screen.queryByText(notice)).not.toBeInTheDocument();
    },
    ...Object.fromEntries(
      Object.entries(NOTICES).map(([state, notice]) => [
        state,
        () => {
          expect(screen.getByRole('group', { name: notice })).toBeVisible();
          expect(screen.getByLabelText('Meeting title')).toBeEnabled();
        },
      ]),
    ),
    'editingDetails.correcting': isCorrecting,
    'savingDetails.adding': () => isSaving('addBooking'),
    'savingDetails.updating': () => isSaving('updateBooking'),
    'enteringPayment.card.filling': () => isCardOpen(false),
    'enteringPayment.card.correcting': () => isCardOpen(true),
    'enteringPayment.bank': () => {
      expect(button('Confirm booking')).toBeEnabled();
      isTab('Bank');
    },
    confirmingPayment: () => {
      expect(button(/Confirming…/)).toHaveClass('ant-btn-loading');
      expect(button('Cancel')).toBeDisabled();
      expect(held.isAsked('confirmPayment')).toBe(true);
    },
    confirmed: ({ location }) => expect(location()?.pathname).toBe('/client/records'),
  },
};

function withAlternatives(error: ApiError & Error): Error {
  const isTaken = error.code === 'SLOT_TAKEN' || error.code === 'NOT_AVAILABLE';
  return isTaken ? Object.assign(new Error(error.code), error, { data: { alternatives: [free] } }) : error;
}

/** The screen offers a new booking beside a request that can be changed, and the way on from one only where it holds. */
function isPossible({ start, steps }: MachinePath): boolean {
  let hasRequest = start === 'a saved request';
  let ending = '';
  return steps.every(({ happening: { name }, from }) => {
    const isEnded = /replacingRequest|reviewingChange/.test(from);
    const isOffered =
      name === 'begins anew'
        ? hasRequest && !isEnded
        : name !== 'makes it a request of its own' || ending.endsWith('accepted');
    if (name.includes('answers with the booking')) hasRequest = true;
    const isLeft = name === 'begins anew' || name === 'makes it a request of its own';
    if (isLeft || (from === 'editingDetails.replacingRequest' && name === 'saves')) hasRequest = false;
    if (/refuses|declined/.test(name)) ending = name;
    return isOffered;
  });
}

describe('The booking wizard shows where the flow stands, along path', () => {
  it.each(screenPaths(bookingWizardCase, isPossible))('$name', ({ path }) => walkScreen(path, walk));
});
