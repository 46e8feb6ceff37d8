/** Problems of a form's rows, as each row shows its own. */
export interface RowsProps {
  /** in words, by the path of what is wrong */
  problems: Readonly<Record<string, string>>;
  /** the id of the control at a path */
  idOf: (path: string) => string;
}
