/** What is wrong with the fields of a form, in words, by their names. */
export type Problems<Name extends string> = Partial<Record<Name, string | undefined>>;

/** Why a form that was sent was not accepted. */
export interface FormRefusal<Name extends string> {
  text: string;
  problems: Problems<Name>;
  /** the field to type in again; else what is wrong takes the focus */
  focus?: string;
}
