/** Where a calendar feed is read; the ending tells calendars what it is. */
export function feedPath(secret: string): string {
  return `/calendar/${secret}.ics`;
}
