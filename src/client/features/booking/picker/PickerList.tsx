import { memo } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { useGetInterpretersQuery } from '../../../api/interpreterApi';
import { withInterpreterDefaults } from '../../../../shared/domain/people/interpreterDefaults';
import type { ChosenInterpreter } from '../../../machines/bookingWizard/chosenInterpreter';
import type { PickerCriteria } from '../../../machines/interpreterPicker/interpreterPickerMachine';
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
  const pick = (interpreter: ChosenInterpreter) => send({ type: 'interpreter.picked', interpreter });
  return (
    <ul className="dr-picker-list" aria-label={t('booking.picker.title')}>
      {data.map((record) => (
        <PickerRow
          key={record.id}
          interpreter={withInterpreterDefaults(record)}
          words={words}
          isChosen={record.id === chosenId}
          isFree={record.isFree}
          onPick={pick}
        />
      ))}
    </ul>
  );
});
