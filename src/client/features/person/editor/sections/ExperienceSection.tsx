import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Button } from 'antd';
import { useTranslation } from '../../../../i18n/useTranslation';
import { PersonSection } from '../../PersonSection';
import { EntryFrame } from './EntryFrame';
import { PositionFields } from './PositionFields';
import { useEntries } from '../useEntries';
import type { ProfileEditing } from '../useProfileForm';

const EMPTY = { title: '', company: '', startDate: '', endDate: '', isCurrent: false, description: '' };

export function ExperienceSection({ editing }: { editing: ProfileEditing }) {
  const { t } = useTranslation();
  const { entries, section, add, change, remove } = useEntries(editing, 'experience');
  return (
    <PersonSection id="part-experience" title={t('profileEditor.sections.experience')}>
      <div ref={section} className="dr-editor-entries">
        {entries.length === 0 && <p className="dr-person-hint">{t('profileEditor.experience.none')}</p>}
        {entries.map((entry, index) => (
          <EntryFrame
            key={entry.key}
            title={t('profileEditor.experience.one', { number: index + 1 })}
            removeLabel={t('profileEditor.experience.remove', { number: index + 1 })}
            isMarked={editing.isMarked(entry.key)}
            onRemove={() => remove(index)}
          >
            <PositionFields
              position={entry}
              index={index}
              problemAt={editing.problemAt}
              onChange={(changes) => change(index, changes)}
            />
          </EntryFrame>
        ))}
        <Button
          className="dr-editor-addEntry"
          icon={<PlusOutlined aria-hidden="true" />}
          onClick={() => add(EMPTY)}
        >
          {t('profileEditor.experience.add')}
        </Button>
      </div>
    </PersonSection>
  );
}
