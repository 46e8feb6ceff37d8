import CloseCircleFilled from '@ant-design/icons/CloseCircleFilled';
import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { Select, type SelectProps } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import '../controls.css';
import { matchesTyped, nearestFirst } from './matchesTyped';
import { NothingFound } from './NothingFound';
import { useListHeight } from './useListHeight';

/** From so many options on, a list can be searched by typing. */
const MANY = 8;

const CROSS = <CloseCircleFilled aria-hidden="true" />;
const CLEAR = { clear: 'dr-clear' };
/** Ant Design's own icon has an English name. */
const SEARCH = {
  filterOption: matchesTyped,
  filterSort: nearestFirst,
  searchIcon: <SearchOutlined aria-hidden="true" />,
};

/** A long name takes a second line, where Ant Design would cut it off. */
const wholeText: SelectProps['labelRender'] & SelectProps['optionRender'] = ({ label, value }) => (
  <span className="dr-wholeText">{label ?? value}</span>
);

interface ChoiceInputProps<Value> extends SelectProps<Value> {
  /** what a browser may fill in; Ant Design's list has no property for it */
  autoComplete?: string;
  /** can be searched by typing, however short it is */
  isSearched?: boolean;
}

/** A choice from a list. Long lists are searched by typing; accents and case do not matter there. */
export function ChoiceInput<Value extends string | number>({
  className = '',
  allowClear = false,
  autoComplete,
  isSearched = false,
  ...select
}: ChoiceInputProps<Value>) {
  const { t } = useTranslation();
  const listHeight = useListHeight();
  const components = useMemo(
    () => autoComplete && { input: <input autoComplete={autoComplete} /> },
    [autoComplete],
  );
  const canSearch =
    isSearched ||
    (select.options?.length ?? 0) > MANY ||
    select.options?.some(({ options }) => options) === true;
  return (
    <Select<Value>
      showSearch={canSearch && SEARCH}
      listHeight={listHeight}
      {...(components && { components })}
      labelRender={wholeText}
      optionRender={wholeText}
      notFoundContent={<NothingFound fieldId={select.id} text={t('common.noResults')} />}
      {...select}
      // Ant Design has the name of the button in English only
      allowClear={allowClear && { clearIcon: CROSS, label: t('common.clear') }}
      {...(allowClear && { classNames: CLEAR })}
      className={`dr-wideControl ${className}`}
    />
  );
}
