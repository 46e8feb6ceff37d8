interface SectionHeadingProps {
  id: string;
  title: string;
  lead?: string;
}

/** What a part of the landing page is about. */
export function SectionHeading({ id, title, lead }: SectionHeadingProps) {
  return (
    <div className="dr-landing-heading">
      <h2 id={id}>{title}</h2>
      {lead && <p>{lead}</p>}
    </div>
  );
}
