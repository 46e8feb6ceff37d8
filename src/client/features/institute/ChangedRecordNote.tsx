import { Button } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';
import { FocusAlert } from '../../ui/form/FocusAlert';

export interface ChangedFact {
  label: string;
  after: string;
  before: string;
}

export interface ChangedRecordNoteProps {
  title: string;
  /** changes whenever the person should be told again */
  attempt: number;
  changes: readonly ChangedFact[];
  onSeen: () => void;
}

/** What another admin changed of a form's record since it was opened. */
export function ChangedRecordNote({ title, attempt, changes, onSeen }: ChangedRecordNoteProps) {
  const { t } = useTranslation();
  return (
    <FocusAlert type="warning" title={title} attempt={attempt}>
      <ul>
        {changes.map((change) => (
          <li key={change.label}>{t('ui.changed.item', { ...change })}</li>
        ))}
      </ul>
      <Button onClick={onSeen}>{t('ui.changed.seen')}</Button>
    </FocusAlert>
  );
}
