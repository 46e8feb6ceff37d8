import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { ResumeMark } from '../resume/ResumeMark';

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
      <Button
        type="text"
        className="dr-editor-remove"
        icon={<DeleteOutlined aria-hidden="true" />}
        aria-label={removeLabel}
        onClick={onRemove}
      />
      {children}
    </fieldset>
  );
}
