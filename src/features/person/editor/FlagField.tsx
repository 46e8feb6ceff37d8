import { ResumeMark } from './ResumeMark';

interface FlagFieldProps {
  id?: string;
  label: string;
  isTicked: boolean;
  isMarked?: boolean;
  lang?: string;
  onChange: (isTicked: boolean) => void;
}

/** Something that holds or does not. */
export function FlagField({ id, label, isTicked, isMarked = false, onChange }: FlagFieldProps) {
  return (
    <label className="dr-form-choice">
      <input
        id={id}
        type="checkbox"
        checked={isTicked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
      {isMarked && <ResumeMark />}
    </label>
  );
}
