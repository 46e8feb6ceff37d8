import { useLinkToken } from '../../ui/useLinkToken';
import { InvitedRegistration } from './InvitedRegistration';
import { RegisterForm } from './RegisterForm';

/** Signing up, by oneself or on an invitation's link. */
export function RegisterScreen() {
  const token = useLinkToken('invitation');
  return token === null ? <RegisterForm /> : <InvitedRegistration token={token} />;
}
