import { useTranslation } from '../../../../i18n/useTranslation';
import { PersonSection } from '../../PersonSection';
import { EditorField } from './EditorField';
import { FlagField } from './FlagField';
import type { ProfileEditing } from '../useProfileForm';

const KINDS = ['university', 'ongoingLearning', 'associations', 'certificates'] as const;

/** What was learned where. */
export function EducationSection({ editing }: { editing: ProfileEditing }) {
  const { t } = useTranslation();
  const { form, set, isMarked } = editing;
  return (
    <PersonSection id="part-education" title={t('profileEditor.sections.education')}>
      <div className="dr-editor-flags">
        {KINDS.map((kind) => (
          <FlagField
            key={kind}
            label={t(`profileEditor.education.${kind}`)}
            isTicked={form[kind]}
            isMarked={isMarked(`education.${kind}`)}
            onChange={(isTicked) => set(kind, isTicked, `education.${kind}`)}
          />
        ))}
      </div>
      <EditorField editing={editing} name="educationText" isLong />
    </PersonSection>
  );
}
