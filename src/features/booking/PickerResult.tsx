import { Button } from 'antd';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorAlert } from '../../ui/ErrorAlert';
import { failureText } from '../../ui/failureText';
import { PickerList } from './PickerList';
import { PickerSkeleton } from './PickerSkeleton';
import type { InterpreterPickerControl } from './useInterpreterPicker';

/** What the search came to: still under way, failed, nobody, or a list. */
export function PickerResult({ picker }: { picker: InterpreterPickerControl }) {
  const { t } = useTranslation();
  const { send } = picker;
  // hundreds of rows come and go behind what the person types, not in its way
  const state = useDeferredValue(picker.state);
  const retry = () => send({ type: 'search.retried' });
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
