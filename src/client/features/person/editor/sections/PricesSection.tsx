import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../../i18n/useTranslation';
import { languageChoices } from '../../../../../shared/domain/text/interpretationLanguages';
import { ChoiceInput } from '../../../../ui/form/choices/ChoiceInput';
import { PersonSection } from '../../PersonSection';
import { EditorItem } from './EditorItem';
import { fieldIdOf } from '../formPaths';
import { PriceRowFields } from './PriceRowFields';
import type { PriceRow } from '../ProfileForm';
import type { ProfileEditing } from '../useProfileForm';

const ADD_ID = fieldIdOf('pricing');
const NEW_ROW = '#part-prices fieldset:last-of-type input';

/** Prices per word: a row a language, a column a field of work. */
export function PricesSection({ editing }: { editing: ProfileEditing }) {
  const { t, i18n } = useTranslation();
  const { form, set } = editing;
  const { prices: rows } = form;
  const wanted = useRef<string | null>(null);
  // The focus goes where the person goes on: to a new row's first price, or to adding another one.
  useEffect(() => {
    if (wanted.current) document.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = null;
  }, [rows.length]);
  const put = (changed: PriceRow[], focus: string) => {
    set('prices', changed);
    wanted.current = focus;
  };
  // Prices that were given for a field that is no longer listed stay to be seen.
  const columns = [...new Set([...form.verticals, ...rows.flatMap(({ prices }) => Object.keys(prices))])];
  const change = (index: number, row: PriceRow) =>
    set(
      'prices',
      rows.map((each, place) => (place === index ? row : each)),
    );
  const free = languageChoices(i18n.language).filter(
    ({ value }) => !rows.some(({ language }) => language === value),
  );
  const own = free.filter(({ value }) => form.languages.includes(value));
  const others = free.filter(({ value }) => !form.languages.includes(value));
  return (
    <PersonSection
      id="part-prices"
      title={t('profileEditor.sections.prices')}
      hint={t('profileEditor.hints.prices')}
    >
      {columns.length === 0 ? (
        <p className="dr-person-hint">{t('profileEditor.hints.pricesFirst')}</p>
      ) : (
        <>
          {rows.length === 0 && <p className="dr-person-hint">{t('profileEditor.prices.none')}</p>}
          {rows.map((row, index) => (
            <PriceRowFields
              key={row.language}
              row={row}
              columns={columns}
              problemAt={editing.problemAt}
              onChange={(changed) => change(index, changed)}
              onRemove={() =>
                put(
                  rows.filter((each) => each !== row),
                  `#${ADD_ID}`,
                )
              }
            />
          ))}
          <EditorItem path="pricing" label={t('profileEditor.prices.add')} problem={undefined}>
            {(control) => (
              <ChoiceInput<string>
                {...control}
                value={null}
                placeholder={t('profileEditor.chooseLanguage')}
                options={[...own, ...others]}
                onChange={(language) => language && put([...rows, { language, prices: {} }], NEW_ROW)}
              />
            )}
          </EditorItem>
        </>
      )}
    </PersonSection>
  );
}
