import { screen, waitFor, within } from '@testing-library/react';
import type { ApiError } from '../../../../src/shared/contract/base/apiError';
import {
  BOOKING_ID,
  CLIENT_ID,
  filledRequest,
  lostAnswer,
  refusal,
} from '../../../unit/machines/bookingFixtures';
import { clientPerson } from '../../../support/people';
import {
  aminaRecord,
  bookingStage,
  currentStep,
  failing,
  fillDetails,
  openBookingScreen,
  save,
  selectAmina,
  type BookingStage,
} from './bookingStage';

const OTHER_ID = '0199a6f2-0000-7000-8000-0000000000aa';

const refusing = (stage: BookingStage, error: ApiError) =>
  stage.addBooking.mockImplementationOnce(failing(error));

async function saveFilled(stage: BookingStage) {
  const opened = openBookingScreen(stage, { zone: 'GMT' });
  fillDetails();
  await selectAmina(opened.user);
  await save(opened.user);
  return opened;
}

describe('Saving the first step', () => {
  it('sends the payload of the specification once, says so, and leads to the second step', async () => {
    const stage = bookingStage();
    await saveFilled(stage);
    expect(await screen.findByText('Booking details saved successfully!')).toBeInTheDocument();
    expect(currentStep()).toContain('Confirm Booking');
    expect(stage.addBooking.mock.calls).toEqual([
      [
        {
          request: { ...filledRequest, meetingTimezone: 'GMT', client_id: clientPerson.id },
          idempotencyKey: 'key-1',
        },
      ],
    ]);
    expect(CLIENT_ID).not.toBe(clientPerson.id);
  });

  it('sends a reference number where one was given', async () => {
    const stage = bookingStage();
    const { user } = openBookingScreen(stage, { zone: 'GMT' });
    fillDetails();
    await user.type(screen.getByLabelText('Reference number'), ' PO 4711 ');
    await selectAmina(user);
    await save(user);
    expect(await screen.findByText('Booking details saved successfully!')).toBeInTheDocument();
    expect(stage.addBooking.mock.calls[0]?.[0].request).toMatchObject({ referenceNumber: 'PO 4711' });
  });

  it('cannot be sent twice while it is under way, and shows that it is', async () => {
    const stage = bookingStage();
    stage.addBooking.mockImplementationOnce(() => new Promise(() => undefined));
    const { user } = await saveFilled(stage);
    const button = screen.getByRole('button', { name: /Saving…/ });
    await user.click(button);
    await user.keyboard('{Enter}');
    expect(stage.addBooking).toHaveBeenCalledTimes(1);
    expect(screen.getByLabelText('Meeting title')).toBeDisabled();
  });

  it.each<[string, ApiError, string]>([
    [
      "the server's message",
      refusal('TOO_MANY_OPEN_REQUESTS', { message: 'Twenty are open.' }),
      'Twenty are open.',
    ],
    ['its own where there was no answer', lostAnswer, 'Failed to save booking details. Please try again.'],
    [
      'its own where no data came back',
      refusal('MALFORMED_ANSWER', { status: 200, message: '' }),
      'Failed to save booking details',
    ],
  ])('that fails is told with %s, and nothing that was typed is lost', async (_, error, words) => {
    const stage = bookingStage();
    refusing(stage, error);
    await saveFilled(stage);
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByLabelText('Meeting title')).toHaveValue('Ward round');
    expect(screen.getByText('Amina Haddad')).toBeInTheDocument();
  });

  it('whose answer was lost is sent again under the same key', async () => {
    const stage = bookingStage();
    refusing(stage, lostAnswer);
    const { user } = await saveFilled(stage);
    expect(
      await screen.findByRole('group', { name: 'We do not know yet whether it was saved' }),
    ).toHaveFocus();
    await save(user);
    await screen.findByRole('button', { name: 'Confirm booking' });
    expect(stage.addBooking.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey)).toEqual([
      'key-1',
      'key-1',
    ]);
  });

  it('puts what the server objects to beside the field', async () => {
    const stage = bookingStage();
    const issues = [{ path: 'interpreterBookingTo', code: 'pair_not_offered', message: '' }] as const;
    refusing(stage, refusal('INVALID', { status: 400, issues }));
    await saveFilled(stage);
    await waitFor(() =>
      expect(screen.getByLabelText('To language')).toHaveAccessibleDescription(
        /does not offer these two languages/,
      ),
    );
  });

  it('for a time that was just taken offers the free ones nearby', async () => {
    const stage = bookingStage();
    const free = {
      startsAt: '2026-03-04T15:30:00Z',
      endsAt: '2026-03-04T16:30:00Z',
      meetingDate: '2026-03-04',
      meetingTime: '03:30',
      meetingAmPm: 'PM',
      meetingTimezone: 'GMT',
      meetingUtcOffset: '+00:00',
    };
    refusing(stage, refusal('SLOT_TAKEN', { data: { alternatives: [free] } }));
    const { user } = await saveFilled(stage);
    const times = await screen.findByRole('group', { name: 'Free times nearby' });
    await user.click(within(times).getByRole('button', { name: /Mar 4, 2026 03:30 PM/ }));
    expect(screen.getByLabelText('Meeting time')).toHaveValue('03:30');
    await save(user);
    await screen.findByRole('button', { name: 'Confirm booking' });
    expect(stage.addBooking.mock.calls[1]?.[0]).toMatchObject({
      request: { meetingTime: '03:30' },
      idempotencyKey: 'key-2',
    });
  });

  it('for a time that they asked for themselves says so, and leads to that request', async () => {
    const stage = bookingStage();
    refusing(stage, refusal('SLOT_TAKEN', { data: { alternatives: [], ownBookingId: BOOKING_ID } }));
    await saveFilled(stage);
    const notice = await screen.findByRole('group', { name: 'You already asked for this' });
    expect(within(notice).getByRole('link', { name: 'Open that request' })).toHaveAttribute(
      'href',
      `/client/records?booking=${BOOKING_ID}`,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('You already asked for this');
    expect(screen.queryByText('That time has just been taken')).not.toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Interpreters who are free then' })).toBeNull();
  });

  it.each([
    ['SLOT_TAKEN', {}],
    ['NOT_AVAILABLE', { reason: 'outside_hours' }],
  ] as const)('that is refused with %s offers who is free then, one click each', async (code, reason) => {
    const stage = bookingStage();
    const other = {
      ...aminaRecord,
      ...{ id: OTHER_ID, uuid: OTHER_ID },
      fields: {
        ...aminaRecord.fields,
        personalInfo: { name: 'Bruno Sala', profileImageUrl: null },
      },
    };
    stage.interpreters = [aminaRecord, other];
    refusing(stage, refusal(code, { data: { ...reason, alternatives: [] } }));
    const { user } = await saveFilled(stage);
    const free = await screen.findByRole('group', { name: 'Interpreters who are free then' });
    expect(within(free).queryByRole('button', { name: /Amina/ })).toBeNull();
    await user.click(within(free).getByRole('button', { name: 'Bruno Sala · €62.50' }));
    expect(screen.queryByRole('group', { name: 'Interpreters who are free then' })).toBeNull();
    await save(user);
    await screen.findByRole('button', { name: 'Confirm booking' });
    expect(stage.addBooking.mock.calls[1]?.[0]).toMatchObject({
      request: { interpreter_id: OTHER_ID, meetingTime: '02:30' },
      idempotencyKey: 'key-2',
    });
    const asked = stage.sent.filter((each) => each.includes('"pageSize":4'));
    expect(asked[0]).toContain('"startsAt":"2026-03-04T14:30:00.000Z"');
  });

  it('for a changed price shows the new one, which saving again accepts', async () => {
    const stage = bookingStage();
    refusing(
      stage,
      refusal('PRICE_CHANGED', { data: { pricePerHour: 70, durationInHours: 1, totalFee: 70 } }),
    );
    const { user } = await saveFilled(stage);
    const notice = await screen.findByRole('group', { name: 'The price has changed' });
    expect(notice).toHaveTextContent('Amina Haddad now costs €70.00 per hour, €70.00 in total.');
    await save(user);
    await screen.findByRole('button', { name: 'Confirm booking' });
    expect(stage.addBooking.mock.calls[1]?.[0].request.selectedInterpreter).toMatchObject({ totalFee: 70 });
  });
});
