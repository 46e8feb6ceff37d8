import type { ReactNode } from 'react';
import './Field.css';

/** What ties a control to its label, its hint and its error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
}

export interface FieldProps {
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string;
  /** takes the whole row */
  wide?: boolean;
}

/** A labelled control with what helps before and what is wrong after; the label is the control's whole name. */
export function Field({
  id,
  label,
  hint,
  error,
  wide = false,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={wide ? 'dr-field dr-field-wide' : 'dr-field'}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} className="dr-field-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="dr-field-error">
          {error}
        </p>
      )}
    </div>
  );
}
