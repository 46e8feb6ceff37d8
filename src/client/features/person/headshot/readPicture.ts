/** A chosen picture: for the preview as a `data:` address, for the wire its bytes in base64. */
export interface ReadPicture {
  fileName: string;
  dataUrl: string;
  content: string;
}

/** Reads a file of the device; rejects where it has gone or may not be read. */
export function readPicture(file: File): Promise<ReadPicture> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.onload = () => {
      const dataUrl = typeof reader.result === 'string' ? reader.result : '';
      resolve({ fileName: file.name, dataUrl, content: dataUrl.slice(dataUrl.indexOf(',') + 1) });
    };
    reader.readAsDataURL(file);
  });
}
