import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import { Button } from 'antd';
import { DateInput } from '../../ui/date/DateInput';
import { TimeInput } from '../../ui/form/TimeInput';
import type { RowsProps } from './RowsProps';

interface RangeEnd {
  /** as the problems name it */
  path: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
}

interface RangeRowProps extends RowsProps {
  type: 'time' | 'date';
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
  const Field = type === 'date' ? DateInput : TimeInput;
  const field = ({ path, label, value, onChange }: RangeEnd) => (
    <div className={`dr-hours-${type}`}>
      <Field
        id={idOf(path)}
        status={problem === undefined ? '' : 'error'}
        aria-label={label}
        aria-invalid={problem !== undefined}
        aria-describedby={
          [problem && problemId, note && path === to.path && noteId].filter(Boolean).join(' ') || undefined
        }
        value={value}
        onChange={onChange}
      />
    </div>
  );
  return (
    <div className={`dr-hours-row dr-hours-row-${type}`}>
      {field(from)}
      <span aria-hidden="true">–</span>
      {field(to)}
      {note && (
        <span id={noteId} className="dr-hours-hint">
          {note}
        </span>
      )}
      <Button
        className="dr-hours-remove"
        type="text"
        icon={<DeleteOutlined aria-hidden="true" />}
        aria-label={removeLabel}
        onClick={onRemove}
      />
      {problem && (
        <p id={problemId} className="dr-hours-problem">
          {problem}
        </p>
      )}
    </div>
  );
}
