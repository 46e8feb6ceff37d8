import { useEffect } from 'react';
import { useTranslation } from '../i18n/useTranslation';

/** What the tab and the history call this page, after how much is new; the product's name alone where `title` is absent. */
export function usePageTitle(title?: string, unread = 0): void {
  const { t } = useTranslation();
  const product = t('common.productName');
  useEffect(() => {
    const count = unread > 0 ? `(${unread}) ` : '';
    document.title = `${count}${title ? `${title} · ${product}` : product}`;
  }, [title, product, unread]);
}
