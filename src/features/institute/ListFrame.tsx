import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { failureText } from '../../ui/failureText';
import { PlainError } from '../../ui/PlainError';
import '../../ui/Skeleton.css';

interface ListFrameProps<Data> {
  /** a read as RTK Query tells it */
  query: { data?: Data; error?: unknown; isFetching: boolean; refetch: () => unknown };
  isEmpty: (data: Data) => boolean;
  /** what is said where there is nothing */
  empty: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A list in whichever state it is: on its way, failed, empty or there. */
export function ListFrame<Data>({ query, isEmpty, empty, children }: ListFrameProps<Data>) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = query;
  if (error && !isFetching)
    return <PlainError message={failureText(error, t)} onRetry={() => void refetch()} />;
  if (data === undefined) {
    return (
      <div className="dr-institute-skeleton" role="status" aria-label={t('common.loading')}>
        {[1, 2, 3, 4, 5].map((row) => (
          <span key={row} className="dr-bone dr-institute-boneRow" aria-hidden="true" />
        ))}
      </div>
    );
  }
  if (isEmpty(data)) return empty;
  return <div aria-busy={isFetching}>{children(data)}</div>;
}
