/** The two kinds of account, by the numbers that the specification gives them. */
export const CLIENT_GROUP = 100;
export const INTERPRETER_GROUP = 200;

export const BOTH_GROUPS = [CLIENT_GROUP, INTERPRETER_GROUP] as const;

export type GroupId = typeof CLIENT_GROUP | typeof INTERPRETER_GROUP;

/** The one role with powers of its own; see `product.md`, People. */
export const INSTITUTE_ADMIN_ROLE = 'institute_admin';
