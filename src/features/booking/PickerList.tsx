import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetInterpretersQuery } from '../../api/interpreterApi';
import { INTERPRETER_PAGE_LIMIT } from '../../contract/interpreter';
import { withInterpreterDefaults } from '../../domain/interpreterDefaults';
import type { ChosenInterpreter } from '../../machines/chosenInterpreter';
import type { PickerCriteria } from '../../machines/interpreterPickerMachine';
import { pickerRequest } from './pickerRequest';
import { PickerRow } from './PickerRow';
import type { InterpreterPickerControl } from './useInterpreterPicker';
import { usePickerWords } from './usePickerWords';

interface PickerListProps {
  criteria: PickerCriteria;
  chosenId: string | null;
  send: InterpreterPickerControl['send'];
}

/** The interpreters that the picker found a moment ago, from the API's cache; redrawn only when they change. */
export const PickerList = memo(function PickerList({ criteria, chosenId, send }: PickerListProps) {
  const { t } = useTranslation();
  const words = usePickerWords();
  const { data = [] } = useGetInterpretersQuery(pickerRequest(criteria), {
    refetchOnMountOrArgChange: false,
  });
  const count = data.length;
  const pick = (interpreter: ChosenInterpreter) => send({ type: 'interpreter.picked', interpreter });
  return (
    <div>
      <p role="status" className="dr-picker-count">
        {t(count < INTERPRETER_PAGE_LIMIT ? 'booking.picker.count' : 'booking.picker.limited', { count })}
      </p>
      <ul className="dr-picker-list" aria-label={t('booking.picker.title')}>
        {data.map((record) => (
          <PickerRow
            key={record.id}
            interpreter={withInterpreterDefaults(record)}
            words={words}
            isChosen={record.id === chosenId}
            onPick={pick}
          />
        ))}
      </ul>
    </div>
  );
});
