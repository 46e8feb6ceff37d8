import { Button, Form, Input } from 'antd';
import type { TFunction } from 'i18next';
import { useId, useState } from 'react';
import { useAddCredentialMutation, useUpdateCredentialMutation } from '../../api/credentialApi';
import { formRefusalOf, type Problems } from '../../i18n/formRefusalOf';
import { useTranslation } from '../../i18n/useTranslation';
import type { Credential } from '../../../shared/contract/interpreters/credentialRecord';
import { DOCUMENT_MAX_BYTES } from '../../../shared/domain/files/documentRules';
import {
  CREDENTIAL_KINDS,
  CREDENTIAL_LENGTHS,
  type CredentialDateIssue,
  credentialDateIssues,
  MAX_CREDENTIAL_LANGUAGES,
} from '../../../shared/domain/people/credentials';
import {
  isInterpretationLanguage,
  languageChoices,
} from '../../../shared/domain/text/interpretationLanguages';
import { isBlank } from '../../../shared/domain/text/visibleText';
import { wallClock } from '../../../shared/domain/time/wallClock';
import { DateInput } from '../../ui/date/DateInput';
import { AppForm } from '../../ui/form/AppForm';
import { ChoiceInput } from '../../ui/form/choices/ChoiceInput';
import { FormSummary } from '../../ui/form/FormSummary';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { useAppForm } from '../../ui/form/useAppForm';
import { UnderWay } from '../../ui/loading/UnderWay';
import { readBase64 } from '../../ui/page/readBase64';
import { useToast } from '../../ui/popups/useToast';
import { readerZone } from '../../ui/time/readerZone';
import { LanguagesChoice } from './LanguagesChoice';
import { ProofChoice } from './ProofChoice';

const NAMES = [
  'kind',
  'issuing_body',
  'place',
  'number',
  'issued_on',
  'valid_until',
  'languages',
  'content',
] as const;
type Name = (typeof NAMES)[number];
type Values = Record<Name, string>;

interface CredentialFormProps {
  /** null: one is added */
  credential: Credential | null;
  onDone: () => void;
}

/** Hands in a credential, or changes one. What was typed stays where anything fails. */
export function CredentialForm({ credential, onDone }: CredentialFormProps) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const hintId = useId();
  const [id] = useState(() => credential?.id ?? crypto.randomUUID());
  const [file, setFile] = useState<File | null>(null);
  const [add] = useAddCredentialMutation();
  const [update] = useUpdateCredentialMutation();
  const { form, props, summary, isSending } = useAppForm<Name>({
    start: startOf(credential),
    kept: NAMES.filter((name) => name !== 'content'),
    place: `credential ${credential?.id ?? 'new'}`,
    forgetsWhenClosed: true,
    check: (values) => problemsOf(values, { isNew: credential === null, file }, t),
    send: async (values) => {
      const content = file && (await readBase64(file).catch(() => null));
      if (file && content === null) {
        const text = t('listing.credentials.form.errors.unreadable');
        return { text, problems: { content: text } };
      }
      const proof = file && content ? { file_name: file.name, content } : null;
      const claim = claimOf(values);
      const sent = credential
        ? await update({ id, version: credential.version, ...claim, ...proof })
        : await add({ id, ...claim, file_name: proof?.file_name ?? '', content: proof?.content ?? '' });
      if (sent.error) return formRefusalOf(sent.error, NAMES, t);
      toast.success({ title: t('listing.credentials.form.sent') });
      onDone();
    },
  });
  const choose = (chosen: File) => {
    setFile(chosen);
    // the form holds its name only; what is wrong with it is said when it is handed in
    form.setFields([{ name: 'content', value: chosen.name, errors: errorsOf(fileProblem(chosen), t) }]);
  };
  const label = (name: Name) => t(`listing.credentials.form.${name}`);
  return (
    <AppForm {...props} className="dr-credentialForm">
      <FormSummary {...summary} />
      {credential && <p className="dr-listing-quiet">{t('listing.credentials.form.again')}</p>}
      <Form.Item name="kind" label={label('kind')}>
        <ChoiceInput
          options={CREDENTIAL_KINDS.map((value) => ({
            value,
            label: t(`listing.credentials.kinds.${value}`),
          }))}
        />
      </Form.Item>
      <Form.Item
        name="issuing_body"
        label={label('issuing_body')}
        extra={t('listing.credentials.form.issuing_bodyHint')}
      >
        <Input maxLength={CREDENTIAL_LENGTHS.issuingBody} autoComplete="off" />
      </Form.Item>
      <Form.Item name="place" label={label('place')} extra={t('listing.credentials.form.placeHint')}>
        <Input maxLength={CREDENTIAL_LENGTHS.place} autoComplete="off" />
      </Form.Item>
      <Form.Item name="number" label={label('number')}>
        <Input maxLength={CREDENTIAL_LENGTHS.number} autoComplete="off" />
      </Form.Item>
      <div className="dr-credentialForm-days">
        <Form.Item name="issued_on" label={label('issued_on')}>
          <DateInput />
        </Form.Item>
        <Form.Item
          name="valid_until"
          label={label('valid_until')}
          extra={t('listing.credentials.form.valid_untilHint')}
        >
          <DateInput />
        </Form.Item>
      </div>
      <Form.Item name="languages" label={label('languages')}>
        <LanguagesChoice options={languageChoices(i18n.language)} most={MAX_CREDENTIAL_LANGUAGES} />
      </Form.Item>
      <Form.Item
        name="content"
        label={label('content')}
        extra={<span id={hintId}>{t('listing.credentials.form.contentHint')}</span>}
      >
        <ProofChoice
          hintId={hintId}
          fileName={file?.name ?? credential?.document.name ?? null}
          onChoose={choose}
          isBusy={isSending}
        />
      </Form.Item>
      <div role="status">
        {isSending && file && <UnderWay text={t('listing.credentials.form.sending')} />}
      </div>
      <div className="dr-credentialForm-ways">
        <Button size="large" onClick={onDone}>
          {t('common.cancel')}
        </Button>
        <SubmitButton
          label={t('listing.credentials.form.send')}
          isBusy={isSending}
          busyText={t('listing.credentials.form.sending')}
        />
      </div>
    </AppForm>
  );
}

