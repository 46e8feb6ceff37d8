import { useTranslation } from '../../../i18n/useTranslation';
import { isInterpretationLanguage, languageChoices } from '../../../domain/interpretationLanguages';
import { NamePair } from '../../../ui/NamePair';
import { PlainChoice } from '../../../ui/PlainChoice';
import { PersonSection } from '../PersonSection';
import { EditorField } from './EditorField';
import { fieldIdOf, FORM_PATHS } from './formPaths';
import { ResumeMark } from './ResumeMark';
import type { ProfileEditing } from './useProfileForm';

/** Who the interpreter is. */
export function AboutSection({ editing }: { editing: ProfileEditing }) {
  const { t, i18n } = useTranslation();
  const { form, set, isMarked, problemAt } = editing;
  const path = FORM_PATHS.nativeLanguage;
  // A language that Dragoman does not interpret can be a mother tongue all the same.
  const native = form.nativeLanguage;
  const own = native && !isInterpretationLanguage(native) ? [{ value: native, label: native }] : [];
  return (
    <PersonSection id="part-description" title={t('profileEditor.sections.about')}>
      <NamePair
        first={
          <EditorField
            editing={editing}
            name="first_name"
            autoComplete="given-name"
            autoCapitalize="words"
            isOptional={false}
          />
        }
        last={
          <EditorField
            editing={editing}
            name="last_name"
            autoComplete="family-name"
            autoCapitalize="words"
            isOptional={false}
          />
        }
      />
      <EditorField editing={editing} name="aka" autoComplete="nickname" autoCapitalize="words" />
      <div className="dr-form-pair">
        <div id="part-nativeLanguage" tabIndex={-1}>
          <PlainChoice
            id={fieldIdOf(path)}
            name="nativeLanguage"
            label={t('profileEditor.fields.nativeLanguage')}
            value={form.nativeLanguage}
            problem={problemAt(path)}
            mark={isMarked(path) && <ResumeMark />}
            placeholder={t('profileEditor.chooseLanguage')}
            isOptional
            onChange={(value) => set('nativeLanguage', value, path)}
          >
            {[...own, ...languageChoices(i18n.language)].map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </PlainChoice>
        </div>
        <div id="part-location" tabIndex={-1}>
          <EditorField
            editing={editing}
            name="location"
            hint={t('profileEditor.fieldHints.location')}
            autoCapitalize="words"
          />
        </div>
      </div>
      <EditorField editing={editing} name="description" isLong />
      <EditorField
        editing={editing}
        name="translationTools"
        hint={t('profileEditor.fieldHints.translationTools')}
      />
    </PersonSection>
  );
}
