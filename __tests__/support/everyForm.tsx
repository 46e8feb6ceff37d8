import type { ReactNode } from 'react';
import type { SessionUser } from '../../src/shared/contract/account/sessionUser';
import { MagicLoginScreen } from '../../src/client/features/account/MagicLoginScreen';
import { PasswordResetScreen } from '../../src/client/features/account/PasswordResetScreen';
import { RegisterScreen } from '../../src/client/features/account/RegisterScreen';
import { VerifyScreen } from '../../src/client/features/account/VerifyScreen';
import { BusinessForm } from '../../src/client/features/institute/people/BusinessForm';
import { InviteForm } from '../../src/client/features/institute/people/InviteForm';
import { RoleForm } from '../../src/client/features/institute/people/RoleForm';
import { TeamForm } from '../../src/client/features/institute/people/TeamForm';
import { LoginScreen } from '../../src/client/features/login/LoginScreen';
import { UnsubscribeScreen } from '../../src/client/features/newsletter/UnsubscribeScreen';
import { ClientProfileScreen } from '../../src/client/features/person/ClientProfileScreen';
import { ProfileEditorScreen } from '../../src/client/features/person/editor/ProfileEditorScreen';
import { ReviewForm } from '../../src/client/entities/review/ReviewForm';
import { MeetingLinkForm } from '../../src/client/features/session/MeetingLinkForm';
import { keepMailedTo } from '../../src/client/ui/text/mailedTo';
import { ProblemForm } from '../../src/client/entities/booking/details/ProblemForm';
import { aBooking } from './aBooking';
import { adminPerson } from './anInstitute';
import { clientPerson, interpreterPerson } from './people';

/** A form as the table's tests fill it in. */
export interface FormCase {
  name: string;
  show: () => ReactNode;
  person?: SessionUser;
  at?: () => string | { pathname: string; state: unknown };
  /** what is typed by label, the last of it followed by Enter */
  typed: Readonly<Record<string, string>>;
  /** the fields that a reload may not find again */
  secret?: readonly string[];
  /** the call that Enter makes */
  call: string;
  method?: 'PUT';
  /** the autofill token by label */
  autofill?: Readonly<Record<string, string>>;
  /** stands in a dialog, which forgets when it is closed (a reload closes nothing) */
  isDialog?: true;
  /** emptied before it is sent, where nothing is wrong at first */
  emptied?: string;
}

const done = () => {};
const PASSWORDS = ['Password', 'Confirm password'];
/** The person in the browser's storage. */
const NAMES = { 'First name': 'given-name', 'Last name': 'family-name' };
const NEW_PASSWORDS = { Password: 'new-password', 'Confirm password': 'new-password' };
const mailed = (pathname: string) => () => ({
  pathname,
  state: keepMailedTo({ email: 'ada@example.com', mailedAt: 0 }),
});

