import { Empty } from 'antd';
import type { ReactNode } from 'react';
import { EmptyDrawing } from './EmptyDrawing';
import './EmptyState.css';

interface EmptyStateProps {
  title: string;
  text?: string;
  /** the one next step */
  action?: ReactNode;
}

/** Says what will be here and offers the one next step. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <Empty
      classNames={PARTS}
      image={<EmptyDrawing />}
      description={
        <>
          <p className="dr-empty-title">{title}</p>
          {text && <p className="dr-empty-text">{text}</p>}
        </>
      }
    >
      {action}
    </Empty>
  );
}

const PARTS = { root: 'dr-empty', image: 'dr-empty-image', footer: 'dr-empty-footer' };
