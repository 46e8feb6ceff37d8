import type { ReactNode } from 'react';
import { PlainFrame, type PlainFrameProps } from './PlainFrame';
import './selectArrow.css';

interface PlainChoiceProps extends PlainFrameProps {
  name?: string;
  value: string;
  /** the first line while nothing is chosen; none where something always is */
  placeholder?: string;
  isOptional?: boolean;
  autoComplete?: string;
  onChange: (value: string) => void;
  /** the options */
  children: ReactNode;
}

/** A choice from a list without Ant Design: the browser's own control. */
export function PlainChoice({
  name,
  value,
  placeholder,
  isOptional = false,
  autoComplete,
  onChange,
  children,
  ...frame
}: PlainChoiceProps) {
  return (
    <PlainFrame {...frame}>
      {(control) => (
        <select
          {...control}
          className="dr-arrowed"
          name={name}
          value={value}
          required={!isOptional}
          autoComplete={autoComplete}
          onChange={(event) => onChange(event.target.value)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {children}
        </select>
      )}
    </PlainFrame>
  );
}
