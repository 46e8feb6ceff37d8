import { type ReactNode, useId } from 'react';

/** What ties a control to its label, its hint and what is wrong with it. */
export interface PlainControl {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

export interface PlainFrameProps {
  id?: string;
  label: string;
  /** what to know before typing; tied to the field */
  hint?: ReactNode;
  /** what is wrong, in words; said beneath the field and tied to it */
  problem?: string | undefined;
  suffix?: ReactNode;
  /** beside the label: where the value came from, say */
  mark?: ReactNode;
}

/** Label, box, hint and problem around one control of a form without Ant Design. */
export function PlainFrame({
  id: givenId,
  label,
  hint,
  problem,
  suffix,
  mark,
  children,
}: PlainFrameProps & { children: (control: PlainControl) => ReactNode }) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = `${id}-hint`;
  const problemId = `${id}-problem`;
  const described = [...(hint ? [hintId] : []), ...(problem === undefined ? [] : [problemId])].join(' ');
  return (
    <div className="dr-form-field">
      <div className="dr-form-label">
        <label htmlFor={id}>{label}</label>
        {mark}
      </div>
      <div className="dr-form-box" data-invalid={problem !== undefined}>
        {children({
          id,
          'aria-invalid': problem !== undefined,
          'aria-describedby': described || undefined,
        })}
        {suffix}
      </div>
      {hint && (
        <p id={hintId} className="dr-form-hint">
          {hint}
        </p>
      )}
      {problem !== undefined && (
        <p id={problemId} className="dr-form-problem">
          {problem}
        </p>
      )}
    </div>
  );
}
