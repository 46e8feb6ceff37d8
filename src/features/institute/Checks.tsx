interface ChecksProps {
  legend: string;
  hint?: string;
  options: readonly { value: string; label: string; note?: string; isFixed?: boolean }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Some of several, as boxes to tick. What is fixed is shown as it is and cannot be changed. */
export function Checks({ legend, hint, options, chosen, onChange }: ChecksProps) {
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value]);
  return (
    <fieldset className="dr-form-choices dr-institute-checks">
      <legend>{legend}</legend>
      {hint && <p className="dr-form-hint">{hint}</p>}
      {options.map(({ value, label, note, isFixed = false }) => (
        <label key={value} className="dr-form-choice">
          <input
            type="checkbox"
            value={value}
            checked={chosen.includes(value)}
            disabled={isFixed}
            onChange={() => toggle(value)}
          />
          <span>
            {label}
            {note && <span className="dr-form-hint">{note}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
