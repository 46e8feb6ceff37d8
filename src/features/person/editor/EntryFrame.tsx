import { DeleteOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { ResumeMark } from './ResumeMark';

interface EntryFrameProps {
  title: string;
  removeLabel: string;
  isMarked: boolean;
  onRemove: () => void;
  children: ReactNode;
}

/** One certificate or position, with a way to be rid of it. */
export function EntryFrame({ title, removeLabel, isMarked, onRemove, children }: EntryFrameProps) {
  return (
    <fieldset className="dr-editor-entry" data-marked={isMarked}>
      <legend>
        {title} {isMarked && <ResumeMark />}
      </legend>
      <button
        type="button"
        className="dr-iconButton dr-editor-remove"
        aria-label={removeLabel}
        onClick={onRemove}
      >
        <DeleteOutlined aria-hidden="true" />
      </button>
      {children}
    </fieldset>
  );
}
