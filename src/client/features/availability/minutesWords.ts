import { inUnits } from '../../ui/text/inUnits';

/** "30 minutes", "2 hours", "7 days": the largest unit that is whole. */
export function minutesWords(minutes: number, locale: string): string {
  const [unit, count] =
    minutes % 1440 === 0
      ? (['day', minutes / 1440] as const)
      : minutes % 60 === 0
        ? (['hour', minutes / 60] as const)
        : (['minute', minutes] as const);
  return inUnits(locale, 'long', [count, unit]);
}
