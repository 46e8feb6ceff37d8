import { useTranslation } from '../../../../i18n/useTranslation';
import { PersonSection } from '../../PersonSection';
import { EditorField } from './EditorField';
import { FlagField } from './FlagField';
import { LanguagesField } from './LanguagesField';
import { LevelsField } from './LevelsField';
import type { ProfileEditing } from '../useProfileForm';

/** How long, how much and between which languages. */
export function WorkSection({ editing }: { editing: ProfileEditing }) {
  const { t } = useTranslation();
  const { form, set } = editing;
  return (
    <PersonSection title={t('profileEditor.sections.work')}>
      <div className="dr-fieldPair">
        <div id="part-yearsExperience" tabIndex={-1}>
          <EditorField editing={editing} name="yearsExperience" inputMode="numeric" />
        </div>
        <div id="part-pricePerHour" tabIndex={-1}>
          <EditorField
            editing={editing}
            name="pricePerHour"
            inputMode="decimal"
            hint={t('profileEditor.fieldHints.pricePerHour')}
          />
        </div>
        <EditorField editing={editing} name="startingPricePerWord" inputMode="decimal" />
      </div>
      <div className="dr-editor-flags">
        <FlagField
          label={t('profileEditor.fullTime')}
          isTicked={form.isFullTimeTranslator}
          onChange={(isTicked) => set('isFullTimeTranslator', isTicked)}
        />
        <FlagField
          label={t('profileEditor.offersInterpretation')}
          isTicked={form.offersInterpretation}
          onChange={(isTicked) => set('offersInterpretation', isTicked)}
        />
      </div>
      <LanguagesField editing={editing} />
      <LevelsField editing={editing} />
    </PersonSection>
  );
}
