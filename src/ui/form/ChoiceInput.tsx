import { Select, type SelectProps } from 'antd';
import './controls.css';
import { matchesTyped } from './matchesTyped';

/** From so many options on, a list can be searched by typing. */
const MANY = 8;

/** A choice from a list. Long lists are searched by typing; accents and case do not matter there. */
export function ChoiceInput<Value extends string | number>({
  className = '',
  ...select
}: SelectProps<Value>) {
  const isLong =
    (select.options?.length ?? 0) > MANY || select.options?.some(({ options }) => options) === true;
  return (
    <Select<Value>
      showSearch={isLong && { filterOption: matchesTyped }}
      {...select}
      className={`dr-wideControl ${className}`}
    />
  );
}
