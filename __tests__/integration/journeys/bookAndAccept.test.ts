import { bookingApi } from '../../../src/client/api/bookingApi';
import { clientApi } from '../../../src/client/api/clientApi';
import { interpreterApi } from '../../../src/client/api/interpreterApi';
import type { BookingRecord } from '../../../src/shared/contract/bookings/bookingRecord';
import { SlotTakenDetails } from '../../../src/shared/contract/base/refusalDetails';
import { blankDetails } from '../../../src/client/machines/bookingWizard/bookingDetails';
import { readBookingDraft } from '../../../src/client/machines/bookingWizard/bookingDraft';
import { bookingDraftOf } from '../../../src/client/machines/bookingWizard/bookingDraftOf';
import type { ChosenInterpreter } from '../../../src/client/machines/bookingWizard/chosenInterpreter';
import { startListeningTestServer, type TestServer } from '../../support/testServer';
import { travellerOn, walkWizard, type Traveller } from '../../support/walkWizard';

/** Machine, store, real server and database, as a screen would put them together, without a page. */
describe('from the wizard to the answer', () => {
  let server: TestServer & { url: string };
  let client: Traveller;
  let interpreter: Traveller;
  let chosen: ChosenInterpreter;

  beforeEach(async () => {
    server = await startListeningTestServer();
    const { email: clientEmail } = await server.addClient();
    const person = await server.addInterpreter({
      hourlyPriceCents: 7250,
      firstName: 'Rosa',
      lastName: 'Vidal',
    });
    [client, interpreter] = await Promise.all([
      travellerOn(server, clientEmail),
      travellerOn(server, person.email),
    ]);
    chosen = {
      id: person.id,
      name: 'Rosa Vidal',
      imageUrl: null,
      pricePerHourCents: 7250,
      languages: ['English', 'Spanish'],
    };
  });
  afterEach(() => server.close());

  const daysAhead = (days: number) =>
    new Date(server.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const details = () => ({
    ...blankDetails('GMT'),
    meetingTitle: 'Ward round',
    meetingDate: daysAhead(3),
    meetingTime: '02:30',
    meetingAmPm: 'PM' as const,
    meetingDuration: '2 hours' as const,
    interpreterBookingFrom: 'English' as const,
    interpreterBookingTo: 'Spanish' as const,
    meetingSubject: 'Medical' as const,
  });
  const submit = (newKey: string) => ({
    type: 'details.submitted' as const,
    now: server.clock.now().getTime(),
    newKey,
  });
  const fill = ({ actor }: ReturnType<typeof walkWizard>) => {
    actor.send({ type: 'details.changed', changes: details() });
    actor.send({ type: 'interpreter.chosen', interpreter: chosen });
  };
  const recordsOf = ({ store, user }: Traveller): Promise<BookingRecord[]> =>
    store
      .dispatch(clientApi.endpoints.getClientRecords.initiate({ client_id: user.id }, { forceRefetch: true }))
      .unwrap();

  it('books, is accepted, and both see it', async () => {
    const wizard = walkWizard(client);
    fill(wizard);
    wizard.actor.send(submit('key-1'));
    expect((await wizard.rest()).hasTag('payment')).toBe(true);
    wizard.actor.send({ type: 'payment.submitted', invalidFields: [] });
    expect((await wizard.rest()).status).toBe('done');
    expect(wizard.announced).toEqual(['saved', 'confirmed', 'records']);

    const list = client.store.dispatch(
      clientApi.endpoints.getClientRecords.initiate({ client_id: client.user.id }),
    );
    expect((await list.unwrap())[0]).toMatchObject({
      meetingTitle: 'Ward round',
      status: 'pending',
      meetingTime: '02:30',
    });

    const { initiate } = interpreterApi.endpoints.getInterpreterRecords;
    const requests = interpreter.store.dispatch(initiate({ interpreter_id: chosen.id }));
    const [request] = await requests.unwrap();
    expect(request?.selectedInterpreter).toMatchObject({
      pricePerHour: 72.5,
      durationInHours: 2,
      totalFee: 145,
    });
    await interpreter.store
      .dispatch(bookingApi.endpoints.acceptBooking.initiate({ id: request?.id ?? '' }))
      .unwrap();
    const { getInterpreterRecords } = interpreterApi.endpoints;
    await settled(interpreter, getInterpreterRecords.select({ interpreter_id: chosen.id }));
    expect(
      getInterpreterRecords.select({ interpreter_id: chosen.id })(interpreter.store.getState()).data?.[0]
        ?.status,
    ).toBe('confirmed');
    expect((await recordsOf(client))[0]?.status).toBe('confirmed');
  });

  it('changes the same request after the way back from payment', async () => {
    const wizard = walkWizard(client);
    fill(wizard);
    wizard.actor.send(submit('key-1'));
    await wizard.rest();
    wizard.actor.send({ type: 'payment.cancelled' });
    wizard.actor.send({ type: 'details.changed', changes: { meetingTitle: 'Ward round, moved' } });
    wizard.actor.send(submit('key-2'));
    await wizard.rest();
    expect((await recordsOf(client)).map(({ meetingTitle }) => meetingTitle)).toEqual(['Ward round, moved']);
  });

  it('says that the time is taken, and books a free time that was named', async () => {
    const rival = await travellerOn(server, (await server.addClient()).email);
    const first = walkWizard(rival);
    fill(first);
    first.actor.send(submit('rival'));
    await first.rest();

    const wizard = walkWizard(client);
    fill(wizard);
    wizard.actor.send(submit('key-1'));
    const refused = await wizard.rest();
    expect(refused.matches({ editingDetails: 'choosingAnotherTime' })).toBe(true);
    expect(refused.context.refusal).toMatchObject({ code: 'SLOT_TAKEN' });
    const { alternatives } = SlotTakenDetails.parse(refused.context.refusal?.data);
    const { startsAt, endsAt, ...wallTime } = alternatives[0] ?? fail('no free time was named');
    wizard.actor.send({ type: 'alternative.chosen', changes: wallTime });
    wizard.actor.send(submit('key-2'));
    expect((await wizard.rest()).hasTag('payment')).toBe(true);
    expect((await recordsOf(client)).map((booking) => booking.startsAt)).toEqual([startsAt]);
  });

  it('books once when the answer is lost and the person saves again', async () => {
    let isCut = true;
    const losesOneAnswer: typeof fetch = async (input, init) => {
      const answer = await fetch(input, init);
      if (!isCut || !addressOf(input).endsWith('/client/add')) return answer;
      isCut = false;
      throw new TypeError('the line was cut');
    };
    const unlucky = await travellerOn(server, (await server.addClient()).email, losesOneAnswer);
    const wizard = walkWizard(unlucky);
    fill(wizard);
    wizard.actor.send(submit('key-1'));
    expect((await wizard.rest()).matches({ editingDetails: 'awaitingRetry' })).toBe(true);
    wizard.actor.send(submit('key-2'));
    expect((await wizard.rest()).hasTag('payment')).toBe(true);
    expect(await recordsOf(unlucky)).toHaveLength(1);
  });

  it('goes on at the payment step from what was stored, on a page that was loaded again', async () => {
    const before = walkWizard(client);
    fill(before);
    before.actor.send(submit('key-1'));
    const stored = JSON.stringify(bookingDraftOf(await before.rest()));
    before.actor.stop();

    const reading = readBookingDraft(stored, client.user.id);
    const wizard = walkWizard(client, reading.kind === 'found' ? reading.draft : null);
    expect(wizard.actor.getSnapshot().hasTag('payment')).toBe(true);
    wizard.actor.send({ type: 'payment.submitted', invalidFields: [] });
    expect((await wizard.rest()).output).toEqual({ bookingId: (await recordsOf(client))[0]?.id });
  });
});

function addressOf(input: Parameters<typeof fetch>[0]): string {
  if (typeof input === 'string') return input;
  return input instanceof URL ? input.href : input.url;
}

/** Waits until a cached read is at rest after it was asked again. */
async function settled(
  { store }: Traveller,
  select: (state: ReturnType<Traveller['store']['getState']>) => { status: string },
): Promise<void> {
  while (select(store.getState()).status === 'pending') {
    await new Promise<void>((resolve) => {
      const stop = store.subscribe(() => resolve(stop()));
    });
  }
}

function fail(why: string): never {
  throw new Error(why);
}
