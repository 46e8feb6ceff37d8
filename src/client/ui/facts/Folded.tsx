import RightOutlined from '@ant-design/icons/RightOutlined';
import { Collapse } from 'antd';
import type { ReactNode } from 'react';
import './Folded.css';

interface FoldedProps {
  label: string;
  children: ReactNode;
  className?: string;
  onToggle?: (isOpen: boolean) => void;
}

/** Rarely wanted content, folded away behind its name; it is made when it is first opened. */
export function Folded({ label, children, className, onToggle }: FoldedProps) {
  return (
    <Collapse
      ghost
      className={className}
      classNames={PARTS}
      expandIcon={Arrow}
      onChange={(open) => onToggle?.(open.length > 0)}
      items={[{ key: label, label, children }]}
    />
  );
}

const PARTS = { header: 'dr-folded-label', body: 'dr-folded-body' };

/** Ant Design's own arrow has an English name. */
const Arrow = ({ isActive }: { isActive?: boolean }) => (
  <RightOutlined aria-hidden="true" rotate={isActive ? 90 : 0} />
);
