import { Button } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';
import { useCreateCalendarFeedMutation, useRevokeCalendarFeedMutation } from '../../api/calendarApi';
import type { CalendarFeed } from '../../../shared/contract/bookings/calendar';
import { DEFAULT_LANGUAGE, isInterfaceLanguage } from '../../../shared/domain/text/interfaceLanguages';
import { failureText } from '../../i18n/failureText';
import { formatInstant } from '../../ui/time/formatInstant';
import { readerZone } from '../../ui/time/readerZone';
import { useToast } from '../../ui/popups/useToast';
import { FeedAddress } from './FeedAddress';

const FAILURE_SECONDS = 6;

/** The secret address: made, told once, replaced, ended. */
export function FeedSection({ feed }: { feed: CalendarFeed | null }) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const [create, made] = useCreateCalendarFeedMutation();
  const [revoke, ended] = useRevokeCalendarFeedMutation();
  const when = (iso: string) => formatInstant(iso, i18n.language, readerZone());
  const isBusy = made.isLoading || ended.isLoading;
  const fail = (problem: unknown) =>
    toast.error({
      title: t('calendar.failed'),
      text: failureText(problem, t),
      seconds: FAILURE_SECONDS,
    });
  const makeOne = () => {
    const language = isInterfaceLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE;
    create({ language }).unwrap().catch(fail);
  };
  const endIt = () => {
    revoke()
      .unwrap()
      .then(() => {
        made.reset();
        toast.success({ title: t('calendar.revoked') });
      }, fail);
  };
  return (
    <section className="dr-feed-card" aria-labelledby="feed-address">
      <h2 id="feed-address">{t('calendar.address')}</h2>
      {made.data && feed ? (
        <FeedAddress url={made.data.url} />
      ) : (
        <p>{feed ? t('calendar.exists', { when: when(feed.created_at) }) : t('calendar.none')}</p>
      )}
      {feed && (
        <p className="dr-feed-quiet">
          {feed.read_at ? t('calendar.readAt', { when: when(feed.read_at) }) : t('calendar.unread')}
        </p>
      )}
      <div className="dr-feed-ways dr-wrapping">
        <Button
          type={feed ? 'default' : 'primary'}
          loading={made.isLoading}
          disabled={isBusy}
          onClick={makeOne}
        >
          {t(feed ? 'calendar.renew' : 'calendar.create')}
        </Button>
        {feed && (
          <Button danger loading={ended.isLoading} disabled={isBusy} onClick={endIt}>
            {t('calendar.revoke')}
          </Button>
        )}
      </div>
      {feed && <p className="dr-feed-quiet">{t('calendar.renewNote')}</p>}
    </section>
  );
}
