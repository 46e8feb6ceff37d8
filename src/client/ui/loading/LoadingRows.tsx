import { Bone } from '../feedback/Bone';

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
