import { keepSeen, reschedulingSetup, tellRefusal } from './reschedulingSetup';

/** The states after an answer, or after taking back; every failure is told, and the booking is read again. */
export const agreeing = reschedulingSetup.createStateConfig({
  description: 'The consent is under way: the old time is let go only as the new one is held.',
  tags: 'busy',
  on: { 'booking.seen': { actions: keepSeen } },
  invoke: {
    src: 'answerProposal',
    id: 'agree',
    input: ({ context }) => ({ ...context.booking, agrees: true }),
    onDone: {
      target: 'settled',
      actions: [
        { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output, standing: 'none' }) },
        { type: 'tellDone', params: { done: 'agreed' } },
      ],
    },
    onError: { target: 'looking', actions: tellRefusal },
  },
});

export const declining = reschedulingSetup.createStateConfig({
  description: 'The refusal is under way; the booking stays where it is.',
  tags: 'busy',
  on: { 'booking.seen': { actions: keepSeen } },
  invoke: {
    src: 'answerProposal',
    id: 'decline',
    input: ({ context }) => ({ ...context.booking, agrees: false }),
    onDone: {
      target: 'settled',
      actions: [
        { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output, standing: 'none' }) },
        { type: 'tellDone', params: { done: 'declined' } },
      ],
    },
    onError: { target: 'looking', actions: tellRefusal },
  },
});

export const withdrawing = reschedulingSetup.createStateConfig({
  description: 'Their own proposal is being taken back.',
  tags: 'busy',
  on: { 'booking.seen': { actions: keepSeen } },
  invoke: {
    src: 'withdrawProposal',
    id: 'withdrawProposal',
    input: ({ context }) => context.booking,
    onDone: {
      target: 'settled',
      actions: [
        { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output, standing: 'none' }) },
        { type: 'tellDone', params: { done: 'withdrawn' } },
      ],
    },
    onError: { target: 'looking', actions: tellRefusal },
  },
});
