import { Button } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';
import './documents.css';
import { formatBytes } from '../../ui/text/formatNumber';

interface DocumentLineProps {
  name: string;
  /** bytes */
  size: number;
  onDownload: () => void;
}

/** A file that somebody gave: what it is called, how big it is, and the way to keep it. */
export function DocumentLine({ name, size, onDownload }: DocumentLineProps) {
  const { t, i18n } = useTranslation();
  return (
    <span className="dr-document">
      <span className="dr-document-name" dir="auto">
        {name}
      </span>{' '}
      <span className="dr-document-size dr-numerals">{formatBytes(size, i18n.language)}</span>
      <Button size="small" onClick={onDownload}>
        {t('talk.documents.download')}
        <span className="dr-visuallyHidden"> {name}</span>
      </Button>
    </span>
  );
}
