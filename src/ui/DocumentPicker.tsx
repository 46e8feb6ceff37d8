import { useId } from 'react';
import { DOCUMENT_ENDINGS } from '../domain/documentRules';
import './documents.css';

interface DocumentPickerProps {
  label: string;
  onChoose: (file: File) => void;
  hint?: string;
}

const ACCEPTED = DOCUMENT_ENDINGS.map((ending) => `.${ending}`).join(',');

/** A native file field that looks like a button. What may be sent is judged when something was chosen. */
export function DocumentPicker({ label, onChoose, hint }: DocumentPickerProps) {
  const id = useId();
  return (
    <span className="dr-documentPicker">
      <input
        id={id}
        type="file"
        accept={ACCEPTED}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file may be chosen again.
          event.target.value = '';
          if (file) onChoose(file);
        }}
      />
      <label htmlFor={id} className="dr-button">
        {label}
      </label>
      {hint && (
        <span id={`${id}-hint`} className="dr-documentPicker-hint">
          {hint}
        </span>
      )}
    </span>
  );
}
