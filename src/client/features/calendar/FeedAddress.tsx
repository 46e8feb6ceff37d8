import { Button, Input, type InputRef } from 'antd';
import { useId, useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { useToast } from '../../ui/popups/useToast';

/** The address, this once: to copy, or to hand to the device's calendar. */
export function FeedAddress({ url }: { url: string }) {
  const { t } = useTranslation();
  const toast = useToast();
  const field = useRef<InputRef>(null);
  const id = useId();
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(url);
      toast.success({ title: t('calendar.copied') });
    } catch {
      // Without leave to write it stays selected, for the keys to copy.
      toast.info({ title: t('calendar.copyByHand') });
    }
  };
  return (
    <>
      <p role="status">
        <strong>{t('calendar.once')}</strong> {t('calendar.secret')}
      </p>
      <div className="dr-feed-address">
        <label htmlFor={id}>{t('calendar.address')}</label>
        <Input ref={field} id={id} value={url} readOnly />
      </div>
      <div className="dr-feed-ways dr-wrapping">
        <Button type="primary" onClick={() => void copy()}>
          {t('calendar.copy')}
        </Button>
        <a href={url.replace(/^https?:/, 'webcal:')}>{t('calendar.open')}</a>
      </div>
    </>
  );
}
