import { useEffect } from 'react';
import { useTranslation } from '../i18n/useTranslation';

/** The title of the tab and its history, after how much is unread; the product's name alone where `title` is absent. */
export function usePageTitle(title?: string, unread = 0): void {
  const { t } = useTranslation();
  const product = t('common.productName');
  useEffect(() => {
    const count = unread > 0 ? `(${unread}) ` : '';
    document.title = `${count}${title ? `${title} · ${product}` : product}`;
  }, [title, product, unread]);
}
