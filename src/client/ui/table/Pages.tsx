import LeftOutlined from '@ant-design/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import { Pagination, type PaginationProps } from 'antd';
import { cloneElement, isValidElement, type ReactElement } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import './Pages.css';

interface PagesProps {
  /** counted from 1 */
  page: number;
  pageSize: number;
  /** rows of all pages */
  total: number;
  onPage: (page: number) => void;
  /** of what, where more than one list may have pages */
  name?: string;
}

/** To the other pages of a list; not there where one page holds everything. */
export function Pages({ page, pageSize, total, onPage, name }: PagesProps) {
  const { t } = useTranslation();
  if (total <= pageSize) return null;
  const named: PaginationProps['itemRender'] = (to, kind, item) => {
    if (!isValidElement(item)) return item;
    const said: Record<typeof kind, object> = {
      prev: { 'aria-label': t('ui.pages.previous'), disabled: page === 1, children: LEFT },
      next: { 'aria-label': t('ui.pages.next'), disabled: page * pageSize >= total, children: RIGHT },
      page: {
        role: 'button',
        'aria-label': t('ui.pages.page', { page: to }),
        'aria-current': to === page ? 'page' : undefined,
      },
      'jump-prev': { role: 'button', 'aria-label': t('ui.pages.page', { page: to }) },
      'jump-next': { role: 'button', 'aria-label': t('ui.pages.page', { page: to }) },
    };
    return cloneElement(item as ReactElement, said[kind]);
  };
  return (
    <nav className="dr-pages" aria-label={name ?? t('ui.pages.name')}>
      <Pagination
        align="center"
        current={page}
        pageSize={pageSize}
        total={total}
        showSizeChanger={false}
        showLessItems
        showTitle={false}
        itemRender={named}
        onChange={onPage}
      />
    </nav>
  );
}

/** Ant Design's own icons have English names. */
const LEFT = <LeftOutlined aria-hidden="true" />;
const RIGHT = <RightOutlined aria-hidden="true" />;
