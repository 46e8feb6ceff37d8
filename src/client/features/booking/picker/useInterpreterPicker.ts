import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import type { ChosenInterpreter } from '../../../machines/bookingWizard/chosenInterpreter';
import {
  interpreterPickerMachine,
  type InterpreterPickerEvent,
} from '../../../machines/interpreterPicker/interpreterPickerMachine';
import { machineInspection } from '../../../ui/page/machineInspection';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { freeAtOf } from '../details/freeAtOf';
import type { BookingWizard } from '../useBookingWizard';

export type InterpreterPickerActor = ActorRefFrom<typeof interpreterPickerMachine>;

export interface InterpreterPickerControl {
  state: SnapshotFrom<typeof interpreterPickerMachine>;
  send: (event: InterpreterPickerEvent) => void;
}

/**
 * Runs the picker beside the wizard, which hears of the choice. Only the dialog reads its state: the form behind it is
 * not drawn again with each letter that is searched for.
 */
export function useInterpreterPicker(wizard: BookingWizard) {
  const { send: tellWizard, actors, state: wizardState } = wizard;
  const { getInterpreters } = actors;
  const machine = useMemo(
    () =>
      interpreterPickerMachine.provide({
        actors: { getInterpreters },
        actions: {
          reportChoice: (_, { interpreter }: { interpreter: ChosenInterpreter }) =>
            tellWizard({ type: 'interpreter.chosen', interpreter }),
        },
      }),
    [getInterpreters, tellWizard],
  );
  const actor = useActorRef(machine, machineInspection());
  const { details, interpreter } = wizardState.context;
  /** for the pair that the form says now */
  const open = () =>
    actor.send({
      type: 'picker.opened',
      from: details.interpreterBookingFrom,
      to: details.interpreterBookingTo,
      freeAt: freeAtOf(details),
      chosenId: interpreter?.id ?? null,
    });
  return { actor, open };
}
