import { Tag } from 'antd';

interface TagListProps {
  items: readonly { key: string; text: string }[];
}

/** A few short words in a table's cell, each told from the next. */
export function TagList({ items }: TagListProps) {
  return (
    <ul className="dr-table-chips">
      {items.map(({ key, text }) => (
        <li key={key}>
          <Tag className="dr-institute-tag">{text}</Tag>
        </li>
      ))}
    </ul>
  );
}
