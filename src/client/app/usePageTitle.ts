import { useEffect } from 'react';
import { useTranslation } from '../i18n/useTranslation';

/** The title of the tab and its history; the product's name alone where `title` is absent. */
export function usePageTitle(title?: string): void {
  const { t } = useTranslation();
  const product = t('common.productName');
  useEffect(() => {
    document.title = title ? `${title} · ${product}` : product;
  }, [title, product]);
}
