import type { ColumnType } from 'kysely';

/** One picture of a person in every size, as WebP; another picture takes its place under another version. */
export interface HeadshotsTable {
  user_id: string;
  /** part of the pictures' addresses: random, and of one picture only */
  version: string;
  picture_64: Buffer;
  /** null in what was uploaded before there was this size */
  picture_128: Buffer | null;
  picture_256: Buffer;
  picture_512: Buffer;
  updated_at: Date;
}

/** The draft of a person's last résumé; the file itself is not kept. */
export interface ResumesTable {
  user_id: string;
  file_name: string;
  draft: ColumnType<unknown, string, string>;
  parsed_at: Date;
}
