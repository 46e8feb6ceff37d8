import { CLIENT_GROUP, INTERPRETER_GROUP } from '../../domain/groups';

export const BOTH_GROUPS = [CLIENT_GROUP, INTERPRETER_GROUP] as const;
