import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import type { AvailabilityRecord } from '../../contract/availability';
import { GAP_CHOICES, NOTICE_CHOICES } from '../../domain/availability';
import { PlainChoice } from '../../ui/PlainChoice';
import { FormSummary } from '../../ui/FormSummary';
import { SubmitButton } from '../../ui/SubmitButton';
import { ZoneOptions } from '../../ui/ZoneOptions';
import { DaysOffFields } from './DaysOffFields';
import { minutesWords } from './minutesWords';
import { useAvailabilityForm } from './useAvailabilityForm';
import { WeekFields } from './WeekFields';

/** Everything at once, saved by one button; what is booked already is not touched by it. */
export function AvailabilityForm({ saved }: { saved: AvailabilityRecord }) {
  const { t, i18n } = useTranslation();
  const { draft, change, problems, summary, submit, isSending, isChanged, discard, idOf } =
    useAvailabilityForm(saved);
  const words = (minutes: number) =>
    minutes === 0 ? t('availability.none') : minutesWords(minutes, i18n.language);
  const choices = (known: readonly number[], present: number) =>
    [...new Set([...known, present])]
      .sort((one, other) => one - other)
      .map((minutes) => (
        <option key={minutes} value={minutes}>
          {words(minutes)}
        </option>
      ));
  return (
    <form className="dr-hours-form" noValidate onSubmit={submit}>
      <FormSummary {...summary} />
      <Section title={t('availability.zone')} hint={t('availability.zoneHint')}>
        <PlainChoice
          label={t('availability.zoneLabel')}
          value={draft.timeZone}
          onChange={(timeZone) => change({ timeZone })}
        >
          <ZoneOptions value={draft.timeZone} />
        </PlainChoice>
      </Section>
      <Section title={t('availability.week')} hint={t('availability.weekHint')}>
        {draft.weeklyHours.length === 0 && <p className="dr-hours-note">{t('availability.always')}</p>}
        <WeekFields
          hours={draft.weeklyHours}
          problems={problems}
          idOf={idOf}
          onChange={(weeklyHours) => change({ weeklyHours })}
        />
      </Section>
      <Section title={t('availability.off')} hint={t('availability.offHint')}>
        <DaysOffFields
          daysOff={draft.daysOff}
          problems={problems}
          idOf={idOf}
          onChange={(daysOff) => change({ daysOff })}
        />
      </Section>
      <Section title={t('availability.rules')} hint={t('availability.rulesHint')}>
        <PlainChoice
          label={t('availability.gap')}
          hint={t('availability.gapHint')}
          value={String(draft.gapMinutes)}
          onChange={(minutes) => change({ gapMinutes: Number(minutes) })}
        >
          {choices(GAP_CHOICES, draft.gapMinutes)}
        </PlainChoice>
        <PlainChoice
          label={t('availability.notice')}
          hint={t('availability.noticeHint')}
          value={String(draft.noticeMinutes)}
          onChange={(minutes) => change({ noticeMinutes: Number(minutes) })}
        >
          {choices(NOTICE_CHOICES, draft.noticeMinutes)}
        </PlainChoice>
      </Section>
      <div className="dr-hours-end">
        <SubmitButton label={t('common.save')} isBusy={isSending} busyText={t('availability.saving')} />
        {isChanged && (
          <button type="button" className="dr-button dr-button-large" onClick={discard}>
            {t('availability.discard')}
          </button>
        )}
        <p className="dr-form-hint">{t('availability.saveHint')}</p>
      </div>
    </form>
  );
}

function Section({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section className="dr-hours-section" aria-labelledby={titleId}>
      <div className="dr-hours-head">
        <h2 id={titleId}>{title}</h2>
        <p className="dr-form-hint">{hint}</p>
      </div>
      <div className="dr-hours-fields">{children}</div>
    </section>
  );
}
