import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Button, Input } from 'antd';
import { useTranslation } from '../../../../i18n/useTranslation';
import { DateInput } from '../../../../ui/date/DateInput';
import { PersonSection } from '../../PersonSection';
import { EditorItem } from './EditorItem';
import { EntryFrame } from './EntryFrame';
import { useEntries } from '../useEntries';
import type { ProfileEditing } from '../useProfileForm';

const EMPTY = { name: '', issuingBody: '', date: '' };

export function CertificationsSection({ editing }: { editing: ProfileEditing }) {
  const { t } = useTranslation();
  const { entries, section, add, change, remove } = useEntries(editing, 'certifications');
  return (
    <PersonSection id="part-certifications" title={t('profileEditor.sections.certifications')}>
      <div ref={section} className="dr-editor-entries">
        {entries.length === 0 && <p className="dr-person-hint">{t('profileEditor.certifications.none')}</p>}
        {entries.map((entry, index) => {
          const item = (name: keyof typeof EMPTY) => {
            const path = `certifications.${index}.${name}`;
            const label = t(`profileEditor.certifications.fields.${name}`);
            return { path, label, problem: editing.problemAt(path) };
          };
          const text = (name: keyof typeof EMPTY) => ({
            value: entry[name],
            onChange: ({ target }: { target: { value: string } }) => change(index, { [name]: target.value }),
          });
          return (
            <EntryFrame
              key={entry.key}
              title={t('profileEditor.certifications.one', { number: index + 1 })}
              removeLabel={t('profileEditor.certifications.remove', { number: index + 1 })}
              isMarked={editing.isMarked(entry.key)}
              onRemove={() => remove(index)}
            >
              <EditorItem {...item('name')}>
                {(control) => <Input {...control} {...text('name')} autoCapitalize="sentences" />}
              </EditorItem>
              <div className="dr-fieldPair">
                <EditorItem {...item('issuingBody')}>
                  {(control) => <Input {...control} {...text('issuingBody')} autoCapitalize="words" />}
                </EditorItem>
                <EditorItem {...item('date')}>
                  {(control) => (
                    <DateInput {...control} value={entry.date} onChange={(date) => change(index, { date })} />
                  )}
                </EditorItem>
              </div>
            </EntryFrame>
          );
        })}
        <Button
          className="dr-editor-addEntry"
          icon={<PlusOutlined aria-hidden="true" />}
          onClick={() => add(EMPTY)}
        >
          {t('profileEditor.certifications.add')}
        </Button>
      </div>
    </PersonSection>
  );
}
