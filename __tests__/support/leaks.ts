import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Person } from './stage';

/** Everything that a person's browser keeps for this address, as text. */
export async function keptByBrowser({ page, context }: Person): Promise<string> {
  const cookies = JSON.stringify(await context.cookies());
  const kept = await page.evaluate(async () => {
    const areas = [localStorage, sessionStorage].map((storage) => JSON.stringify(storage));
    const databases = await Promise.all((await indexedDB.databases()).map(({ name = '' }) => readAll(name)));
    const caches_ = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => url).join(),
      ),
    );
    return [
      ...areas,
      ...databases,
      ...caches_,
      location.href,
      JSON.stringify(history.state),
      window.name,
    ].join('\n');

    async function readAll(name: string): Promise<string> {
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error ?? new Error('unreadable'));
        });
      const db = await done(indexedDB.open(name));
      const stores = [...db.objectStoreNames];
      const rows = await Promise.all(
        stores.map((store) =>
          done(db.transaction(store).objectStore(store).getAll() as IDBRequest<unknown[]>),
        ),
      );
      db.close();
      return JSON.stringify(rows);
    }
  });
  return `${cookies}\n${kept}`;
}

/** localStorage as it is. */
export async function storedValues(page: Page): Promise<Record<string, string | undefined>> {
  return Object.fromEntries(await page.evaluate(() => Object.entries<string>(localStorage)));
}

/** Everything that the server wrote into its folder, byte for byte. */
export function keptByServer(dataDir: string): string {
  return readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');
}

/** Which of the secrets a text holds: as they were typed, without their spaces, or encoded for an address. */
export function leaksIn(text: string, secrets: readonly string[]): string[] {
  return secrets.filter((secret) => {
    const forms = [
      secret,
      secret.replaceAll(' ', ''),
      encodeURIComponent(secret),
      secret.replaceAll(' ', '+'),
    ];
    return forms.some((form) => standsAlone(text, form));
  });
}

/** Four digits turn up inside ids and hashes by chance; as a value they stand between other signs. */
function standsAlone(text: string, form: string): boolean {
  const escaped = form.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return new RegExp(`(?<![0-9A-Za-z_-])${escaped}(?![0-9A-Za-z_-])`).test(text);
}
