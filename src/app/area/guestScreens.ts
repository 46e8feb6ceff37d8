import { type ComponentType, lazy } from 'react';
import { paths } from '../../paths';
import { loadPatiently } from '../loadPatiently';

export interface GuestScreen {
  path: string;
  title: `account.${'register' | 'verify'}.title`;
  Content: ComponentType;
}

const onDemand = (load: () => Promise<ComponentType>) =>
  lazy(async () => ({ default: await loadPatiently(load) }));

/** The pages beside the sign-in form for who is not signed in, each fetched when it is wanted. */
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
];
