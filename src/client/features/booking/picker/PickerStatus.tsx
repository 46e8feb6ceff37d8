import { useTranslation } from '../../../i18n/useTranslation';
import { useGetInterpretersQuery } from '../../../api/interpreterApi';
import { INTERPRETER_PAGE_LIMIT } from '../../../../shared/contract/interpreters/interpreter';
import { pickerRequest } from './pickerRequest';
import type { InterpreterPickerControl } from './useInterpreterPicker';

/** Says that the search is under way and how many it found; stays in its place, because only then it is read out. */
export function PickerStatus({ state }: Pick<InterpreterPickerControl, 'state'>) {
  const { t } = useTranslation();
  const isChoosing = state.matches({ searching: 'choosing' });
  const { data = [] } = useGetInterpretersQuery(pickerRequest(state.context.criteria), {
    skip: !isChoosing,
    refetchOnMountOrArgChange: false,
  });
  const count = data.length;
  const found = t(count < INTERPRETER_PAGE_LIMIT ? 'booking.picker.count' : 'booking.picker.limited', {
    count,
  });
  return (
    <p role="status" className="dr-picker-count">
      {state.hasTag('busy') ? t('booking.picker.loading') : isChoosing && found}
    </p>
  );
}
