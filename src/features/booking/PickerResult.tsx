import { Button } from 'antd';
import { useDeferredValue, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorAlert } from '../../ui/ErrorAlert';
import { failureText } from '../../ui/failureText';
import { PickerList } from './PickerList';
import { PickerSkeleton } from './PickerSkeleton';
import type { InterpreterPickerControl } from './useInterpreterPicker';

/** What the search came to: still under way, failed, nobody, or a list. Trying again leaves the focus in its place. */
export function PickerResult({ picker }: { picker: InterpreterPickerControl }) {
  const place = useRef<HTMLDivElement>(null);
  const retry = () => {
    place.current?.focus();
    picker.send({ type: 'search.retried' });
  };
  return (
    <div ref={place} className="dr-picker-result" tabIndex={-1}>
      <Outcome picker={picker} retry={retry} />
    </div>
  );
}

function Outcome({ picker, retry }: { picker: InterpreterPickerControl; retry: () => void }) {
  const { t } = useTranslation();
  const { send } = picker;
  // hundreds of rows come and go behind what the person types, not in its way
  const state = useDeferredValue(picker.state);
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
