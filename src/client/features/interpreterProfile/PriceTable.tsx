import { useTranslation } from '../../i18n/useTranslation';
import { formatWordPrice } from '../../../shared/domain/money/money';
import { type FilledProfile, cleanPriceLabel } from '../../../shared/domain/people/filledProfile';
import { languageNameIn } from '../../../shared/domain/text/interpretationLanguages';
import { useInterpreterWords } from '../../entities/interpreter/useInterpreterWords';
import '../../ui/page/shadedEdges.css';
import type { Column } from '../../ui/table/Column';
import { DataTable } from '../../ui/table/DataTable';
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
  const columns: Column<(typeof rows)[number]>[] = [
    {
      title: t('profile.language'),
      cell: ([language]) => languageNameIn(cleanPriceLabel(language), i18n.language),
    },
    ...fields.map((field) => ({
      title: words.vertical(field),
      isAmount: true as const,
      cell: ([, byField]: (typeof rows)[number]) => {
        const price = byField[field];
        return price === undefined ? NO_PRICE : formatWordPrice(price, i18n.language);
      },
    })),
  ];
  return (
    <ProfileSection title={t('profile.prices')}>
      {rows.length === 0 ? (
        <p>{t('profile.noPrices')}</p>
      ) : (
        <div className="dr-prices dr-shadedEdges" role="region" aria-label={caption} tabIndex={0}>
          <p className="dr-prices-caption">{caption}</p>
          <DataTable
            name={caption}
            rows={rows}
            columns={columns}
            keyOf={([language]) => language}
            hasNoCards
          />
        </div>
      )}
      <p className="dr-profile-hint">{t('profile.documentPrice')}</p>
    </ProfileSection>
  );
}
