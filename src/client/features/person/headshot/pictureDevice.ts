import {
  areaOf,
  type PictureCrop,
  type PictureSize,
  turnedSize,
} from '../../../../shared/domain/files/pictureCrop';
import { CUT_PICTURE_EDGE } from '../../../../shared/domain/files/uploadRules';

/** A picture of the device, ready to be shown and cut. */
export interface OpenedPicture extends PictureSize {
  fileName: string;
  /** shows it on this page, until it is closed */
  url: string;
  cut: (crop: PictureCrop) => Promise<File>;
  close: () => void;
}

export type OpenPicture = (file: File) => Promise<OpenedPicture>;

const QUALITY = 0.92;

/** Rejects where the browser does not know the file as a picture. It is shown upright, as the camera was held. */
export const openPicture: OpenPicture = (file) =>
  new Promise((resolve, reject) => {
    const url = URL.createObjectURL(file);
    const close = () => URL.revokeObjectURL(url);
    const image = new Image();
    image.onerror = () => {
      close();
      reject(new Error('not a picture'));
    };
    image.onload = () => {
      const size = { width: image.naturalWidth, height: image.naturalHeight };
      resolve({ ...size, fileName: file.name, url, close, cut: (crop) => cutOut(image, size, crop) });
    };
    image.src = url;
  });

/** Only the square leaves the device: not what is around it, and nothing of where and with what it was taken. */
async function cutOut(image: HTMLImageElement, size: PictureSize, crop: PictureCrop): Promise<File> {
  const { left, top, edge } = areaOf(size, crop);
  const { width, height } = turnedSize(size, crop);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.min(CUT_PICTURE_EDGE, Math.round(edge));
  const scale = canvas.width / edge;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.imageSmoothingQuality = 'high';
  // a JPEG has no transparency, and black would be drawn for it
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.width);
  pen.translate((width / 2 - left) * scale, (height / 2 - top) * scale);
  pen.rotate((crop.quarterTurns * Math.PI) / 2);
  pen.scale(scale, scale);
  pen.drawImage(image, -size.width / 2, -size.height / 2);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!blob) throw new Error('too little memory');
  return new File([blob], 'headshot.jpg', { type: blob.type });
}
