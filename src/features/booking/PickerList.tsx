import { useTranslation } from 'react-i18next';
import { useGetInterpretersQuery } from '../../api/interpreterApi';
import { INTERPRETER_PAGE_LIMIT } from '../../contract/interpreter';
import { withInterpreterDefaults } from '../../domain/interpreterDefaults';
import type { ChosenInterpreter } from '../../machines/chosenInterpreter';
import type { PickerCriteria } from '../../machines/interpreterPickerMachine';
import { pickerRequest } from './pickerRequest';
import { PickerRow } from './PickerRow';

interface PickerListProps {
  criteria: PickerCriteria;
  chosenId: string | null;
  onPick: (interpreter: ChosenInterpreter) => void;
}

/** The interpreters that the picker found a moment ago, from the API's cache. */
export function PickerList({ criteria, chosenId, onPick }: PickerListProps) {
  const { t } = useTranslation();
  const { data = [] } = useGetInterpretersQuery(pickerRequest(criteria), {
    refetchOnMountOrArgChange: false,
  });
  const count = data.length;
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
            isChosen={record.id === chosenId}
            onPick={onPick}
          />
        ))}
      </ul>
    </div>
  );
}
