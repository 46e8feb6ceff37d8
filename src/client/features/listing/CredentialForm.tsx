import { Button, Form, Input } from 'antd';
import { useId, useState } from 'react';
import { useAddCredentialMutation, useUpdateCredentialMutation } from '../../api/credentialApi';
import { formRefusalOf } from '../../i18n/formRefusalOf';
import { useTranslation } from '../../i18n/useTranslation';
import type { Credential } from '../../../shared/contract/interpreters/credentialRecord';
import {
  CREDENTIAL_KINDS,
  CREDENTIAL_LENGTHS,
  MAX_CREDENTIAL_LANGUAGES,
} from '../../../shared/domain/people/credentials';
import { useLanguageOptions } from '../../entities/interpreter/useLanguageOptions';
import { DateInput } from '../../ui/date/DateInput';
import { AppForm } from '../../ui/form/AppForm';
import { ChoiceInput } from '../../ui/form/choices/ChoiceInput';
import { FormSummary } from '../../ui/form/FormSummary';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { useAppForm } from '../../ui/form/useAppForm';
import { UnderWay } from '../../ui/loading/UnderWay';
import { readBase64 } from '../../ui/page/deviceFiles';
import { useToast } from '../../ui/popups/useToast';
import { claimOf, fileErrors, type Name, NAMES, problemsOf, startOf } from './claimOf';
import { LanguagesChoice } from './LanguagesChoice';
import { ProofChoice } from './ProofChoice';

interface CredentialFormProps {
  /** null: one is added */
  credential: Credential | null;
  onDone: () => void;
}

/** Hands in a credential, or changes one. What was typed stays where anything fails. */
export function CredentialForm({ credential, onDone }: CredentialFormProps) {
  const { t } = useTranslation();
  const languages = useLanguageOptions();
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
      const isUnchanged = sent.data.some((own) => own.id === id && own.version === credential?.version);
      toast.success({ title: t(`listing.credentials.form.${isUnchanged ? 'unchanged' : 'sent'}`) });
      onDone();
    },
  });
  const choose = (chosen: File) => {
    setFile(chosen);
    // the form holds its name only; what is wrong with it is said when it is handed in
    form.setFields([{ name: 'content', value: chosen.name, errors: fileErrors(chosen, t) }]);
  };
  const label = (name: Name) => t(`listing.credentials.form.${name}`);
  return (
    <AppForm {...props} className="dr-credentialForm">
      <FormSummary {...summary} />
      {credential && <p className="dr-listing-quiet">{t('listing.credentials.form.again')}</p>}
      <Form.Item
        name="kind"
        label={label('kind')}
        // an empty text is a choice for Ant Design
        getValueProps={(kind: string) => ({ value: kind || undefined })}
      >
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
      <Form.Item
        name="languages"
        label={label('languages')}
        extra={t('listing.credentials.form.languagesHint')}
      >
        <LanguagesChoice options={languages} most={MAX_CREDENTIAL_LANGUAGES} />
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
