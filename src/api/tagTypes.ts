/** What cached reads are about; a write names what it changed, and those reads are made again. */
export const TAG_TYPES = [
  'Person',
  'Interpreter',
  'Booking',
  'Thread',
  'Message',
  'Availability',
  'Headshot',
  'Resume',
  'Help',
  'Setting',
  'QuizResult',
  'InstituteUser',
  'Role',
  'Business',
  'Team',
  'Invitation',
  'Audit',
  'Problem',
  'Review',
] as const;
export type TagType = (typeof TAG_TYPES)[number];

export interface Tag {
  type: TagType;
  id?: string;
}

/** A failed write changed nothing, so it invalidates nothing. */
export function afterSuccess<Arg>(tagsOf: (arg: Arg) => Tag[]) {
  return (_data: unknown, error: unknown, arg: Arg): Tag[] => (error === undefined ? tagsOf(arg) : []);
}

/** A list and everything in it. */
export function tagList(type: TagType, records: readonly { id: string }[] | undefined): Tag[] {
  return [{ type, id: 'LIST' }, ...(records ?? []).map(({ id }) => ({ type, id }))];
}
