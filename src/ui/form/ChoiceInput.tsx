import CloseCircleFilled from '@ant-design/icons/CloseCircleFilled';
import { Select, type SelectProps } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';
import './controls.css';
import { matchesTyped } from './matchesTyped';

/** From so many options on, a list can be searched by typing. */
const MANY = 8;

const CROSS = <CloseCircleFilled aria-hidden="true" />;

/** A choice from a list. Long lists are searched by typing; accents and case do not matter there. */
export function ChoiceInput<Value extends string | number>({
  className = '',
  allowClear = false,
  ...select
}: SelectProps<Value>) {
  const { t } = useTranslation();
  const isLong =
    (select.options?.length ?? 0) > MANY || select.options?.some(({ options }) => options) === true;
  return (
    <Select<Value>
      showSearch={isLong && { filterOption: matchesTyped }}
      {...select}
      // Ant Design has the name of the button in English only
      allowClear={allowClear && { clearIcon: CROSS, label: t('common.clear') }}
      className={`dr-wideControl ${className}`}
    />
  );
}
