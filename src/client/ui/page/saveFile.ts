/** Hands a text to the browser as a file to keep. */
export function saveFile(
  name: string,
  content: string,
  type: 'text/csv' | 'text/calendar' | 'application/json',
): void {
  const url = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
