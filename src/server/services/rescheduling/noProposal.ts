/** The columns of a booking for which no other time is proposed. */
export const NO_PROPOSAL = { proposal: null, proposal_expires_at: null } as const;
