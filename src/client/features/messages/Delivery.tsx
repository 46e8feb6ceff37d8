import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { useLocation } from 'react-router-dom';
import { useToast } from '../../ui/popups/useToast';
import type { DeliveryNews } from '../../machines/messageDelivery/messageDeliverySetup';
import { useDelivery } from './useDelivery';

/** Delivers what waits; shows nothing but the toasts that tell of it. */
export function Delivery() {
  useDeliveryToasts();
  return null;
}

/** Delivers whatever screen is shown, and tells whoever left the conversation what became of what waited in it. */
export function useDeliveryToasts(): void {
  const { t } = useTranslation();
  const toast = useToast();
  const { pathname } = useLocation();
  const { hear } = useDelivery();
  const say = useEffectEvent(({ threadId, sent, refused }: DeliveryNews) => {
    if (pathname.endsWith(`/${threadId}`)) return;
    if (sent > 0) toast.success({ title: t('talk.sentLate', { count: sent }) });
    if (refused > 0) toast.error({ title: t('talk.refusedLate', { count: refused }), seconds: 0 });
  });
  useEffect(() => hear((news) => say(news)), [hear]);
}
