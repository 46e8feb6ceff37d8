import { Button } from 'antd';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { useNavigate } from 'react-router-dom';
import { PLATFORM_CHOICES, type PlatformChoice } from '../../domain/bookingChoices';
import { paths } from '../../paths';
import { keepTyped, readTyped } from '../../ui/typedInEntry';
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
    <form className="dr-welcome" onSubmit={goOn}>
      <h1 id={titleId}>{t('welcome.title')}</h1>
      <p className="dr-welcome-lead">{t('welcome.lead')}</p>
      <div role="radiogroup" aria-label={t('welcome.choicesName')} className="dr-welcome-choices">
        {PLATFORM_CHOICES.map((choice) => (
          <PlatformOption
            key={choice}
            choice={choice}
            isChosen={choice === platformChoice}
            onChoose={choose}
          />
        ))}
      </div>
      <Button type="primary" htmlType="submit" size="large" disabled={!platformChoice}>
        {t('welcome.continue')}
      </Button>
    </form>
  );
}

/** What was chosen before a reload, or before the way back. */
function choiceHere(): PlatformChoice | null {
  const { platformChoice } = readTyped(['platformChoice']);
  return PLATFORM_CHOICES.find((each) => each === platformChoice) ?? null;
}

interface PlatformOptionProps {
  choice: PlatformChoice;
  isChosen: boolean;
  onChoose: (choice: PlatformChoice) => void;
}

function PlatformOption({ choice, isChosen, onChoose }: PlatformOptionProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className="dr-choice">
      <input
        type="radio"
        id={id}
        name="platformChoice"
        value={choice}
        checked={isChosen}
        aria-describedby={`${id}-note`}
        onChange={() => onChoose(choice)}
      />
      <label htmlFor={id}>{t(`welcome.choices.${choice}`)}</label>
      <p id={`${id}-note`}>{t(`welcome.notes.${choice}`)}</p>
    </div>
  );
}
