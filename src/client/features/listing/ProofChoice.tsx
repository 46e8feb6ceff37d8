import { type AriaAttributes, useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { FileChoice } from '../../ui/buttons/FileChoice';

interface ProofChoiceProps extends AriaAttributes {
  /** as Ant Design's form names the field */
  id?: string;
  hintId: string;
  /** of the document that is chosen, or that is there already */
  fileName: string | null;
  onChoose: (file: File) => void;
  isBusy: boolean;
}

const ACCEPTED = '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png';

/** The field for a credential's document. The form's summary leads to its button. */
export function ProofChoice({ id, hintId, fileName, onChoose, isBusy, ...aria }: ProofChoiceProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const described = [hintId, aria['aria-describedby']].filter(Boolean).join(' ');
  return (
    <div
      ref={place}
      id={id}
      tabIndex={-1}
      className="dr-credentialForm-file"
      onFocus={({ target }) => {
        if (target === place.current) place.current?.querySelector('button')?.focus();
      }}
    >
      {fileName !== null && <span dir="auto">{fileName}</span>}
      <FileChoice
        label={t(
          fileName === null ? 'listing.credentials.form.choose' : 'listing.credentials.form.chooseOther',
        )}
        accept={ACCEPTED}
        onChoose={onChoose}
        describedBy={described}
        isBusy={isBusy}
        isInvalid={aria['aria-invalid'] === true || aria['aria-invalid'] === 'true'}
      />
    </div>
  );
}
