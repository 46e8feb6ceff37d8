import { useTranslation } from '../../../i18n/useTranslation';
import { languageChoices } from '../../../domain/interpretationLanguages';
import { fieldIdOf } from './formPaths';
import { ResumeMark } from './ResumeMark';
import type { ProfileEditing } from './useProfileForm';

const PATH = 'professionalInfo.languages';

/** The languages interpreted between, in the order in which they were ticked. */
export function LanguagesField({ editing }: { editing: ProfileEditing }) {
  const { t, i18n } = useTranslation();
  const { form, set, isMarked, problemAt } = editing;
  const id = fieldIdOf(PATH);
  const problem = problemAt(PATH);
  const tick = (language: string, isTicked: boolean) => {
    const others = form.languages.filter((each) => each !== language);
    set('languages', isTicked ? [...others, language] : others, PATH);
  };
  return (
    <fieldset
      id="part-languages"
      className="dr-form-choices dr-editor-languages"
      tabIndex={-1}
      aria-describedby={problem ? `${id}-hint ${id}-problem` : `${id}-hint`}
    >
      <legend>
        {t('profileEditor.fields.languages')} {isMarked(PATH) && <ResumeMark />}
      </legend>
      <p id={`${id}-hint`} className="dr-form-hint">
        {t('profileEditor.fieldHints.languages')}
      </p>
      {problem && (
        <p id={`${id}-problem`} className="dr-form-problem">
          {problem}
        </p>
      )}
      {languageChoices(i18n.language).map(({ value: language, label }, index) => (
        <label key={language} className="dr-editor-language">
          <input
            id={index === 0 ? id : undefined}
            type="checkbox"
            checked={form.languages.includes(language)}
            onChange={(event) => tick(language, event.target.checked)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
