import { type InputHTMLAttributes, useId } from 'react';
import { useTranslation } from '../i18n/useTranslation';
import './SearchField.css';

interface SearchFieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'maxLength'> {
  value: string;
  onChange: (value: string) => void;
  /** the answer to what was typed is on its way */
  isBusy?: boolean;
  /** what it searches, to be read above it; the specification's 'Search', unseen, where it is left out */
  label?: string;
}

/** A search that asks while it is typed, without Ant Design. */
export function SearchField({ value, onChange, isBusy = false, label, ...input }: SearchFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className="dr-search" role="search">
      <label htmlFor={id} className={label ? 'dr-search-label' : 'dr-visuallyHidden'}>
        {label ?? t('common.search')}
      </label>
      <div className="dr-search-box">
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" focusable="false">
          <path d="M9 3a6 6 0 1 0 0 12A6 6 0 0 0 9 3Zm4.5 10.5L17 17" />
        </svg>
        <input
          {...input}
          id={id}
          type="search"
          placeholder={t('common.search')}
          autoComplete="off"
          spellCheck={false}
          aria-busy={isBusy}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </div>
  );
}
