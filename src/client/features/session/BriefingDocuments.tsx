import { useId } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { useLazyGetFileQuery, useOpenThreadMutation, useSendFileMutation } from '../../api/messageApi';
import type { SessionRoom } from '../../../shared/contract/bookings/session';
import { isHolding } from '../../../shared/domain/booking/bookingLife';
import { maySeeLink } from '../../../shared/domain/booking/sessionRoom';
import { DocumentLine } from '../../entities/document/DocumentLine';
import { DocumentPicker } from '../../entities/document/DocumentPicker';
import { DocumentsUnderWay } from '../../entities/document/DocumentsUnderWay';
import type { Viewer } from '../../entities/booking/card/statusLook';
import { useDocumentDownload } from '../../entities/document/useDocumentDownload';
import { useDocumentSending } from '../../entities/document/useDocumentSending';

interface BriefingDocumentsProps {
  room: SessionRoom;
  viewer: Viewer;
  otherName: string;
}

/** Reading for the interpreter, who opens it once they have accepted. It also stands in the thread. */
export function BriefingDocuments({ room, viewer, otherName }: BriefingDocumentsProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const { booking, documents, sealed_documents: sealed } = room;
  const [openThread] = useOpenThreadMutation();
  const [sendFile] = useSendFileMutation();
  const [fetchFile] = useLazyGetFileQuery();
  const download = useDocumentDownload(fetchFile);
  const files = useDocumentSending(async (file) => {
    const { data: thread, error } = await openThread({ booking_id: booking.id });
    return thread ? sendFile({ thread_id: thread.id, booking_id: booking.id, ...file }) : { error };
  });
  const mayAdd = viewer === 'client' && isHolding(booking.status);
  if (documents.length === 0 && sealed === 0 && !mayAdd) return null;
  return (
    <div className="dr-session-documents" role="group" aria-labelledby={titleId}>
      <h3 id={titleId}>{t('session.briefing.documents')}</h3>
      {documents.length > 0 && (
        <ul className="dr-documents">
          {documents.map(({ thread_id, id, name, size }) => (
            <li key={id}>
              <DocumentLine name={name} size={size} onDownload={() => download({ thread_id, id })} />
            </li>
          ))}
        </ul>
      )}
      {sealed > 0 && <p className="dr-session-quiet">{t('session.briefing.sealed', { count: sealed })}</p>}
      <DocumentsUnderWay files={files} />
      {mayAdd && (
        <DocumentPicker
          label={t('session.briefing.add')}
          hint={t(maySeeLink(booking.status) ? 'session.briefing.hint' : 'session.briefing.hintAhead', {
            name: otherName,
          })}
          onChoose={files.choose}
        />
      )}
    </div>
  );
}
