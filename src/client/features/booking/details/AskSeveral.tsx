import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AskSeveralDialog } from '../../../entities/call/AskSeveralDialog';
import { useTranslation } from '../../../i18n/useTranslation';
import { wishOf } from '../../../machines/bookingWizard/bookingRequest';
import { detailsIssues } from '../../../machines/bookingWizard/detailsIssues';
import { callAt } from '../../../paths';
import { FocusAlert } from '../../../ui/form/FocusAlert';
import { ProblemList } from '../../../ui/form/ProblemList';
import { useNow } from '../../../ui/time/useNow';
import type { BookingWizard } from '../useBookingWizard';
import { issueText } from './issueText';
import { detailsFieldId } from './useDetailsForm';

interface AskSeveralProps {
  wizard: BookingWizard;
  /** how often the button was pressed */
  pressed: number;
}

/** Behind 'Ask several': the dialog, or a word on what is still to be filled in. */
export function AskSeveral({ wizard, pressed }: AskSeveralProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const now = useNow(60_000);
  const { details } = wizard.state.context;
  const issues = detailsIssues(details, null, now).filter(({ field }) => field !== 'interpreter_id');
  const [{ seen, isOpen }, setShown] = useState({ seen: 0, isOpen: false });
  const [isStarted, setStarted] = useState(false);
  if (pressed !== seen) setShown({ seen: pressed, isOpen: issues.length === 0 });
  // The form is emptied behind what is asked; nothing of that is to be mended.
  if (isStarted) return null;
  if (issues.length > 0)
    return (
      <FocusAlert type="error" title={t('calls.missing')} attempt={pressed}>
        <ProblemList
          problems={issues.map((issue) => ({ id: detailsFieldId(issue.field), text: issueText(issue, t) }))}
        />
      </FocusAlert>
    );
  return (
    <AskSeveralDialog
      open={isOpen}
      wish={wishOf(details)}
      onClose={() => setShown({ seen, isOpen: false })}
      onStarted={(id) => {
        setStarted(true);
        wizard.send({ type: 'wizard.cleared' });
        void navigate(callAt(id));
      }}
    />
  );
}
