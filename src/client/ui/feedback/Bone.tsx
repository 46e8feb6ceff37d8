import { Skeleton } from 'antd';
import '../loading/Skeleton.css';

/** A piece of what is on its way, in the shape of what comes; its class says which. */
export function Bone({ className = '' }: { className?: string }) {
  return <Skeleton.Node active className={`dr-bone ${className}`} classNames={FILL} />;
}

const FILL = { content: 'dr-bone-fill' };
