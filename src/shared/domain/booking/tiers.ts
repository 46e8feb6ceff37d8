/** The landing page's pricing tiers (specification, section 9), by the names that the wire uses. */
export const TIERS = ['starter', 'professional', 'enterprise'] as const;
export type Tier = (typeof TIERS)[number];
export const DEFAULT_TIER = 'starter' satisfies Tier;

/** Professional and Enterprise hold only once an admin approved them; until then Starter does. */
export type ApprovedTier = Exclude<Tier, typeof DEFAULT_TIER>;

/** The tier that waits for an approval where a person wished for `tier`, or null. */
export function tierToApprove(tier: Tier): ApprovedTier | null {
  return tier === 'starter' ? null : tier;
}

/** The platform's part of a booking by tier, in percent. */
export const TIER_PERCENT: Record<Tier, number> = { starter: 5, professional: 3, enterprise: 1 };

/** The net amount for an interpreter of a tier, in cents; half a cent of the platform's share is rounded up. */
export function afterShareCents(cents: number, tier: Tier): number {
  return cents - Math.round((cents * TIER_PERCENT[tier]) / 100);
}

export const MOST_POPULAR_TIER = 'starter' satisfies Tier;
