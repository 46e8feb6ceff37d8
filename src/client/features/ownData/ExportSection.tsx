import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import {
  useExportBookingsMutation,
  useExportMessagesMutation,
  useExportOwnDataMutation,
} from '../../api/ownDataApi';
import { useLazyGetCredentialDocumentQuery } from '../../api/credentialDecisionApi';
import { failureText } from '../../i18n/failureText';
import { saveFile } from '../../ui/page/deviceFiles';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { useToast } from '../../ui/popups/useToast';
import { wholeConversations } from './wholeConversations';
import type { DataOf, RequestOf } from '../../../shared/contract/base/endpoint';
import type { exportBookings, OwnData } from '../../../shared/contract/account/ownData';

const FAILURE_SECONDS = 6;

/** Everything in one file, for people and for programs. */
export function ExportSection() {
  const { t } = useTranslation();
  const toast = useToast();
  const [exportOwnData] = useExportOwnDataMutation();
  const [exportBookings] = useExportBookingsMutation();
  const [exportMessages] = useExportMessagesMutation();
  const [fetchDocument] = useLazyGetCredentialDocumentQuery();
  const [isTaking, setIsTaking] = useState(false);
  const take = async () => {
    setIsTaking(true);
    try {
      const { older_before, ...data } = await exportOwnData().unwrap();
      const bookings = await allBookings({ ...data, older_before }, (piece) =>
        exportBookings(piece).unwrap(),
      );
      const conversations = await wholeConversations(data.conversations, (piece) =>
        exportMessages(piece).unwrap(),
      );
      const credentials = await withDocuments(data.credentials, (id) => fetchDocument({ id }).unwrap());
      const name = `dragoman-${data.exported_at.slice(0, 10)}.json`;
      saveFile(
        name,
        JSON.stringify({ ...data, credentials, bookings, conversations }, null, 2),
        'application/json',
      );
      toast.success({ title: t('ownData.export.done', { name }) });
    } catch (problem) {
      const text = failureText(problem, t);
      toast.error({ title: t('ownData.export.failed'), text, seconds: FAILURE_SECONDS });
    }
    setIsTaking(false);
  };
  return (
    <section className="dr-ownData-part" aria-labelledby="export-heading">
      <h2 id="export-heading">{t('ownData.export.title')}</h2>
      <p>{t('ownData.export.lead')}</p>
      <div className="dr-wrapping dr-wrapping-large">
        <SubmitButton
          htmlType="button"
          onClick={() => void take()}
          label={t('ownData.export.button')}
          isBusy={isTaking}
          busyText={t('ownData.export.busy')}
        />
      </div>
    </section>
  );
}

/** Each credential with its document in base64; rejects where one is missing. */
async function withDocuments(
  credentials: OwnData['credentials'],
  fetchOne: (id: string) => Promise<{ content: string }>,
) {
  const whole: (OwnData['credentials'][number] & { document: { content: string } })[] = [];
  for (const credential of credentials) {
    const { content } = await fetchOne(credential.id);
    whole.push({ ...credential, document: { ...credential.document, content } });
  }
  return whole;
}

type Piece = DataOf<typeof exportBookings>;

type ReadPiece = (request: RequestOf<typeof exportBookings>) => Promise<Piece>;

/** The bookings of an export with the older ones, which the server gives a piece at a time; rejects where one is missing. */
async function allBookings(newest: Piece, readPiece: ReadPiece): Promise<Piece['bookings']> {
  const all = [...newest.bookings];
  for (let before = newest.older_before; before !== null;) {
    const piece = await readPiece({ before });
    all.push(...piece.bookings);
    before = piece.older_before;
  }
  return all;
}
