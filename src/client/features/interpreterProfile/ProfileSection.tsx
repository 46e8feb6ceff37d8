import { type ReactNode, useId } from 'react';

interface ProfileSectionProps {
  title: string;
  children: ReactNode;
}

/** A titled part of the profile. */
export function ProfileSection({ title, children }: ProfileSectionProps) {
  const id = useId();
  return (
    <section className="dr-profile-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
