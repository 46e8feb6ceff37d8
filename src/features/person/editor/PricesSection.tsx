import { useTranslation } from 'react-i18next';
import { INTERPRETATION_LANGUAGES, languageNameIn } from '../../../domain/interpretationLanguages';
import { PlainChoice } from '../../../ui/PlainChoice';
import { PersonSection } from '../PersonSection';
import { PriceRowFields } from './PriceRowFields';
import type { PriceRow } from './ProfileForm';
import type { ProfileEditing } from './useProfileForm';

/** Prices per word: a row a language, a column a field of work. */
export function PricesSection({ editing }: { editing: ProfileEditing }) {
  const { t, i18n } = useTranslation();
  const { form, set } = editing;
  const { prices: rows } = form;
  // Prices that were given for a field that is no longer listed stay to be seen.
  const columns = [...new Set([...form.verticals, ...rows.flatMap(({ prices }) => Object.keys(prices))])];
  const change = (index: number, row: PriceRow) =>
    set(
      'prices',
      rows.map((each, place) => (place === index ? row : each)),
    );
  const free = INTERPRETATION_LANGUAGES.filter((name) => !rows.some(({ language }) => language === name));
  const own = free.filter((name) => form.languages.includes(name));
  const others = free.filter((name) => !form.languages.includes(name));
  return (
    <PersonSection
      id="part-prices"
      title={t('profileEditor.sections.prices')}
      hint={t('profileEditor.hints.prices')}
    >
      {columns.length === 0 ? (
        <p className="dr-form-hint">{t('profileEditor.hints.pricesFirst')}</p>
      ) : (
        <>
          {rows.length === 0 && <p className="dr-form-hint">{t('profileEditor.prices.none')}</p>}
          {rows.map((row, index) => (
            <PriceRowFields
              key={row.language}
              row={row}
              columns={columns}
              problemAt={editing.problemAt}
              onChange={(changed) => change(index, changed)}
              onRemove={() =>
                set(
                  'prices',
                  rows.filter((each) => each !== row),
                )
              }
            />
          ))}
          <PlainChoice
            label={t('profileEditor.prices.add')}
            value=""
            placeholder={t('profileEditor.chooseLanguage')}
            isOptional
            onChange={(language) => language && set('prices', [...rows, { language, prices: {} }])}
          >
            {[...own, ...others].map((name) => (
              <option key={name} value={name}>
                {languageNameIn(name, i18n.language)}
              </option>
            ))}
          </PlainChoice>
        </>
      )}
    </PersonSection>
  );
}
