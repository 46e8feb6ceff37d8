import { Alert, Button, Form } from 'antd';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import type { AvailabilityRecord } from '../../../shared/contract/bookings/availability';
import { AT_ONCE_NOTICE_CHOICES } from '../../../shared/domain/booking/atOnce';
import { GAP_CHOICES, NOTICE_CHOICES } from '../../../shared/domain/booking/availability';
import { AppForm } from '../../ui/form/AppForm';
import { ChoiceInput } from '../../ui/form/choices/ChoiceInput';
import { FocusAlert } from '../../ui/form/FocusAlert';
import { ProblemSummary } from '../../ui/form/ProblemSummary';
import { SwitchInput } from '../../ui/form/SwitchInput';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { readerZone } from '../../ui/time/readerZone';
import { useZoneOptions } from '../../ui/time/useZoneOptions';
import { DaysOffFields } from './DaysOffFields';
import { isUnsaved, useAvailabilityForm } from './useAvailabilityForm';
import { WeekFields } from './WeekFields';
import { inUnits } from '../../ui/text/formatNumber';

/** The fields of Ant Design's Form; the rows are kept in the draft alone. */
const FIELDS = ['timeZone', 'gapMinutes', 'noticeMinutes', 'confirmsAtOnce', 'atOnceNoticeMinutes'] as const;

/** Everything at once, saved by one button; what is booked already is not touched by it. */
export function AvailabilityForm({ saved }: { saved: AvailabilityRecord }) {
  const { t, i18n } = useTranslation();
  const atOnceId = useId();
  const form = useAvailabilityForm(saved, readerZone());
  const { draft, change, problems, summary, save, isSending, isChanged, discard, formId, idOf } = form;
  const words = (minutes: number) =>
    minutes === 0 ? t('availability.none') : minutesWords(minutes, i18n.language);
  const choices = (known: readonly number[], present: number) =>
    [...new Set([...known, present])]
      .sort((one, other) => one - other)
      .map((minutes) => ({ value: minutes, label: words(minutes) }));
  const zones = useZoneOptions({ ownZone: readerZone(), chosen: draft.timeZone });
  return (
    <AppForm<AvailabilityRecord>
      name={formId}
      className="dr-hours-form"
      initialValues={draft}
      fields={FIELDS.map((name) => ({ name, value: draft[name] }))}
      onValuesChange={change}
      onFinish={save}
    >
      {isUnsaved(saved) && (
        <Alert
          role="note"
          type="info"
          title={t('availability.proposed')}
          description={t('availability.proposedText')}
        />
      )}
      {form.showPresent ? (
        <FocusAlert type="warning" title={summary.failure} attempt={summary.attempt}>
          <p>{t('availability.changed')}</p>
          <Button onClick={form.showPresent}>{t('availability.showPresent')}</Button>
        </FocusAlert>
      ) : (
        <ProblemSummary {...summary} />
      )}
      <Section title={t('availability.zone')} hint={t('availability.zoneHint')}>
        <Form.Item name="timeZone" label={t('availability.zoneLabel')}>
          <ChoiceInput options={zones} />
        </Form.Item>
      </Section>
      <Section title={t('availability.week')} hint={t('availability.weekHint')}>
        {draft.weeklyHours.length === 0 && <p className="dr-hours-note">{t('availability.noHours')}</p>}
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
        <Form.Item name="gapMinutes" label={t('availability.gap')} extra={t('availability.gapHint')}>
          <ChoiceInput options={choices(GAP_CHOICES, draft.gapMinutes)} />
        </Form.Item>
        <Form.Item name="noticeMinutes" label={t('availability.notice')} extra={t('availability.noticeHint')}>
          <ChoiceInput options={choices(NOTICE_CHOICES, draft.noticeMinutes)} />
        </Form.Item>
      </Section>
      <Section title={t('availability.atOnce')} hint={t('availability.atOnceHint')}>
        <p className="dr-hours-switch">
          <Form.Item name="confirmsAtOnce" valuePropName="checked" noStyle>
            <SwitchInput id={atOnceId} aria-labelledby={`${atOnceId}-label`} />
          </Form.Item>
          <label id={`${atOnceId}-label`} htmlFor={atOnceId}>
            {t('availability.atOnceSwitch')}
          </label>
        </p>
        {draft.confirmsAtOnce && (
          <Form.Item
            name="atOnceNoticeMinutes"
            label={t('availability.atOnceNotice')}
            extra={t('availability.atOnceNoticeHint')}
          >
            <ChoiceInput options={choices(AT_ONCE_NOTICE_CHOICES, draft.atOnceNoticeMinutes)} />
          </Form.Item>
        )}
      </Section>
      <div className="dr-hours-end">
        <SubmitButton label={t('common.save')} isBusy={isSending} busyText={t('availability.saving')} />
        {isChanged && (
          <Button size="large" onClick={discard}>
            {t('availability.discard')}
          </Button>
        )}
        <p className="dr-hours-hint">{t('availability.saveHint')}</p>
      </div>
    </AppForm>
  );
}

function Section({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section className="dr-hours-section" aria-labelledby={titleId}>
      <div className="dr-hours-head">
        <h2 id={titleId}>{title}</h2>
        <p className="dr-hours-hint">{hint}</p>
      </div>
      <div className="dr-hours-fields">{children}</div>
    </section>
  );
}

/** "30 minutes", "2 hours", "7 days": the largest unit that is whole. */
function minutesWords(minutes: number, locale: string): string {
  const [unit, count] =
    minutes % 1440 === 0
      ? (['day', minutes / 1440] as const)
      : minutes % 60 === 0
        ? (['hour', minutes / 60] as const)
        : (['minute', minutes] as const);
  return inUnits(locale, 'long', [count, unit]);
}
