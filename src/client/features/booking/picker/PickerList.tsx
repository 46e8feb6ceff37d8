import { Button } from 'antd';
import { memo, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { useGetInterpretersQuery } from '../../../api/interpreterApi';
import { withInterpreterDefaults } from '../../../../shared/domain/people/interpreterDefaults';
import type { ChosenInterpreter } from '../../../machines/bookingWizard/chosenInterpreter';
import type { PickerCriteria } from '../../../machines/interpreterPicker/interpreterPickerMachine';
import { pickerRequest } from './pickerRequest';
import { PickerRow } from './PickerRow';
import type { InterpreterPickerControl } from './useInterpreterPicker';
import { usePickerWords } from './usePickerWords';

/** So many are drawn at a time: to draw hundreds would hold up who types the next letter. */
const ROWS_AT_A_TIME = 20;

interface PickerListProps {
  criteria: PickerCriteria;
  chosenId: string | null;
  send: InterpreterPickerControl['send'];
}

/** The interpreters that the picker found a moment ago, from the API's cache; redrawn only when they change. */
export const PickerList = memo(function PickerList({ criteria, chosenId, send }: PickerListProps) {
  const { t } = useTranslation();
  const words = usePickerWords();
  const list = useRef<HTMLUListElement>(null);
  const { data } = useGetInterpretersQuery(pickerRequest(criteria), { refetchOnMountOrArgChange: false });
  const [drawn, setDrawn] = useState({ of: data, count: ROWS_AT_A_TIME });
  const count = drawn.of === data ? drawn.count : ROWS_AT_A_TIME;
  const found = data ?? [];
  const rest = Math.min(found.length - count, ROWS_AT_A_TIME);
  const pick = (interpreter: ChosenInterpreter) => send({ type: 'interpreter.picked', interpreter });

  // the button that was pressed has moved behind the rows that it brought: the first of them goes on
  useEffect(() => {
    if (count > ROWS_AT_A_TIME)
      list.current?.children[count - ROWS_AT_A_TIME]?.querySelector('button')?.focus();
  }, [count]);

  return (
    <ul ref={list} className="dr-picker-list" aria-label={t('booking.picker.title')}>
      {found.slice(0, count).map((record) => (
        <PickerRow
          key={record.id}
          interpreter={withInterpreterDefaults(record)}
          badges={record.badges ?? []}
          words={words}
          isChosen={record.id === chosenId}
          isFree={record.isFree}
          isFavourite={record.isFavourite ?? false}
          onPick={pick}
        />
      ))}
      {rest > 0 && (
        <li className="dr-picker-more">
          <Button block onClick={() => setDrawn({ of: data, count: count + ROWS_AT_A_TIME })}>
            {t('ui.showMore', { count: rest })}
          </Button>
        </li>
      )}
    </ul>
  );
});
