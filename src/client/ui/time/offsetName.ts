/** "UTC−7", "UTC+5:30", "UTC" for an offset like `-07:00`. */
export function offsetName(offset: string): string {
  const [, sign, hours = '00', minutes = '00'] = /^([+-])(\d{2}):(\d{2})$/.exec(offset) ?? [];
  const amount = minutes === '00' ? String(Number(hours)) : `${Number(hours)}:${minutes}`;
  return amount === '0' ? 'UTC' : `UTC${sign === '-' ? '−' : '+'}${amount}`;
}
