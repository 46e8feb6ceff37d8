interface NothingFoundProps {
  /** of the field */
  fieldId?: string;
  text: string;
}

/** An empty list's text. A list holds options only, and its field names the one before the first as where it is. */
export function NothingFound({ fieldId, text }: NothingFoundProps) {
  return (
    <div
      role="option"
      id={fieldId && `${fieldId}_list_-1`}
      aria-disabled="true"
      aria-selected="false"
      className="dr-wholeText"
    >
      {text}
    </div>
  );
}
