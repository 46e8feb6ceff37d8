type Plural<Key> = Key extends `${infer Base}_other` ? `${Base}_one` | `${Base}_many` : never;
type Singular<Key> = Key extends `${string}_${'one' | 'many'}` ? never : Key;

/**
 * The type of another language's part of the en-US catalogue: the same keys, any words. Plural forms differ
 * by language (Spanish has `_many`, Japanese only `_other`), so only `_other` is compulsory.
 */
export type Translation<Source> = {
  readonly [Key in keyof Source as Singular<Key>]: Source[Key] extends string
    ? string
    : Translation<Source[Key]>;
} & { readonly [Key in Plural<keyof Source>]?: string };
