import { SparseProfile } from '../../../shared/contract/interpreters/sparseProfile';

/** The profile that the way here brought along, `{ profile }` in the router's navigation state, if any did. */
export function carriedProfile(navigationState: unknown): SparseProfile | null {
  if (typeof navigationState !== 'object' || navigationState === null) return null;
  if (!('profile' in navigationState)) return null;
  return SparseProfile.safeParse(navigationState.profile).data ?? null;
}
