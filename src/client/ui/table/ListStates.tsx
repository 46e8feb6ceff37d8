import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { ErrorAlert } from '../loading/ErrorAlert';
import { failureText } from '../../i18n/failureText';
import './ListStates.css';
import { Bone } from '../feedback/Bone';

interface ListStatesProps<Data> {
  /** a read as RTK Query tells it */
  query: { data?: Data; error?: unknown; isFetching: boolean; refetch: () => unknown };
  isEmpty: (data: Data) => boolean;
  /** what is said where there is nothing */
  empty: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A list in whichever state it is: on its way, failed, empty or there. */
export function ListStates<Data>({ query, isEmpty, empty, children }: ListStatesProps<Data>) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = query;
  if (error && !isFetching)
    return <ErrorAlert message={failureText(error, t)} onRetry={() => void refetch()} />;
  if (data === undefined) {
    return (
      <div className="dr-listBones" role="status" aria-label={t('common.loading')}>
        {[1, 2, 3, 4, 5].map((row) => (
          <Bone key={row} className="dr-listBone" />
        ))}
      </div>
    );
  }
  if (isEmpty(data)) return empty;
  return <div aria-busy={isFetching}>{children(data)}</div>;
}
