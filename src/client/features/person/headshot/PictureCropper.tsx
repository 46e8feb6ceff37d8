import RotateLeftOutlined from '@ant-design/icons/RotateLeftOutlined';
import RotateRightOutlined from '@ant-design/icons/RotateRightOutlined';
import { Button } from 'antd';
import { type PointerEvent, useRef, useState } from 'react';
import {
  areaOf,
  closestZoom,
  moved,
  type PictureCrop,
  turned,
  turnedSize,
  WHOLE_CROP,
  zoomed,
} from '../../../../shared/domain/files/pictureCrop';
import { useTranslation } from '../../../i18n/useTranslation';
import { SliderInput } from '../../../ui/form/SliderInput';
import './PictureCropper.css';
import type { OpenedPicture } from './pictureDevice';

interface PictureCropperProps {
  picture: OpenedPicture;
  onCut: (crop: PictureCrop) => void;
  onCancel: () => void;
}

/** Chooses what is shown of a picture: by dragging and pinching it, and in every way by its buttons and sliders. */
export function PictureCropper({ picture, onCut, onCancel }: PictureCropperProps) {
  const { t } = useTranslation();
  const [crop, setCrop] = useState(WHOLE_CROP);
  const { width, height } = turnedSize(picture, crop);
  const { edge } = areaOf(picture, crop);
  const turns = [
    ['left', <RotateLeftOutlined key="left" aria-hidden="true" />],
    ['right', <RotateRightOutlined key="right" aria-hidden="true" />],
  ] as const;
  return (
    <div className="dr-cropper">
      <p>{t('person.headshot.cut.lead')}</p>
      <Frame picture={picture} crop={crop} onChange={setCrop} />
      <div className="dr-cropper-turns">
        {turns.map(([way, icon]) => (
          <Button key={way} icon={icon} onClick={() => setCrop((before) => turned(before, way))}>
            {t(way === 'left' ? 'person.headshot.cut.turnLeft' : 'person.headshot.cut.turnRight')}
          </Button>
        ))}
      </div>
      <div className="dr-cropper-sliders">
        <SliderInput
          label={t('person.headshot.cut.size')}
          value={crop.zoom}
          range={[1, closestZoom(picture)]}
          onChange={(zoom) => setCrop((before) => zoomed(picture, before, zoom))}
        />
        <SliderInput
          label={t('person.headshot.cut.across')}
          value={crop.x}
          range={[0, width - edge < 1 ? 0 : 1]}
          onChange={(x) => setCrop((before) => ({ ...before, x }))}
        />
        <SliderInput
          label={t('person.headshot.cut.down')}
          value={crop.y}
          range={[0, height - edge < 1 ? 0 : 1]}
          onChange={(y) => setCrop((before) => ({ ...before, y }))}
        />
      </div>
      <div className="dr-cropper-ways">
        <Button onClick={onCancel}>{t('common.cancel')}</Button>
        <Button type="primary" onClick={() => onCut(crop)}>
          {t('person.headshot.cut.save')}
        </Button>
      </div>
    </div>
  );
}

interface FrameProps {
  picture: OpenedPicture;
  crop: PictureCrop;
  onChange: (change: (before: PictureCrop) => PictureCrop) => void;
}

interface Point {
  x: number;
  y: number;
}

/** An own control: Ant Design has none that shows a part of a picture. Whatever it does, the sliders do too. */
function Frame({ picture, crop, onChange }: FrameProps) {
  const { t } = useTranslation();
  const hands = useRef(new Map<number, Point>());
  const { width, height } = turnedSize(picture, crop);
  const { left, top, edge } = areaOf(picture, crop);
  const shareOf = (pixels: number) => `${(100 * pixels) / edge}%`;
  const follow = ({ pointerId, clientX: x, clientY: y, currentTarget }: PointerEvent) => {
    const before = hands.current.get(pointerId);
    if (!before) return;
    const [other] = [...hands.current].flatMap(([id, point]) => (id === pointerId ? [] : [point]));
    hands.current.set(pointerId, { x, y });
    if (other) {
      const closer = distance({ x, y }, other) / Math.max(1, distance(before, other));
      return onChange((now) => zoomed(picture, now, now.zoom * closer));
    }
    const { clientWidth } = currentTarget;
    const by = { x: (x - before.x) / clientWidth, y: (y - before.y) / clientWidth };
    onChange((now) => moved(picture, now, by));
  };
  const letGo = ({ pointerId }: PointerEvent) => void hands.current.delete(pointerId);
  return (
    <div
      className="dr-cropper-frame"
      onPointerDown={({ currentTarget, pointerId, clientX: x, clientY: y }) => {
        currentTarget.setPointerCapture(pointerId);
        hands.current.set(pointerId, { x, y });
      }}
      onPointerMove={follow}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    >
      <img
        src={picture.url}
        alt={t('person.headshot.cut.picture')}
        draggable={false}
        style={{
          left: shareOf(width / 2 - left),
          top: shareOf(height / 2 - top),
          width: shareOf(picture.width),
          height: shareOf(picture.height),
          transform: `translate(-50%, -50%) rotate(${90 * crop.quarterTurns}deg)`,
        }}
      />
    </div>
  );
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