/** Every form that sends what is typed into it and stands on Dragoman's own fields. */
export const EVERY_FORM: readonly FormCase[] = [
  {
    name: 'login',
    show: () => <LoginScreen />,
    typed: { Email: 'ada@example.com', Password: 'Sturdy-Pass7' },
    secret: ['Password'],
    call: '/user/login',
    autofill: { Email: 'email', Password: 'current-password' },
  },
  {
    name: 'magic login',
    show: () => <MagicLoginScreen />,
    typed: { Email: 'ada@example.com' },
    call: '/user/request_magic_code',
    autofill: { Email: 'email' },
  },
  {
    name: 'magic code',
    show: () => <MagicLoginScreen />,
    at: mailed('/magic-login'),
    typed: { Code: '123456' },
    secret: ['Code'],
    call: '/user/verify_magic_code',
    autofill: { Code: 'one-time-code' },
  },
  {
    name: 'register',
    show: () => <RegisterScreen />,
    at: () => '/register?as=interpreter',
    typed: {
      'First name': 'Ada',
      'Last name': 'Arden',
      Email: 'ada@example.com',
      Password: 'Sturdy-Pass7',
      'Confirm password': 'Sturdy-Pass7',
    },
    secret: PASSWORDS,
    call: '/user/register',
    autofill: { ...NAMES, Email: 'email', ...NEW_PASSWORDS },
  },
  {
    name: 'verify',
    show: () => <VerifyScreen />,
    typed: { Email: 'ada@example.com', Code: '123456' },
    secret: ['Code'],
    call: '/user/verify_code',
    autofill: { Email: 'email', Code: 'one-time-code' },
  },
  {
    name: 'forgot password',
    show: () => <PasswordResetScreen email={null} />,
    at: () => '/forgot-password',
    typed: { Email: 'ada@example.com' },
    call: '/user/reset_password',
    autofill: { Email: 'email' },
  },
  {
    name: 'change password',
    show: () => <PasswordResetScreen email="ada@example.com" />,
    at: () => '/change-password',
    typed: {
      'Current password': 'Sturdy-Pass7',
      'New password': 'Brand-New-Pass8',
      'Confirm new password': 'Brand-New-Pass8',
    },
    secret: ['Current password', 'New password', 'Confirm new password'],
    call: '/user/update_default_password',
    autofill: {
      'Current password': 'current-password',
      'New password': 'new-password',
      'Confirm new password': 'new-password',
    },
  },
  {
    name: 'newsletter’s link',
    show: () => <UnsubscribeScreen />,
    typed: { Email: 'ada@example.com' },
    call: '/public/public/sign_up/remove',
    autofill: { Email: 'email' },
  },
  {
    name: 'client profile',
    show: () => <ClientProfileScreen />,
    person: clientPerson,
    typed: { 'First name': 'Ada', 'Last name': 'Arden', Company: 'Engines', Phone: '+44 20 7946 0000' },
    call: '/user/update_info',
    method: 'PUT',
    autofill: { ...NAMES, Company: 'organization', Phone: 'tel' },
    emptied: 'First name',
  },
  {
    name: 'profile editor',
    show: () => <ProfileEditorScreen />,
    person: interpreterPerson,
    typed: { 'Also known as': 'Ina', Location: 'Lima' },
    call: '/interpreter/update',
    autofill: NAMES,
    emptied: 'First name',
  },
  {
    name: 'review',
    show: () => <ReviewForm id={aBooking().id} viewer="client" until={aBooking().endsAt} />,
    person: clientPerson,
    typed: {
      Interpretation: '4 · excellent',
      Punctuality: '3 · good',
      Preparation: '4 · excellent',
      Manner: '4 · excellent',
      'In your own words (optional)': 'Clear and calm.',
    },
    call: '/review/leave',
  },
  {
    name: 'problem',
    show: () => (
      <ProblemForm kind="report" id={aBooking().id} reportProblem={refuseToReport} onClose={done} />
    ),
    person: clientPerson,
    typed: { 'What was wrong?': 'Nobody came.' },
    call: '',
  },
  {
    name: 'meeting link',
    show: () => <MeetingLinkForm id={aBooking().id} meeting={null} onDone={done} />,
    person: clientPerson,
    isDialog: true,
    typed: { 'Meeting link': 'https://meet.example/abc', Passcode: '4711' },
    call: '/booking/meeting_link',
  },
  {
    name: 'business',
    show: () => <BusinessForm business={null} onDone={done} />,
    person: adminPerson,
    isDialog: true,
    typed: { Name: 'Court house' },
    call: '/admin/business/save',
  },
  {
    name: 'role',
    show: () => <RoleForm role={null} ownRank={100} onDone={done} />,
    person: adminPerson,
    isDialog: true,
    typed: { Name: 'Planner', 'Description (optional)': 'Plans', Rank: '20' },
    call: '/admin/role/add_update',
  },
  {
    name: 'team',
    show: () => <TeamForm team={null} businesses={[]} onDone={done} />,
    person: adminPerson,
    isDialog: true,
    typed: { Name: 'Court team' },
    call: '/admin/team/save',
  },
  {
    name: 'invitation',
    show: () => <InviteForm onDone={done} />,
    person: adminPerson,
    isDialog: true,
    typed: { Email: 'ada@example.com' },
    call: '/admin/invite_associate',
  },
];

function refuseToReport() {
  return { unwrap: () => Promise.reject(new Error('refused')) };
}
