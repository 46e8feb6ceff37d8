import { Alert } from 'antd';
import { Link } from 'react-router-dom';
import { useGetCredentialsQuery } from '../../api/credentialApi';
import { useTranslation } from '../../i18n/useTranslation';
import type { Credential } from '../../../shared/contract/interpreters/credentialRecord';
import { EXPIRY_WARNINGS } from '../../../shared/domain/people/credentials';
import { useBadgeWords } from '../../entities/interpreter/useBadgeWords';
import { paths } from '../../paths';
import { formatMeetingDate } from '../../ui/time/meetingTime';
import { useNow } from '../../ui/time/useNow';

/** Recent decisions about the interpreter's credentials, and those that end soon; nothing where there is none. */
export function CredentialNotes() {
  const { t, i18n } = useTranslation();
  const words = useBadgeWords();
  const now = useNow(60_000);
  const { data = [] } = useGetCredentialsQuery();
  const notes = data.flatMap((credential) => {
    const note = noteOf(credential, now);
    return note ? [{ credential, note }] : [];
  });
  if (notes.length === 0) return null;
  return (
    <Alert
      type={notes.every(({ note }) => note === 'verified') ? 'success' : 'warning'}
      showIcon
      title={t('dashboard.credentials.title')}
      description={
        <>
          <ul className="dr-dashboard-notes">
            {notes.map(({ credential, note }) => (
              <li key={credential.id}>
                {t(`dashboard.credentials.${note}`, {
                  credential: words.name(credential),
                  date: formatMeetingDate(credential.valid_until ?? '', i18n.language) ?? '',
                })}
              </li>
            ))}
          </ul>
          <Link to={`${paths.interpreter.listing}#credentials`}>{t('dashboard.credentials.open')}</Link>
        </>
      }
    />
  );
}

const DAY_MS = 86_400_000;
/** A good decision is told for so long; what is to be done, until it is done. */
const TOLD_MS = 14 * DAY_MS;
const SOON_MS = Math.max(...EXPIRY_WARNINGS) * DAY_MS;
/** A credential that ended so long ago is not meant to be renewed. */
const OVER_MS = 60 * DAY_MS;

function noteOf(
  { state, valid_until: until, decided_at: decided }: Credential,
  now: number,
): 'verified' | 'refused' | 'expired' | 'ending' | null {
  const left = until === null ? Infinity : Date.parse(until) - now;
  if (state === 'refused') return 'refused';
  if (state === 'expired') return left > -OVER_MS ? 'expired' : null;
  if (state !== 'verified') return null;
  if (left < SOON_MS) return 'ending';
  return decided !== null && now - Date.parse(decided) < TOLD_MS ? 'verified' : null;
}
