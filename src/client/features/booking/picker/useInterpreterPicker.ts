import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import type { ChosenInterpreter } from '../../../machines/bookingWizard/chosenInterpreter';
import {
  interpreterPickerMachine,
  type InterpreterPickerEvent,
} from '../../../machines/interpreterPicker/interpreterPickerMachine';
import { machineInspection } from '../../../ui/page/machineInspection';
import type { SnapshotFrom } from 'xstate';
import { freeAtOf } from '../details/freeAtOf';
import type { BookingWizard } from '../useBookingWizard';

export interface InterpreterPickerControl {
  state: SnapshotFrom<typeof interpreterPickerMachine>;
  send: (event: InterpreterPickerEvent) => void;
  /** for the pair that the form says now */
  open: () => void;
}

/** Runs the picker beside the wizard, which hears of the choice. */
export function useInterpreterPicker(wizard: BookingWizard): InterpreterPickerControl {
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
  const state = useSelector(actor, (snapshot) => snapshot);
  const { details, interpreter } = wizardState.context;
  const open = () =>
    actor.send({
      type: 'picker.opened',
      from: details.interpreterBookingFrom,
      to: details.interpreterBookingTo,
      freeAt: freeAtOf(details),
      chosenId: interpreter?.id ?? null,
    });
  const send = useCallback((event: InterpreterPickerEvent) => actor.send(event), [actor]);
  return { state, send, open };
}
