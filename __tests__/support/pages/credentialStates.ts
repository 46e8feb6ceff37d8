import type { Page } from 'playwright-core';
import { getCredentials } from '../../../src/shared/contract/interpreters/credential';
import { paths } from '../../../src/client/paths';
import { aCredential } from '../aClaim';
import type { ScreenState } from './screens';
import { withAnyone } from './withAnyone';

const { listing, instituteAdmin } = paths.interpreter;
const id = (number: number) => `6f7e9d0a-4f0c-4e39-9d27-52b0f4f0b00${number}`;
const LONG = 'Bundesverband der Dolmetscher und Übersetzer, Landesverband Berlin-Brandenburg';

/** One in each state, one of them with long words. */
const ALL_KINDS = [
  aCredential({ id: id(1), valid_until: null }),
  aCredential({ id: id(2), kind: 'insurance', state: 'submitted', place: '', decided_at: null }),
  aCredential({
    ...{ id: id(3), kind: 'association', state: 'refused', issuing_body: LONG, place: '' },
    reason: 'The second page is missing, and the number on the card is another one.',
  }),
  aCredential({ id: id(4), kind: 'background_check', state: 'expired', valid_until: '2025-12-31' }),
];

const openForm = async (page: Page, add: string) => {
  await page.getByRole('button', { name: add, exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox').first().waitFor();
};

/** Credentials, and deciding about them. */
export const CREDENTIAL_STATES: readonly ScreenState[] = [
  {
    name: 'credentials in every state',
    who: 'interpreter',
    path: `${listing}?as=credentials`,
    answers: { [getCredentials.path]: ALL_KINDS },
    reach: (page, words) => page.getByText(words.listing.credentials.states.expired).first().waitFor(),
  },
  {
    name: 'no credentials',
    who: 'interpreter',
    path: `${listing}?as=none`,
    answers: { [getCredentials.path]: [] },
    reach: (page, words) => page.getByText(words.listing.credentials.empty).first().waitFor(),
  },
  {
    name: 'credential form with problems',
    who: 'interpreter',
    path: listing,
    comesAnew: true,
    reach: async (page, words) => {
      const { add, form } = words.listing.credentials;
      await openForm(page, add);
      await page.getByRole('button', { name: form.send, exact: true }).click();
      await page.getByText(form.errors.kind).first().waitFor();
    },
  },
  {
    name: 'institute credentials',
    who: 'admin',
    path: `${instituteAdmin}?section=credentials`,
    reach: (page) => page.getByRole('main').getByRole('img').first().waitFor(),
  },
  {
    name: 'institute refuses a credential',
    who: 'admin',
    path: `${instituteAdmin}?section=credentials`,
    reach: async (page, { institute }) => {
      await page
        .getByRole('button', { name: withAnyone(institute.credentials.refuse.of) })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('textbox').waitFor();
    },
  },
];
