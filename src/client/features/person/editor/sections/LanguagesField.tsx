import { Checkbox } from 'antd';
import { useTranslation } from '../../../../i18n/useTranslation';
import { languageChoices } from '../../../../../shared/domain/text/interpretationLanguages';
import { fieldIdOf } from '../formPaths';
import { ResumeMark } from '../resume/ResumeMark';
import type { ProfileEditing } from '../useProfileForm';

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
      className="dr-editor-languages"
      tabIndex={-1}
      aria-describedby={problem ? `${id}-hint ${id}-problem` : `${id}-hint`}
    >
      <legend>
        {t('profileEditor.fields.languages')} {isMarked(PATH) && <ResumeMark />}
      </legend>
      <p id={`${id}-hint`} className="dr-person-hint">
        {t('profileEditor.fieldHints.languages')}
      </p>
      {problem && (
        <p id={`${id}-problem`} className="dr-editor-problem">
          {problem}
        </p>
      )}
      {languageChoices(i18n.language).map(({ value: language, label }, index) => (
        <Checkbox
          key={language}
          id={index === 0 ? id : undefined}
          className="dr-editor-flag"
          checked={form.languages.includes(language)}
          onChange={({ target }) => tick(language, target.checked)}
        >
          {label}
        </Checkbox>
      ))}
    </fieldset>
  );
}
