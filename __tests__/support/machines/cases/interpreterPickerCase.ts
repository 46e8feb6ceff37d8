import {
  type InterpreterPickerContext,
  interpreterPickerMachine,
} from '../../../../src/client/machines/interpreterPicker/interpreterPickerMachine';
import { amina, lostAnswer } from '../../../unit/machines/bookingFixtures';
import { act, answers, passes, refuses, type MachineCase } from '../CaseEvent';

const opened = { type: 'picker.opened', from: 'English', to: 'Arabic' };

export const interpreterPickerCase: MachineCase = {
  machine: interpreterPickerMachine,
  starts: { 'a closed dialog': undefined },
  happenings: [
    act('opens it with nobody chosen', { ...opened, chosenId: null }),
    act('opens it with somebody chosen', { ...opened, chosenId: amina.id }),
    act('closes it', { type: 'picker.dismissed' }),
    act('types a search', { type: 'search.changed', search: 'court' }),
    act('wants a credential', { type: 'credential.chosen', credential: 'verified' }),
    act('tries again', { type: 'search.retried' }),
    act('chooses somebody', { type: 'interpreter.picked', interpreter: amina }),
    answers('getInterpreters', 'with some', { count: 1 }),
    answers('getInterpreters', 'with nobody', { count: 0 }),
    refuses('getInterpreters', 'no answer', lostAnswer),
    passes('searchPause', 'interpreterPicker.searching.awaitingTyping'),
  ],
  decides: ({ chosenId }: InterpreterPickerContext) => chosenId,
};
