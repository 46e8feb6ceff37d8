import CloseOutlined from '@ant-design/icons/CloseOutlined';
import { Select, type SelectProps } from 'antd';
import type { AriaAttributes } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { matchesTyped } from '../../ui/form/choices/matchesTyped';
import { NothingFound } from '../../ui/form/choices/NothingFound';
import { useListHeight } from '../../ui/form/choices/useListHeight';
import '../../ui/form/controls.css';

interface LanguagesChoiceProps extends AriaAttributes {
  id?: string;
  options: NonNullable<SelectProps['options']>;
  most: number;
  /** their names, joined by bars: a form of texts holds them */
  value?: string;
  onChange?: (value: string) => void;
}

/** Any number of languages up to a limit, searched by typing. */
export function LanguagesChoice({ options, most, value = '', onChange, id, ...aria }: LanguagesChoiceProps) {
  const { t } = useTranslation();
  const listHeight = useListHeight();
  return (
    <Select<string[]>
      {...aria}
      id={id}
      mode="multiple"
      className="dr-wideControl"
      options={options}
      maxCount={most}
      listHeight={listHeight}
      showSearch={{ filterOption: matchesTyped }}
      removeIcon={<CloseOutlined aria-hidden="true" />}
      notFoundContent={<NothingFound fieldId={id} text={t('common.noResults')} />}
      value={value.split('|').filter((each) => each !== '')}
      onChange={(chosen) => onChange?.(chosen.join('|'))}
    />
  );
}
