import { Button, Radio } from 'antd';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { useNavigate } from 'react-router-dom';
import { PLATFORM_CHOICES, type PlatformChoice } from '../../../shared/domain/booking/bookingChoices';
import { paths } from '../../paths';
import { keepTyped, readTyped } from '../../ui/page/typedInEntry';
import './WelcomeScreen.css';

/** The way into a booking: where the meeting will be, which the wizard starts with. */
export function WelcomeScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [platformChoice, setPlatformChoice] = useState<PlatformChoice | null>(choiceHere);
  const choose = (choice: PlatformChoice) => {
    keepTyped('platformChoice', choice);
    setPlatformChoice(choice);
  };
  const titleId = useId();
  const goOn = (event: SubmitEvent) => {
    event.preventDefault();
    if (platformChoice) void navigate(paths.client.mettingsConfig, { state: { platformChoice } });
  };
  return (
    <form className="dr-welcome dr-reading" onSubmit={goOn}>
      <h1 id={titleId}>{t('welcome.title')}</h1>
      <p className="dr-welcome-lead">{t('welcome.lead')}</p>
      <Radio.Group
        aria-label={t('welcome.choicesName')}
        className="dr-welcome-choices"
        name="platformChoice"
        value={platformChoice}
        onChange={({ target }) => choose(target.value as PlatformChoice)}
      >
        {PLATFORM_CHOICES.map((choice) => (
          <PlatformOption key={choice} choice={choice} />
        ))}
      </Radio.Group>
      <Button type="primary" htmlType="submit" size="large" disabled={!platformChoice}>
        {t('welcome.continue')}
      </Button>
    </form>
  );
}

/** The choice before a reload, or before the way back. */
function choiceHere(): PlatformChoice | null {
  const { platformChoice } = readTyped(['platformChoice']);
  return PLATFORM_CHOICES.find((each) => each === platformChoice) ?? null;
}

function PlatformOption({ choice }: { choice: PlatformChoice }) {
  const { t } = useTranslation();
  const noteId = useId();
  return (
    <div className="dr-choice">
      <Radio value={choice} className="dr-choice-label" aria-describedby={noteId}>
        {t(`welcome.choices.${choice}`)}
      </Radio>
      <p id={noteId}>{t(`welcome.notes.${choice}`)}</p>
    </div>
  );
}
