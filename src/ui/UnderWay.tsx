import './UnderWay.css';

/** Long work whose end is not known, in words and as a bar that moves. Stands in a live region. */
export function UnderWay({ text }: { text: string }) {
  return (
    <>
      <p className="dr-form-hint">{text}</p>
      <progress className="dr-underWay" aria-label={text} />
    </>
  );
}
