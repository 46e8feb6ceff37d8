/** Said to whoever starts the server; nothing was opened or changed. */
export class FolderInUseError extends Error {
  constructor(folder: string, holder: string) {
    super(
      `The data folder ${folder} is in use by another Dragoman (${holder}). ` +
        'Stop that one first, or give this one a folder of its own with DATA_DIR, ' +
        'or let both work on one PostgreSQL server with DATABASE_URL.',
    );
    this.name = 'FolderInUseError';
  }
}
