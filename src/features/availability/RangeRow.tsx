import { DeleteOutlined } from '@ant-design/icons';
import type { InputHTMLAttributes } from 'react';
import type { RowsProps } from './RowsProps';

interface RangeEnd {
  /** as the problems name it */
  path: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
}

interface RangeRowProps extends RowsProps {
  type: InputHTMLAttributes<HTMLInputElement>['type'];
  from: RangeEnd;
  to: RangeEnd;
  /** what both mean together, in words */
  note?: string | undefined;
  removeLabel: string;
  onRemove: () => void;
}

/** Two fields from and to, one problem of either beneath them, and the way to be rid of both. */
export function RangeRow({ type, from, to, note, problems, idOf, removeLabel, onRemove }: RangeRowProps) {
  const problem = problems[from.path] ?? problems[to.path];
  const problemId = `${idOf(from.path)}-problem`;
  const noteId = `${idOf(to.path)}-note`;
  const field = ({ path, label, value, onChange }: RangeEnd) => (
    <span className="dr-form-box">
      <input
        id={idOf(path)}
        type={type}
        aria-label={label}
        aria-invalid={problem !== undefined}
        aria-describedby={
          [problem && problemId, note && path === to.path && noteId].filter(Boolean).join(' ') || undefined
        }
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </span>
  );
  return (
    <div className="dr-hours-row">
      {field(from)}
      <span aria-hidden="true">–</span>
      {field(to)}
      {note && (
        <span id={noteId} className="dr-form-hint">
          {note}
        </span>
      )}
      <button type="button" className="dr-iconButton" aria-label={removeLabel} onClick={onRemove}>
        <DeleteOutlined aria-hidden="true" />
      </button>
      {problem && (
        <p id={problemId} className="dr-form-problem">
          {problem}
        </p>
      )}
    </div>
  );
}
