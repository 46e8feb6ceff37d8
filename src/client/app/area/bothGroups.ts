import { CLIENT_GROUP, INTERPRETER_GROUP } from '../../../shared/domain/people/groups';

export const BOTH_GROUPS = [CLIENT_GROUP, INTERPRETER_GROUP] as const;
