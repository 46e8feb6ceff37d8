import { Input } from 'antd';
import { useTranslation } from '../../../../i18n/useTranslation';
import { languageNameIn } from '../../../../../shared/domain/text/interpretationLanguages';
import { useInterpreterWords } from '../../../../entities/interpreter/useInterpreterWords';
import { EditorItem } from './EditorItem';
import { EntryFrame } from './EntryFrame';
import { pricePath } from '../formPaths';
import type { PriceRow } from '../ProfileForm';

interface PriceRowFieldsProps {
  row: PriceRow;
  columns: readonly string[];
  problemAt: (path: string) => string | undefined;
  onChange: (row: PriceRow) => void;
  onRemove: () => void;
}

/** Prices of a word of one language in each field of work. */
export function PriceRowFields({ row, columns, problemAt, onChange, onRemove }: PriceRowFieldsProps) {
  const { t, i18n } = useTranslation();
  const words = useInterpreterWords();
  const { prices } = row;
  const language = languageNameIn(row.language, i18n.language);
  return (
    <EntryFrame
      title={language}
      removeLabel={t('profileEditor.prices.remove', { language })}
      isMarked={false}
      onRemove={onRemove}
    >
      <div className="dr-editor-prices">
        {columns.map((vertical) => {
          const path = pricePath(row.language, vertical);
          return (
            <EditorItem key={vertical} path={path} label={words.vertical(vertical)} problem={problemAt(path)}>
              {(control) => (
                <Input
                  {...control}
                  value={Object.hasOwn(prices, vertical) ? (prices[vertical] ?? '') : ''}
                  inputMode="decimal"
                  autoComplete="off"
                  placeholder="--"
                  suffix={<span aria-hidden="true">€</span>}
                  onChange={({ target }) =>
                    onChange({ ...row, prices: { ...prices, [vertical]: target.value } })
                  }
                />
              )}
            </EditorItem>
          );
        })}
      </div>
    </EntryFrame>
  );
}
