import type { TFunction } from 'i18next';
import type { Problems } from '../../i18n/formRefusalOf';
import type { Credential } from '../../../shared/contract/interpreters/credentialRecord';
import { DOCUMENT_MAX_BYTES } from '../../../shared/domain/files/documentRules';
import { type CredentialDateIssue, credentialDateIssues } from '../../../shared/domain/people/credentials';
import { isInterpretationLanguage } from '../../../shared/domain/text/interpretationLanguages';
import { isBlank } from '../../../shared/domain/text/visibleText';
import { wallClock } from '../../../shared/domain/time/wallClock';
import { readerZone } from '../../ui/time/readerZone';

/** The fields of a credential's form, as the wire names them. */
export const NAMES = [
  'kind',
  'issuing_body',
  'place',
  'number',
  'issued_on',
  'valid_until',
  'languages',
  'content',
] as const;
export type Name = (typeof NAMES)[number];
type Values = Record<Name, string>;

/** Where the reader is, `YYYY-MM-DD`. */
const today = () => wallClock(Date.now(), readerZone()).date;

/** The form's first values; null: one is added. */
export function startOf(credential: Credential | null): Values {
  if (!credential) {
    const nothing = { kind: '', issuing_body: '', place: '', number: '', issued_on: '', valid_until: '' };
    return { ...nothing, languages: '', content: '' };
  }
  const { kind, issuing_body, place, number, issued_on, valid_until, languages } = credential;
  const claim = { kind, issuing_body, place, number, issued_on, valid_until: valid_until ?? '' };
  return { ...claim, languages: languages.join('|'), content: '' };
}

/** The payload, beside the document. */
export function claimOf({ kind, languages, valid_until: until, content: _content, ...claim }: Values) {
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

/** The same in words; nothing where it may be handed in. */
export function fileErrors(file: Pick<File, 'type' | 'size'>, t: TFunction): string[] {
  const problem = fileProblem(file);
  return problem ? [t(`listing.credentials.form.errors.${problem}`)] : [];
}

/** Checks the form before anything is sent; problems in words. */
export function problemsOf(
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
