import type { TextareaHTMLAttributes } from 'react';
import { PlainFrame, type PlainFrameProps } from './PlainFrame';

interface PlainAreaProps
  extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange'>, PlainFrameProps {
  id?: string;
  onChange: (value: string) => void;
}

/** Several lines of text without Ant Design; always optional. */
export function PlainArea({ label, hint, problem, mark, onChange, ...area }: PlainAreaProps) {
  return (
    <PlainFrame id={area.id} label={label} hint={hint} problem={problem} mark={mark}>
      {(control) => <textarea {...area} {...control} onChange={(event) => onChange(event.target.value)} />}
    </PlainFrame>
  );
}
