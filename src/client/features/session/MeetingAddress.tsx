import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import type { SessionRoom } from '../../../shared/contract/bookings/session';
import { Fact } from '../../ui/facts/Fact';

/** The link and the passcode, to follow and to copy. */
export function MeetingAddress({ meeting }: { meeting: NonNullable<SessionRoom['meeting']> }) {
  const { t } = useTranslation();
  const [isCopied, setIsCopied] = useState(false);
  const copy = () => {
    navigator.clipboard.writeText(meeting.url).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  };
  return (
    <>
      <dl className="dr-place">
        <Fact label={t('session.place.link')} wide>
          <a href={meeting.url} target="_blank" rel="noopener noreferrer">
            {meeting.url}
          </a>
        </Fact>
        {meeting.passcode && (
          <Fact label={t('session.place.passcode')} wide>
            <code className="dr-numerals">{meeting.passcode}</code>
          </Fact>
        )}
      </dl>
      <p className="dr-place-copy">
        <Button onClick={copy}>{t('session.place.copy')}</Button>{' '}
        <span role="status">{isCopied && t('session.place.copied')}</span>
      </p>
    </>
  );
}
