import { Checkbox } from 'antd';
import { useId } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { useTickChecklistMutation } from '../../api/sessionApi';
import type { SessionRoom } from '../../../shared/contract/bookings/session';
import { HOST_PLATFORMS } from '../../../shared/domain/booking/bookingChoices';
import { ROOM_PLATFORM } from '../../../shared/domain/booking/meetingRoom';
import { CHECKLIST_ITEMS, maySeeLink, type ChecklistItem } from '../../../shared/domain/booking/sessionRoom';
import '../../ui/form/controls.css';
import { MailSentence } from '../../ui/text/MailAddress';
import { failureText } from '../../i18n/failureText';
import { useBookingWords } from '../../entities/booking/card/useBookingWords';
import { useToast } from '../../ui/popups/useToast';

const FAILURE_SECONDS = 6;

/** Checks on the platform so that an interpreter can be heard there, before the meeting; one list for both sides. */
export function Checklist({ room }: { room: SessionRoom }) {
  const { t } = useTranslation();
  const toast = useToast();
  const words = useBookingWords();
  const titleId = useId();
  const [tick] = useTickChecklistMutation();
  const { booking, checklist, interpreter_email } = room;
  const email = maySeeLink(booking.status) ? interpreter_email : t('session.checklist.addressLater');
  const { hostPlatform: platform } = booking;
  const known = HOST_PLATFORMS.find((each) => each === platform) ?? 'Other';
  const press = async (item: ChecklistItem, isDone: boolean) => {
    try {
      await tick({ id: booking.id, item, is_done: isDone }).unwrap();
    } catch (problem) {
      const text = failureText(problem, t);
      toast.error({ title: t('session.checklist.notSaved'), text, seconds: FAILURE_SECONDS });
    }
  };
  return (
    <section className="dr-sessionPart" aria-labelledby={titleId}>
      <h2 id={titleId}>
        {known === ROOM_PLATFORM
          ? t('session.checklist.titleRoom')
          : t('session.checklist.title', {
              platform: known === 'Other' ? t('session.yourPlatform') : words.platform(platform),
            })}
      </h2>
      <ul className="dr-checklist">
        {CHECKLIST_ITEMS.map((item) => (
          <li key={item}>
            <Checkbox
              className="dr-checkLine"
              checked={checklist.includes(item)}
              onChange={(event) => void press(item, event.target.checked)}
            >
              <MailSentence text={t(`session.checklist.${known}.${item}`, { email })} />
            </Checkbox>
          </li>
        ))}
      </ul>
      <p className="dr-session-quiet">{t('session.checklist.shared')}</p>
    </section>
  );
}
