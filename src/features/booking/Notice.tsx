import { useEffect, useId, useRef, type ReactNode } from 'react';
import './Notice.css';

interface NoticeProps {
  title: string;
  /** what is wrong and must be mended, or what a person should know before going on */
  tone: 'problem' | 'attention';
  /** how often the form was sent: each time, what it came to takes the focus; never before the first */
  submissions: number;
  children: ReactNode;
}

/** What a sent form came to, above its fields. */
export function Notice({ title, tone, submissions, children }: NoticeProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (submissions > 0) box.current?.focus();
  }, [submissions]);
  return (
    <div ref={box} className={`dr-note dr-note-${tone}`} role="group" aria-labelledby={id} tabIndex={-1}>
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  );
}
