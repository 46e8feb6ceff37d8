import { useId } from 'react';
import './FileChoice.css';

interface FileChoiceProps {
  label: string;
  /** as of an `input`'s own `accept` */
  accept: string;
  onChoose: (file: File) => void;
  id?: string;
  describedBy?: string;
  isDisabled?: boolean;
  isInvalid?: boolean;
}

/** A native file field that looks like a button: the browser's own control lies beneath its label. */
export function FileChoice({
  label,
  accept,
  onChoose,
  id,
  describedBy,
  isDisabled,
  isInvalid,
}: FileChoiceProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <span className="dr-fileChoice">
      <input
        id={inputId}
        type="file"
        accept={accept}
        disabled={isDisabled}
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file may be chosen again.
          event.target.value = '';
          if (file) onChoose(file);
        }}
      />
      <label htmlFor={inputId} className="dr-button">
        {label}
      </label>
    </span>
  );
}
