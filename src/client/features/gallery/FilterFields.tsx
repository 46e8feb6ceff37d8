import { useTranslation } from '../../i18n/useTranslation';
import { centsFromEuros, formatCents } from '../../../shared/domain/money/money';
import { CREDENTIAL_FILTERS } from '../../../shared/domain/people/credentials';
import { VERTICALS } from '../../../shared/domain/people/verticals';
import { FilterChoice } from '../../ui/form/choices/FilterChoice';
import { useLanguageOptions } from '../../entities/interpreter/useLanguageOptions';
import { useInterpreterWords } from '../../entities/interpreter/useInterpreterWords';
import { CONFIRMATIONS, type GalleryFilters, PRICE_STEPS, RATING_STEPS, SORTS } from './GalleryFilters';

interface FilterFieldsProps {
  filters: GalleryFilters;
  onNarrow: (change: Partial<GalleryFilters>) => void;
}

/** Which languages, field, price, rating, credentials and confirmation, and in which order. */
export function FilterFields({ filters, onNarrow }: FilterFieldsProps) {
  const { t, i18n } = useTranslation();
  const words = useInterpreterWords();
  const languages = useLanguageOptions();
  return (
    <>
      {(['from', 'to'] as const).map((end) => (
        <Narrowing
          key={end}
          label={t(`gallery.filters.${end}`)}
          any={t('gallery.filters.anyLanguage')}
          value={filters[end]}
          options={languages}
          onChoose={(language) => onNarrow({ [end]: language })}
        />
      ))}
      <Narrowing
        label={t('gallery.filters.vertical')}
        any={t('gallery.filters.anyField')}
        value={filters.vertical}
        options={VERTICALS.map((value) => ({ value, label: words.vertical(value) }))}
        onChoose={(vertical) => onNarrow({ vertical })}
      />
      <Narrowing
        label={t('gallery.filters.price')}
        any={t('gallery.filters.anyPrice')}
        value={filters.price}
        options={PRICE_STEPS.map((value) => ({
          value,
          label: t('gallery.filters.upTo', { price: formatCents(centsFromEuros(value), i18n.language) }),
        }))}
        onChoose={(price) => onNarrow({ price })}
      />
      <Narrowing
        label={t('gallery.filters.rating')}
        any={t('gallery.filters.anyRating')}
        value={filters.rating}
        options={RATING_STEPS.map((value) => ({
          value,
          label: t('gallery.filters.atLeast', { rating: words.rating(value) }),
        }))}
        onChoose={(rating) => onNarrow({ rating })}
      />
      <Narrowing
        label={t('interpreters.badges.filter.label')}
        any={t('interpreters.badges.filter.any')}
        value={filters.credential}
        options={CREDENTIAL_FILTERS.map((value) => ({
          value,
          label: t(`interpreters.badges.filter.${value}`),
        }))}
        onChoose={(credential) => onNarrow({ credential })}
      />
      <Narrowing
        label={t('gallery.atOnce.filter.label')}
        any={t('gallery.atOnce.filter.any')}
        value={filters.confirmation}
        options={CONFIRMATIONS.map((value) => ({ value, label: t('gallery.atOnce.filter.only') }))}
        onChoose={(confirmation) => onNarrow({ confirmation })}
      />
      <FilterChoice
        label={t('gallery.filters.sort')}
        value={filters.sort}
        options={SORTS.map((value) => ({ value, label: t(`gallery.sorts.${value}`) }))}
        onChange={(sort) => onNarrow({ sort })}
      />
    </>
  );
}

interface NarrowingProps<Value extends string | number> {
  label: string;
  /** the first line, which excludes nobody */
  any: string;
  value: Value | null;
  options: readonly { value: Value; label: string }[];
  onChoose: (value: Value | null) => void;
}

function Narrowing<Value extends string | number>(props: NarrowingProps<Value>) {
  const { label, any, value, options, onChoose } = props;
  return (
    <FilterChoice
      label={label}
      value={value === null ? '' : String(value)}
      options={[
        { value: '', label: any },
        ...options.map((option) => ({ ...option, value: String(option.value) })),
      ]}
      onChange={(chosen) =>
        onChoose(options.find((option) => String(option.value) === chosen)?.value ?? null)
      }
    />
  );
}
