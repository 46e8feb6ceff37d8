import { Skeleton } from 'antd';
import './Skeleton.css';

const FILL = { content: 'dr-bone-fill' };

interface LoadingRowsProps {
  /** says what is on its way */
  text: string;
  rows?: number;
}

/** Where a table or a sheet's lines will be. */
export function LoadingRows({ text, rows = 4 }: LoadingRowsProps) {
  return (
    <div className="dr-bones">
      <p role="status">{text}</p>
      {Array.from({ length: rows }, (_, row) => (
        <Bone key={row} className="dr-bone-row" />
      ))}
    </div>
  );
}

/** A piece of what is on its way, in the shape of what comes; its class says which. */
export function Bone({ className = '' }: { className?: string }) {
  return <Skeleton.Node active className={`dr-bone ${className}`} classNames={FILL} />;
}
