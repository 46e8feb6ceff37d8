import { Checkbox } from 'antd';
import { ResumeMark } from '../resume/ResumeMark';

interface FlagFieldProps {
  id?: string;
  label: string;
  isTicked: boolean;
  isMarked?: boolean;
  onChange: (isTicked: boolean) => void;
}

/** Something that holds or does not. */
export function FlagField({ id, label, isTicked, isMarked = false, onChange }: FlagFieldProps) {
  return (
    <Checkbox
      id={id}
      className="dr-editor-flag"
      checked={isTicked}
      onChange={({ target }) => onChange(target.checked)}
    >
      {label} {isMarked && <ResumeMark />}
    </Checkbox>
  );
}
