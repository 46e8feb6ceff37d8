import { type ReactNode, useId } from 'react';
import './Person.css';
import { useTranslation } from '../../i18n/useTranslation';
import { Bone } from '../../ui/feedback/Bone';

interface PersonSectionProps {
  /** where the summary and other screens lead to */
  id?: string;
  title: string;
  hint?: ReactNode;
  children: ReactNode;
}

/** A part of a profile: what it is about on the left, its fields on the right. */
export function PersonSection({ id, title, hint, children }: PersonSectionProps) {
  const titleId = useId();
  return (
    <section id={id} className="dr-person-section" aria-labelledby={titleId} tabIndex={id ? -1 : undefined}>
      <div className="dr-person-head">
        <h2 id={titleId}>{title}</h2>
        {hint && <p className="dr-person-hint">{hint}</p>}
      </div>
      <div className="dr-person-fields">{children}</div>
    </section>
  );
}

/** A profile's sections while it is read. */
export function PersonSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('common.loading')} className="dr-person-screen dr-reading">
      {[0, 1].map((section) => (
        <div key={section} className="dr-person-section">
          <Bone />
          <Bone className="dr-person-bone" />
        </div>
      ))}
    </div>
  );
}
