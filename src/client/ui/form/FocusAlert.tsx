import { Alert, type AlertProps } from 'antd';
import { useId, type ReactNode, useEffect, useRef } from 'react';

interface FocusAlertProps extends Pick<AlertProps, 'type'> {
  title: string;
  /** how often the form was sent: each time, what it came to takes the focus; never before the first */
  attempt: number;
  children: ReactNode;
}

/** A sent form's result, above its fields. */
export function FocusAlert({ title, attempt, type, children }: FocusAlertProps) {
  const id = useId();
  const box = useFocusOnAttempt(attempt);
  return (
    <div ref={box} className="dr-formSummary" role="group" aria-labelledby={id} tabIndex={-1}>
      {/* the focus reads it out */}
      <Alert role="none" type={type} title={<span id={id}>{title}</span>} description={children} />
    </div>
  );
}

/** For the box that says what a sent form came to: it takes the focus with each attempt, never before the first. */
export function useFocusOnAttempt(attempt: number) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  return box;
}
