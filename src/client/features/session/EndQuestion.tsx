import { Button } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';
import type { useSession } from './useSession';

interface EndQuestionProps {
  session: ReturnType<typeof useSession>;
  hasStarted: boolean;
}

/** The interpreter ends the session, and is asked once more. */
export function EndQuestion({ session: { state, send }, hasStarted }: EndQuestionProps) {
  const { t } = useTranslation();
  if (!hasStarted) return <p className="dr-session-quiet">{t('session.join.endFrom')}</p>;
  if (!state.matches('confirmingEnd') && !state.matches('ending')) {
    return <Button onClick={() => send({ type: 'end.pressed' })}>{t('session.join.end')}</Button>;
  }
  return (
    <div className="dr-join-end" role="group" aria-label={t('session.join.end')}>
      <p role="status">{t('session.join.askEnd')}</p>
      <Button
        type="primary"
        autoFocus
        loading={state.matches('ending')}
        onClick={() => send({ type: 'end.confirmed' })}
      >
        {t('session.join.confirmEnd')}
      </Button>
      <Button disabled={state.matches('ending')} onClick={() => send({ type: 'end.dismissed' })}>
        {t('session.join.keepGoing')}
      </Button>
    </div>
  );
}
