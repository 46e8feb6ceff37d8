import { useId } from 'react';
import { DOCUMENT_ENDINGS } from '../../../shared/domain/files/documentRules';
import './documents.css';
import { FileChoice } from '../../ui/buttons/FileChoice';

interface DocumentPickerProps {
  label: string;
  onChoose: (file: File) => void;
  hint?: string;
}

const ACCEPTED = DOCUMENT_ENDINGS.map((ending) => `.${ending}`).join(',');

/** Chooses a document. What may be sent is judged when something was chosen. */
export function DocumentPicker({ label, onChoose, hint }: DocumentPickerProps) {
  const hintId = useId();
  return (
    <span className="dr-documentPicker">
      <FileChoice
        label={label}
        accept={ACCEPTED}
        onChoose={onChoose}
        describedBy={hint ? hintId : undefined}
      />
      {hint && (
        <span id={hintId} className="dr-documentPicker-hint">
          {hint}
        </span>
      )}
    </span>
  );
}
