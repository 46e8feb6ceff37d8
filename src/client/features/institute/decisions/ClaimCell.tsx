import { useLazyGetCredentialDocumentQuery } from '../../../api/credentialDecisionApi';
import { useTranslation } from '../../../i18n/useTranslation';
import type { WaitingCredential } from '../../../../shared/contract/interpreters/credentialDecisions';
import { languageNameIn } from '../../../../shared/domain/text/interpretationLanguages';
import { DocumentLine } from '../../../entities/document/DocumentLine';
import { useDocumentDownload } from '../../../entities/document/useDocumentDownload';
import { formatMeetingDate } from '../../../ui/time/meetingTime';
import { ProofPicture } from './ProofPicture';

/** All that is claimed, as it stands on the document or does not. */
export function ClaimCell({ row }: { row: WaitingCredential }) {
  const { t, i18n } = useTranslation();
  const day = (date: string) => formatMeetingDate(date, i18n.language) ?? date;
  const { kind, issuing_body, place, number, issued_on, valid_until: until, languages } = row;
  const facts = [
    [t('institute.log.fields.issuing_body'), issuing_body],
    [t('institute.log.fields.place'), place],
    [t('institute.credentials.number'), number],
    [t('institute.credentials.issued'), day(issued_on)],
    [t('institute.log.fields.valid_until'), until === null ? t('institute.credentials.noEnd') : day(until)],
    [
      t('institute.listings.languages'),
      languages.map((each) => languageNameIn(each, i18n.language)).join(' · '),
    ],
  ] as const;
  return (
    <div className="dr-institute-claim">
      <strong>{t(`institute.log.values.${kind}`)}</strong>
      <dl>
        {facts
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}

/** The document itself, as far as a page can show it, and the way to keep it. */
export function ProofCell({ row, isAwaited }: { row: WaitingCredential; isAwaited: boolean }) {
  const [fetchDocument] = useLazyGetCredentialDocumentQuery();
  const download = useDocumentDownload(fetchDocument);
  const { id, document } = row;
  const keep = () => download({ id });
  return (
    <div className="dr-institute-proof">
      {document.media_type === 'image/jpeg' && (
        <ProofPicture row={row} isAwaited={isAwaited} onDownload={keep} />
      )}
      <DocumentLine name={document.name} size={document.size} onDownload={keep} />
    </div>
  );
}
