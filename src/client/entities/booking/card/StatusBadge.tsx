import { useTranslation } from '../../../i18n/useTranslation';
import './StatusBadge.css';
import { statusLook, type Viewer } from './statusLook';
import { StatusMark } from './StatusMark';

interface StatusBadgeProps {
  /** compared without regard to case; a missing one is pending */
  status: string | null | undefined;
  variant: Viewer;
}

/**
 * A booking's status as a tint, a mark of its own shape, and a word. It stands on the landing page too, which is without
 * Ant Design: its Tag would write styles there, which the content policy refuses.
 */
export function StatusBadge({ status: raw, variant }: StatusBadgeProps) {
  const { t } = useTranslation();
  const { status, hue } = statusLook(raw, variant);
  return (
    <span className={`dr-badge dr-badge-${hue}`} data-hue={hue} data-status={status ?? 'unknown'}>
      <StatusMark status={status} />
      {status ? t(`ui.status.${status}`) : raw}
    </span>
  );
}
