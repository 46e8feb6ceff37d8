import { useTranslation } from '../../../i18n/useTranslation';
import { formatInstant } from '../../../ui/time/formatInstant';
import { readerZone } from '../../../ui/time/readerZone';

/** An instant as date and time in the reader's zone. */
export function MomentCell({ at }: { at: string }) {
  const { i18n } = useTranslation();
  return <time dateTime={at}>{formatInstant(at, i18n.language, readerZone())}</time>;
}
