import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { chooseAtOnce } from '../../../support/chooseOption';
import type { ApiError } from '../../../../src/shared/contract/base/apiError';
import { listSlots, type Slot } from '../../../../src/shared/contract/bookings/slot';
import type { BookingRecord } from '../../../../src/shared/contract/bookings/bookingRecord';
import type { InterpreterRecord } from '../../../../src/shared/contract/interpreters/interpreterRecord';
import type { InterfaceLanguage } from '../../../../src/shared/domain/text/interfaceLanguages';
import { BookingScreen } from '../../../../src/client/features/booking/BookingScreen';
import type { PickerCriteria } from '../../../../src/client/machines/interpreterPicker/interpreterPickerMachine';
import type { SaveCall } from '../../../../src/client/machines/bookingWizard/bookingWizardSetup';
import { INTERPRETER_ID, NOW, recordOf } from '../../../unit/machines/bookingFixtures';
import { clientPerson } from '../../../support/people';
import { renderScreen } from '../../../support/renderScreen';

/** A whole form in jsdom, on a machine that does other things too. */
jest.setTimeout(30_000);

export const aminaRecord: InterpreterRecord = {
  id: INTERPRETER_ID,
  uuid: INTERPRETER_ID,
  email: '',
  fields: {
    personalInfo: { name: 'Amina Haddad', profileImageUrl: '/amina.webp' },
    professionalInfo: {
      pricePerHour: 62.5,
      languages: ['English', 'Arabic'],
      credibilityLevel: 4,
      clientReferences: 12,
    },
  },
};

/** The machines' effects as a test answers them, and the server that the lists are read from. */
export interface BookingStage {
  interpreters: InterpreterRecord[];
  /** what the second step reads of the booking */
  booking: BookingRecord;
  addBooking: jest.Mock<Promise<BookingRecord>, [SaveCall]>;
  updateBooking: jest.Mock<Promise<BookingRecord>, [SaveCall]>;
  confirmPayment: jest.Mock<Promise<void>, [{ bookingId: string }]>;
  getInterpreters: jest.Mock<Promise<{ count: number }>, [PickerCriteria]>;
  /** free starts, of whomever */
  slots: Slot[];
  /** every address that was asked over the network, with what was sent */
  sent: string[];
}

export function bookingStage(): BookingStage {
  const stage: BookingStage = {
    interpreters: [aminaRecord],
    booking: recordOf(),
    addBooking: jest.fn<Promise<BookingRecord>, [SaveCall]>(({ request }) =>
      Promise.resolve(recordOf(request)),
    ),
    updateBooking: jest.fn<Promise<BookingRecord>, [SaveCall]>(({ request }) =>
      Promise.resolve(recordOf(request)),
    ),
    confirmPayment: jest.fn<Promise<void>, [{ bookingId: string }]>(() => Promise.resolve()),
    getInterpreters: jest.fn<Promise<{ count: number }>, [PickerCriteria]>(() =>
      Promise.resolve({ count: stage.interpreters.length }),
    ),
    slots: [],
    sent: [],
  };
  return stage;
}

interface Opening {
  language?: InterfaceLanguage;
  zone?: string;
  navigationState?: unknown;
  now?: number;
}

export function openBookingScreen(
  stage: BookingStage,
  { language, zone, navigationState, now }: Opening = {},
) {
  // the four hundred that Node knows would make every question for a role slow
  jest.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['America/New_York', 'Asia/Tokyo', 'Europe/London']);
  let keys = 0;
  const world = { now: () => now ?? NOW, newKey: () => `key-${++keys}`, zone: () => zone ?? 'Europe/London' };
  const actors = {
    addBooking: fromPromise(({ input }: { input: SaveCall }) => stage.addBooking(input)),
    updateBooking: fromPromise(({ input }: { input: SaveCall }) => stage.updateBooking(input)),
    confirmPayment: fromPromise(({ input }: { input: { bookingId: string } }) => stage.confirmPayment(input)),
    getInterpreters: fromPromise(({ input }: { input: PickerCriteria }) => stage.getInterpreters(input)),
  };
  let go: NavigateFunction = () => undefined;
  const Ways = () => {
    go = useNavigate();
    return null;
  };
  const screens = [<BookingScreen key="booking" world={world} actors={actors} />, <Ways key="ways" />];
  const shown = renderScreen(screens, {
    person: clientPerson,
    language,
    at: { pathname: '/client/mettings-config', state: navigationState ?? null },
    store: { fetch: (input, init) => Promise.resolve(answer(stage, input, init)) },
  });
  /** the browser's own Back (-1) and Forward (1) */
  return { ...shown, browse: (steps: number) => act(async () => go(steps)) };
}

function answer(stage: BookingStage, input: RequestInfo | URL, init: RequestInit | undefined): Response {
  const address = input instanceof Request ? input.url : input.toString();
  if (address.endsWith(listSlots.path)) {
    return Response.json({ result: true, message: '', data: { slots: stage.slots, next: null, zone: null } });
  }
  const body = typeof init?.body === 'string' ? init.body : '';
  stage.sent.push(`${address} ${body}`);
  const isList = address.endsWith('/interpreter/get');
  return Response.json({ result: true, message: '', data: isList ? stage.interpreters : stage.booking });
}

type User = ReturnType<typeof renderScreen>['user'];

/** `YYYY-MM-DD`, as if it was typed. */
export function writeDate(day: string) {
  const field = screen.getByLabelText('Meeting date');
  fireEvent.change(field, { target: { value: day } });
  fireEvent.blur(field);
}

/** A field's message comes a moment after the field was found wrong. */
export const expectSaid = (field: HTMLElement, said: string | RegExp) =>
  waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringMatching(said)));

/** Fills the first step in one go each; that typing works is a story of its own. */
export function fillDetails() {
  const write = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  write('Meeting title', 'Ward round');
  writeDate('2026-03-04');
  write('Meeting time', '14:30');
  fireEvent.blur(screen.getByLabelText('Meeting time'));
  chooseAtOnce('From language', 'English');
  chooseAtOnce('To language', 'Arabic');
  chooseAtOnce('Meeting subject', 'Medical');
}

export async function selectAmina(user: User) {
  await user.click(screen.getByRole('button', { name: 'Select interpreter' }));
  const dialog = await screen.findByRole('dialog', { name: 'Select an interpreter' });
  await user.click(await within(dialog).findByRole('button', { name: 'Select Amina Haddad' }));
}

/** An actor that fails with what the API makes of a failure. */
export function failing(error: ApiError): () => Promise<never> {
  return () => Promise.reject(Object.assign(new Error(error.code), error));
}

export async function save(user: User) {
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
}

export async function reachPayment(user: User) {
  fillDetails();
  await selectAmina(user);
  await save(user);
  await screen.findByRole('button', { name: 'Confirm booking' });
}

export const currentStep = () => document.querySelector('[aria-current="step"]')?.textContent;
export const storedDraft = () => localStorage.getItem('bookingDraft') ?? '';
