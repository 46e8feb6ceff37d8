import { DeleteOutlined } from '@ant-design/icons';
import { useTranslation } from '../../../i18n/useTranslation';
import { languageNameIn } from '../../../domain/interpretationLanguages';
import { PlainField } from '../../../ui/PlainField';
import { useInterpreterWords } from '../../../ui/useInterpreterWords';
import { fieldIdOf, pricePath } from './formPaths';
import type { PriceRow } from './ProfileForm';

interface PriceRowFieldsProps {
  row: PriceRow;
  columns: readonly string[];
  problemAt: (path: string) => string | undefined;
  onChange: (row: PriceRow) => void;
  onRemove: () => void;
}

/** What a word of one language costs in each field of work. */
export function PriceRowFields({ row, columns, problemAt, onChange, onRemove }: PriceRowFieldsProps) {
  const { t, i18n } = useTranslation();
  const words = useInterpreterWords();
  const { prices } = row;
  const language = languageNameIn(row.language, i18n.language);
  return (
    <fieldset className="dr-editor-entry">
      <legend>{language}</legend>
      <button
        type="button"
        className="dr-iconButton dr-editor-remove"
        aria-label={t('profileEditor.prices.remove', { language })}
        onClick={onRemove}
      >
        <DeleteOutlined aria-hidden="true" />
      </button>
      <div className="dr-editor-prices">
        {columns.map((vertical) => {
          const path = pricePath(row.language, vertical);
          return (
            <PlainField
              key={vertical}
              id={fieldIdOf(path)}
              label={words.vertical(vertical)}
              value={Object.hasOwn(prices, vertical) ? (prices[vertical] ?? '') : ''}
              problem={problemAt(path)}
              inputMode="decimal"
              autoComplete="off"
              placeholder="--"
              suffix={<span aria-hidden="true">€</span>}
              isOptional
              onChange={(text) => onChange({ ...row, prices: { ...prices, [vertical]: text } })}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
