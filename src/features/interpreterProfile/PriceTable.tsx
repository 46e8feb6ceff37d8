import { useTranslation } from '../../i18n/useTranslation';
import { cleanPriceLabel } from '../../domain/cleanPriceLabel';
import type { FilledProfile } from '../../domain/filledProfile';
import { languageNameIn } from '../../domain/interpretationLanguages';
import { formatWordPrice } from '../../domain/money';
import { useInterpreterWords } from '../../ui/useInterpreterWords';
import '../../ui/shadedEdges.css';
import './PriceTable.css';
import { ProfileSection } from './ProfileSection';

/** Where an interpreter has set no price for a language in a field. */
const NO_PRICE = '--';

/** Euros per word: languages down, fields of work across. */
export function PriceTable({ prices, verticals }: Pick<FilledProfile, 'prices' | 'verticals'>) {
  const { t, i18n } = useTranslation();
  const words = useInterpreterWords();
  const rows = Object.entries(prices);
  const fields = [...new Set([...verticals, ...rows.flatMap(([, byField]) => Object.keys(byField))])];
  const caption = t('profile.pricesCaption');
  return (
    <ProfileSection title={t('profile.prices')}>
      {rows.length === 0 ? (
        <p>{t('profile.noPrices')}</p>
      ) : (
        <div className="dr-prices dr-shadedEdges" role="region" aria-label={caption} tabIndex={0}>
          <table>
            <caption>
              <span>{caption}</span>
            </caption>
            <thead>
              <tr>
                <th scope="col">{t('profile.language')}</th>
                {fields.map((field) => (
                  <th key={field} scope="col">
                    {words.vertical(field)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([language, byField]) => (
                <tr key={language}>
                  <th scope="row">{languageNameIn(cleanPriceLabel(language), i18n.language)}</th>
                  {fields.map((field) => {
                    const price = byField[field];
                    return (
                      <td key={field} className="dr-numerals">
                        {price === undefined ? NO_PRICE : formatWordPrice(price, i18n.language)}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className="dr-profile-hint">{t('profile.documentPrice')}</p>
    </ProfileSection>
  );
}
