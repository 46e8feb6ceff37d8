import { type ComponentType, lazy } from 'react';
import { paths } from '../../paths';
import { retryImport } from '../../ui/loading/retryImport';

export interface GuestScreen {
  path: string;
  title:
    | `account.${'register' | 'verify' | 'magic'}.title`
    | `newsletter.${'confirm' | 'preferences' | 'unsubscribe'}.title`;
  /** for who is signed in, too */
  isForEveryone?: true;
  Content: ComponentType;
}

const onDemand = (load: () => Promise<ComponentType>) =>
  lazy(async () => ({ default: await retryImport(load) }));

/** The pages beside the sign-in form, each fetched when it is wanted. */
export const GUEST_SCREENS: readonly GuestScreen[] = [
  {
    path: paths.register,
    title: 'account.register.title',
    Content: onDemand(async () => (await import('../../features/account/RegisterScreen')).RegisterScreen),
  },
  {
    path: paths.verify,
    title: 'account.verify.title',
    Content: onDemand(async () => (await import('../../features/account/VerifyScreen')).VerifyScreen),
  },
  {
    path: paths.magicLogin,
    title: 'account.magic.title',
    Content: onDemand(async () => (await import('../../features/account/MagicLoginScreen')).MagicLoginScreen),
  },
  {
    path: paths.newsletter.confirm,
    title: 'newsletter.confirm.title',
    isForEveryone: true,
    Content: onDemand(
      async () =>
        (await import('../../features/newsletter/ConfirmSubscriptionScreen')).ConfirmSubscriptionScreen,
    ),
  },
  {
    path: paths.newsletter.preferences,
    title: 'newsletter.preferences.title',
    isForEveryone: true,
    Content: onDemand(
      async () => (await import('../../features/newsletter/PreferencesScreen')).PreferencesScreen,
    ),
  },
  {
    path: paths.newsletter.unsubscribe,
    title: 'newsletter.unsubscribe.title',
    isForEveryone: true,
    Content: onDemand(
      async () => (await import('../../features/newsletter/UnsubscribeScreen')).UnsubscribeScreen,
    ),
  },
];
