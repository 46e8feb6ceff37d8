/** What rows of a form need to say what is wrong with them. */
export interface RowsProps {
  /** in words, by the path of what is wrong */
  problems: Readonly<Record<string, string>>;
  /** the id of the control at a path */
  idOf: (path: string) => string;
}
