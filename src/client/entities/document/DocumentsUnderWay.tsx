import { Button } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';
import './documents.css';
import { UnderWay } from '../../ui/loading/UnderWay';
import type { useDocumentSending } from './useDocumentSending';

/** Files that are on their way or did not get through, each with what can be done about it. */
export function DocumentsUnderWay({ files }: { files: ReturnType<typeof useDocumentSending> }) {
  const { t } = useTranslation();
  if (files.sending.length === 0) return null;
  return (
    <ul className="dr-documents">
      {files.sending.map(({ id, file, failure }) => (
        <li key={id} className="dr-documents-one" data-failed={failure !== undefined}>
          <span className="dr-document-name">{file.name}</span>
          <span role={failure === undefined ? 'status' : 'alert'}>
            {failure === undefined
              ? t('talk.documents.sending')
              : t('common.inTurn', { first: t('talk.documents.notSent'), second: failure })}
          </span>
          {failure === undefined ? (
            <UnderWay text={t('talk.documents.sending')} isTold={false} />
          ) : (
            <span className="dr-document">
              <Button size="small" onClick={() => files.retry(id)}>
                {t('talk.documents.again')}
              </Button>
              <Button size="small" onClick={() => files.discard(id)}>
                {t('talk.documents.discard')}
              </Button>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
