import { Checkbox } from 'antd';

interface ChecksProps {
  legend: string;
  hint?: string;
  options: readonly { value: string; label: string; note?: string; isFixed?: boolean }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Some of several, as boxes to tick. What is fixed is shown as it is and cannot be changed. */
export function Checks({ legend, hint, options, chosen, onChange }: ChecksProps) {
  return (
    <fieldset className="dr-institute-fieldset">
      <legend>{legend}</legend>
      {hint && <p className="dr-table-quiet">{hint}</p>}
      <Checkbox.Group<string>
        className="dr-institute-checks"
        value={[...chosen]}
        onChange={onChange}
        options={options.map(({ value, label, note, isFixed }) => ({
          value,
          disabled: isFixed,
          label: (
            <>
              {label}
              {note && <span className="dr-institute-note">{note}</span>}
            </>
          ),
        }))}
      />
    </fieldset>
  );
}
