import { useId } from 'react';
import { useTranslation } from '../../../../i18n/useTranslation';
import { LANGUAGE_LEVELS } from '../../../../../shared/domain/people/listing';
import { languageNameIn } from '../../../../../shared/domain/text/interpretationLanguages';
import { ChoiceInput } from '../../../../ui/form/choices/ChoiceInput';
import type { ProfileEditing } from '../useProfileForm';

/** How well each of the chosen languages is known; a listing needs it. */
export function LevelsField({ editing }: { editing: ProfileEditing }) {
  const { t, i18n } = useTranslation();
  const { form, set } = editing;
  const id = useId();
  return (
    <div className="dr-editor-levels">
      {form.languages.map((language) => (
        <div key={language} className="dr-editor-level">
          <label htmlFor={`${id}-${language}`}>
            {t('profileEditor.levels.of', { language: languageNameIn(language, i18n.language) })}
          </label>
          <ChoiceInput<string>
            id={`${id}-${language}`}
            placeholder={t('profileEditor.levels.choose')}
            value={form.levels[language] as string}
            options={LANGUAGE_LEVELS.map((level) => ({
              value: level,
              label: t(`interpreters.levels.${level}`),
            }))}
            onChange={(level) => set('levels', { ...form.levels, [language]: level })}
          />
        </div>
      ))}
    </div>
  );
}
