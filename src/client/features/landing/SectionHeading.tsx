interface SectionHeadingProps {
  id: string;
  title: string;
  lead?: string;
}

/** The heading of a part of the landing page. */
export function SectionHeading({ id, title, lead }: SectionHeadingProps) {
  return (
    <div className="dr-landing-heading">
      <h2 id={id}>{title}</h2>
      {lead && <p>{lead}</p>}
    </div>
  );
}
