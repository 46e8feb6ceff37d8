import { useTranslation } from '../../../i18n/useTranslation';
import { PlainField } from '../../../ui/PlainField';
import { PersonSection } from '../PersonSection';
import { EntryFrame } from './EntryFrame';
import { fieldIdOf } from './formPaths';
import { useEntries } from './useEntries';
import type { ProfileEditing } from './useProfileForm';

const EMPTY = { name: '', issuingBody: '', date: '' };

export function CertificationsSection({ editing }: { editing: ProfileEditing }) {
  const { t } = useTranslation();
  const { entries, section, add, change, remove } = useEntries(editing, 'certifications');
  return (
    <PersonSection id="part-certifications" title={t('profileEditor.sections.certifications')}>
      <div ref={section} className="dr-editor-entries">
        {entries.length === 0 && <p className="dr-form-hint">{t('profileEditor.certifications.none')}</p>}
        {entries.map((entry, index) => {
          const field = (name: keyof typeof EMPTY) => {
            const path = `certifications.${index}.${name}`;
            return {
              id: fieldIdOf(path),
              label: t(`profileEditor.certifications.fields.${name}`),
              value: entry[name],
              problem: editing.problemAt(path),
              onChange: (value: string) => change(index, { [name]: value }),
            };
          };
          return (
            <EntryFrame
              key={entry.key}
              title={t('profileEditor.certifications.one', { number: index + 1 })}
              removeLabel={t('profileEditor.certifications.remove', { number: index + 1 })}
              isMarked={editing.isMarked(entry.key)}
              onRemove={() => remove(index)}
            >
              <PlainField {...field('name')} autoCapitalize="sentences" />
              <div className="dr-form-pair">
                <PlainField {...field('issuingBody')} autoCapitalize="words" isOptional />
                <PlainField {...field('date')} type="date" isOptional />
              </div>
            </EntryFrame>
          );
        })}
        <button type="button" className="dr-button dr-editor-addEntry" onClick={() => add(EMPTY)}>
          {t('profileEditor.certifications.add')}
        </button>
      </div>
    </PersonSection>
  );
}