const today = () => wallClock(Date.now(), readerZone()).date;

function startOf(credential: Credential | null): Values {
  if (!credential) {
    const nothing = { kind: '', issuing_body: '', place: '', number: '', issued_on: '', valid_until: '' };
    return { ...nothing, languages: '', content: '' };
  }
  const { kind, issuing_body, place, number, issued_on, valid_until, languages } = credential;
  const claim = { kind, issuing_body, place, number, issued_on, valid_until: valid_until ?? '' };
  return { ...claim, languages: languages.join('|'), content: '' };
}

function claimOf({ kind, languages, valid_until: until, content: _content, ...claim }: Values) {
  return {
    ...claim,
    kind: kind as Credential['kind'],
    valid_until: until || null,
    languages: languages.split('|').filter(isInterpretationLanguage),
  };
}

type FileProblem = 'wrongKind' | 'tooLarge' | 'emptyFile';

/** Why a chosen file cannot be handed in, before anything of it is sent. */
function fileProblem({ type, size }: Pick<File, 'type' | 'size'>): FileProblem | null {
  if (!['application/pdf', 'image/jpeg', 'image/png'].includes(type)) return 'wrongKind';
  if (size > DOCUMENT_MAX_BYTES) return 'tooLarge';
  return size === 0 ? 'emptyFile' : null;
}

type ErrorWord =
  FileProblem | CredentialDateIssue['code'] | 'kind' | 'issuing_body' | 'issued_on' | 'content';

function errorsOf(problem: FileProblem | null, t: TFunction): string[] {
  return problem ? [t(`listing.credentials.form.errors.${problem}`)] : [];
}

function problemsOf(
  values: Values,
  { isNew, file }: { isNew: boolean; file: File | null },
  t: TFunction,
): Problems<Name> {
  const error = (code: ErrorWord) => t(`listing.credentials.form.errors.${code}`);
  const dates = { issued_on: values.issued_on, valid_until: values.valid_until || null };
  const [wrongDate] = values.issued_on ? credentialDateIssues(dates, today()) : [];
  const wrongFile = file ? fileProblem(file) : null;
  return {
    kind: values.kind ? undefined : error('kind'),
    issuing_body: isBlank(values.issuing_body) ? error('issuing_body') : undefined,
    issued_on: values.issued_on ? undefined : error('issued_on'),
    ...(wrongDate && { [wrongDate.path]: error(wrongDate.code) }),
    content: wrongFile ? error(wrongFile) : isNew && !file ? error('content') : undefined,
  };
}
