import { SearchOutlined } from '@ant-design/icons';
import { Input, type InputProps } from 'antd';
import { useId } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import './SearchField.css';

interface SearchFieldProps extends Pick<InputProps, 'maxLength' | 'onPressEnter'> {
  value: string;
  onChange: (value: string) => void;
  /** the answer to what was typed is on its way */
  isBusy?: boolean;
  /** what it searches, to be read above it; the specification's 'Search', unseen, where it is left out */
  label?: string;
}

/** A search that asks while it is typed. */
export function SearchField({ value, onChange, isBusy = false, label, ...input }: SearchFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className="dr-search" role="search">
      <label htmlFor={id} className={label ? 'dr-search-label' : 'dr-visuallyHidden'}>
        {label ?? t('common.search')}
      </label>
      <Input
        {...input}
        id={id}
        type="search"
        prefix={<SearchOutlined aria-hidden="true" />}
        placeholder={t('common.search')}
        autoComplete="off"
        spellCheck={false}
        aria-busy={isBusy}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
