import { Button } from 'antd';
import { useState } from 'react';
import { useGetCredentialDocumentQuery } from '../../../api/credentialDecisionApi';
import { failureText } from '../../../i18n/failureText';
import { useTranslation } from '../../../i18n/useTranslation';
import type { WaitingCredential } from '../../../../shared/contract/interpreters/credentialDecisions';
import { useBadgeWords } from '../../../entities/interpreter/useBadgeWords';
import { DocumentLine } from '../../../entities/document/DocumentLine';
import { ErrorAlert } from '../../../ui/loading/ErrorAlert';
import { Dialog } from '../../../ui/popups/Dialog';
import { Bone } from '../../../ui/feedback/Bone';

interface ProofPictureProps {
  row: WaitingCredential;
  /** fetched at once, without being asked for */
  isAwaited: boolean;
  onDownload: () => void;
}

/** A photographed document beside its claim; a press shows it large. */
export function ProofPicture({ row, isAwaited, onDownload }: ProofPictureProps) {
  const { t } = useTranslation();
  const words = useBadgeWords();
  const [isWanted, setIsWanted] = useState(isAwaited);
  const [isLarge, setIsLarge] = useState(false);
  const { data, error, isFetching, refetch } = useGetCredentialDocumentQuery(
    { id: row.id },
    // its few megabytes are not asked for again because a window was looked at
    { skip: !isWanted, refetchOnMountOrArgChange: false, refetchOnFocus: false },
  );
  const name = t('institute.credentials.picture', { name: row.person.name, credential: words.name(row) });
  if (!isWanted) {
    return <Button onClick={() => setIsWanted(true)}>{t('institute.credentials.show')}</Button>;
  }
  if (error && !isFetching)
    return <ErrorAlert message={failureText(error, t)} onRetry={() => void refetch()} />;
  if (!data) return <Bone className="dr-institute-proofPicture" />;
  // The server drew it anew: it is a JPEG, whatever was handed in.
  const picture = <img src={`data:image/jpeg;base64,${data.content}`} alt={name} />;
  return (
    <>
      <Button
        className="dr-institute-proofPicture"
        aria-haspopup="dialog"
        aria-label={name}
        onClick={() => setIsLarge(true)}
      >
        {picture}
      </Button>
      <Dialog
        open={isLarge}
        title={name}
        width={1120}
        footer={null}
        onCancel={() => setIsLarge(false)}
        destroyOnHidden
      >
        <div className="dr-institute-proofLarge">
          <DocumentLine {...row.document} onDownload={onDownload} />
          {picture}
        </div>
      </Dialog>
    </>
  );
}
