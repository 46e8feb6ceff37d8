import { Button } from 'antd';
import { useDeferredValue, useRef } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { EmptyState } from '../../../ui/loading/EmptyState';
import { ErrorAlert } from '../../../ui/loading/ErrorAlert';
import { failureText } from '../../../i18n/failureText';
import { PickerList } from './PickerList';
import type { InterpreterPickerControl } from './useInterpreterPicker';
import { useGetInterpretersQuery } from '../../../api/interpreterApi';
import { INTERPRETER_PAGE_LIMIT } from '../../../../shared/contract/interpreters/interpreter';
import { pickerRequest } from './pickerRequest';
import { Bone } from '../../../ui/feedback/Bone';

type InterpreterPickerPart = Pick<InterpreterPickerControl, 'state' | 'send'>;

/**
 * The search's result: still under way, failed, nobody, or a list. Trying again takes the focus to the whole
 * of it, by name, because the button that had it goes away.
 */
export function PickerResult({ picker }: { picker: InterpreterPickerControl }) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  // rows come and go behind what the person types, not in its way
  const state = useDeferredValue(picker.state);
  const retry = () => {
    place.current?.focus();
    picker.send({ type: 'search.retried' });
  };
  return (
    <div
      ref={place}
      className="dr-picker-result"
      tabIndex={-1}
      role="group"
      aria-label={t('booking.picker.results')}
    >
      <PickerStatus state={state} />
      <Outcome state={state} send={picker.send} retry={retry} />
    </div>
  );
}

function Outcome({ state, send, retry }: InterpreterPickerPart & { retry: () => void }) {
  const { t } = useTranslation();
  if (state.hasTag('busy')) return <PickerSkeleton />;
  if (state.matches({ searching: 'failed' })) {
    return <ErrorAlert message={failureText(state.context.failure, t)} onRetry={retry} />;
  }
  if (state.matches({ searching: 'empty' })) {
    return (
      <div role="status">
        <EmptyState
          title={t('booking.picker.empty')}
          text={t('booking.picker.emptyText')}
          action={<Button onClick={retry}>{t('common.retry')}</Button>}
        />
      </div>
    );
  }
  if (!state.matches({ searching: 'choosing' })) return null;
  return <PickerList criteria={state.context.criteria} chosenId={state.context.chosenId} send={send} />;
}

const ROWS = [1, 2, 3, 4, 5];

/** Where the rows will be, in their shape and size. */
function PickerSkeleton() {
  return (
    <div className="dr-picker-list" aria-hidden="true">
      {ROWS.map((row) => (
        <div key={row} className="dr-pick">
          <div className="dr-person">
            <Bone className="dr-bone-face" />
            <Bone className="dr-pick-words" />
          </div>
          <Bone />
          <Bone className="dr-bone-button" />
        </div>
      ))}
    </div>
  );
}

/** Says that the search is under way and how many it found; stays in its place, because only then it is read out. */
function PickerStatus({ state }: Pick<InterpreterPickerControl, 'state'>) {
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
