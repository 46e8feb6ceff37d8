import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import {
  useExportBookingsMutation,
  useExportCallsMutation,
  useExportMessagesMutation,
  useExportOwnDataMutation,
} from '../../api/ownDataApi';
import { useLazyGetCredentialDocumentQuery } from '../../api/credentialDecisionApi';
import { failureText } from '../../i18n/failureText';
import { saveFile } from '../../ui/page/deviceFiles';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { useToast } from '../../ui/popups/useToast';
import { wholeConversations } from './wholeConversations';
import type { DataOf } from '../../../shared/contract/base/endpoint';
import type { exportBookings, OwnData } from '../../../shared/contract/account/ownData';

const FAILURE_SECONDS = 6;

/** Everything in one file, for people and for programs. */
export function ExportSection() {
  const { t } = useTranslation();
  const toast = useToast();
  const [exportOwnData] = useExportOwnDataMutation();
  const [readBookings] = useExportBookingsMutation();
  const [exportCalls] = useExportCallsMutation();
  const [exportMessages] = useExportMessagesMutation();
  const [fetchDocument] = useLazyGetCredentialDocumentQuery();
  const [isTaking, setIsTaking] = useState(false);
  const take = async () => {
    setIsTaking(true);
    try {
      const { older_before, older_calls_before, ...data } = await exportOwnData().unwrap();
      const newest: Omit<DataOf<typeof exportBookings>, 'older_before'> = data;
      const pieces = await wholeList([[newest], older_before], async (before) => {
        const piece = await readBookings({ before }).unwrap();
        return [[piece], piece.older_before];
      });
      const calls = await wholeList([data.calls, older_calls_before], async (before) => {
        const piece = await exportCalls({ before }).unwrap();
        return [piece.calls, piece.older_calls_before];
      });
      const conversations = await wholeConversations(data.conversations, (piece) =>
        exportMessages(piece).unwrap(),
      );
      const credentials = await withDocuments(data.credentials, (id) => fetchDocument({ id }).unwrap());
      const whole = {
        ...{ ...data, credentials, calls, conversations },
        bookings: pieces.flatMap((piece) => piece.bookings),
        reviews_written: pieces.flatMap((piece) => piece.reviews_written),
        reviews_received: pieces.flatMap((piece) => piece.reviews_received),
      };
      const name = `dragoman-${data.exported_at.slice(0, 10)}.json`;
      saveFile(name, JSON.stringify(whole, null, 2), 'application/json');
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

/** Some entries, and where older ones begin. */
type Piece<Entry, Before> = readonly [entries: readonly Entry[], before: Before | null];

/** A list of an export with its older entries, which the server gives a piece at a time; rejects where one is missing. */
async function wholeList<Entry, Before>(
  newest: Piece<Entry, Before>,
  readPiece: (before: Before) => Promise<Piece<Entry, Before>>,
): Promise<Entry[]> {
  const whole = [...newest[0]];
  for (let before = newest[1]; before !== null;) {
    const [entries, next] = await readPiece(before);
    whole.push(...entries);
    before = next;
  }
  return whole;
}
