import { useTranslation } from '../../../i18n/useTranslation';
import { useConfirm } from '../../../ui/popups/useConfirm';
import type { Room } from '../engine/Room';

/** Leaves the room; once the agreed time is over the last interpreter ends it so for everybody, which is asked first. */
export function useLeave({ meeting, own, people, send }: Room): () => void {
  const { t } = useTranslation();
  const ask = useConfirm();
  const isInterpreter = (role: string | undefined) => role === 'interpreter';
  const self = meeting?.people.find(({ visit_id: id }) => id === own.visitId);
  const isLast =
    isInterpreter(self?.role) && !people.some(({ role, isThere }) => isThere && isInterpreter(role));
  const leave = () => send({ type: 'leave.pressed' });
  if (meeting?.phase !== 'overtime' || !isLast) return leave;
  return () => {
    // It may have been pressed in the small window, which shows no question.
    window.focus();
    const words = { title: t('room.leave.title'), text: t('room.leave.text') };
    void ask({ ...words, ok: t('room.leave.yes'), cancel: t('room.leave.no'), isDangerous: true }).then(
      (isWanted) => isWanted && leave(),
    );
  };
}
