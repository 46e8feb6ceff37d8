import { useTranslation } from '../../../../i18n/useTranslation';
import {
  isInterpretationLanguage,
  languageChoices,
} from '../../../../../shared/domain/text/interpretationLanguages';
import { ChoiceInput } from '../../../../ui/form/choices/ChoiceInput';
import { NamePair } from '../../../../ui/form/NamePair';
import { PersonSection } from '../../PersonSection';
import { EditorField } from './EditorField';
import { EditorItem } from './EditorItem';
import { FORM_PATHS } from '../formPaths';
import type { ProfileEditing } from '../useProfileForm';

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
          <EditorField editing={editing} name="first_name" autoComplete="given-name" autoCapitalize="words" />
        }
        last={
          <EditorField editing={editing} name="last_name" autoComplete="family-name" autoCapitalize="words" />
        }
      />
      <EditorField editing={editing} name="aka" autoComplete="nickname" autoCapitalize="words" />
      <div className="dr-fieldPair">
        <div id="part-nativeLanguage" tabIndex={-1}>
          <EditorItem
            path={path}
            label={t('profileEditor.fields.nativeLanguage')}
            problem={problemAt(path)}
            isMarked={isMarked(path)}
          >
            {(control) => (
              <ChoiceInput
                {...control}
                value={native || null}
                placeholder={t('profileEditor.chooseLanguage')}
                allowClear
                options={[...own, ...languageChoices(i18n.language)]}
                onChange={(value) => set('nativeLanguage', value ?? '', path)}
              />
            )}
          </EditorItem>
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
