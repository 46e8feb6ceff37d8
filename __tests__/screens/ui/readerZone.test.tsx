import { readerZone } from '../../../src/client/ui/time/readerZone';

afterEach(() => jest.restoreAllMocks());

const moveTo = (timeZone: string) =>
  jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions);

test('asks once for all that is drawn in one go, and again for what is drawn later', async () => {
  const asked = moveTo('Asia/Tokyo');
  expect([readerZone(), readerZone()]).toEqual(['Asia/Tokyo', 'Asia/Tokyo']);
  expect(asked).toHaveBeenCalledTimes(1);
  await Promise.resolve();
  moveTo('Europe/Paris');
  expect(readerZone()).toBe('Europe/Paris');
});
