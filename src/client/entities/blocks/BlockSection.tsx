import { useId, useState } from 'react';
import type { Block } from '../../../shared/contract/account/blocks';
import { useGetBlocksQuery } from '../../api/person/blockApi';
import { failureText } from '../../i18n/failureText';
import { useTranslation } from '../../i18n/useTranslation';
import { PersonLine } from '../../ui/facts/PersonLine';
import { ErrorAlert } from '../../ui/loading/ErrorAlert';
import { LoadingRows } from '../../ui/loading/LoadingRows';
import { formatInstant } from '../../ui/time/formatInstant';
import { readerZone } from '../../ui/time/readerZone';
import { BlockButton, type BlockButtonProps } from './BlockButton';
import './blocks.css';

/** Everybody whom the reader set aside, each with 'Allow again'. */
export function BlockSection({ viewer }: Pick<BlockButtonProps, 'viewer'>) {
  const { t } = useTranslation();
  const heading = useId();
  const { data, error, isFetching, refetch } = useGetBlocksQuery();
  const shown = useStaying(data);
  return (
    <section className="dr-blocks" aria-labelledby={heading}>
      <h2 id={heading}>{t('blocks.title')}</h2>
      <p className="dr-blocks-lead">
        {t(viewer === 'client' ? 'blocks.leadOfClient' : 'blocks.leadOfInterpreter')}
      </p>
      {error && !isFetching ? (
        <ErrorAlert message={failureText(error, t)} onRetry={() => void refetch()} />
      ) : !data ? (
        <LoadingRows text={t('common.loading')} rows={1} />
      ) : shown.length === 0 ? (
        <p>{t('blocks.empty')}</p>
      ) : (
        <ul className="dr-blocks-list" aria-labelledby={heading}>
          {shown.map((block) => (
            <BlockRow
              key={block.person_id}
              {...{ block, viewer }}
              isAside={data.some(({ person_id: id }) => id === block.person_id)}
              onChange={refetch}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Those who are allowed again stay until the page is left: a slip is mended by the same button. */
function useStaying(data: readonly Block[] | undefined): readonly Block[] {
  const [read, setRead] = useState(data);
  const [shown, setShown] = useState(data ?? []);
  if (data === read || !data) return shown;
  const known = new Set(shown.map(({ person_id: id }) => id));
  const staying = [...data.filter(({ person_id: id }) => !known.has(id)), ...shown];
  setRead(data);
  setShown(staying);
  return staying;
}

type BlockRowProps = Pick<BlockButtonProps, 'viewer' | 'isAside' | 'onChange'> & { block: Block };

function BlockRow({ block: { person_id: id, name, avatar, addedAt }, ...rest }: BlockRowProps) {
  const { t, i18n } = useTranslation();
  const shownName = name || t('common.notAvailable');
  const since = formatInstant(addedAt, i18n.language, readerZone());
  return (
    <li className="dr-blocks-row">
      <PersonLine
        name={shownName}
        imageUrl={avatar}
        note={rest.isAside ? t('blocks.since', { moment: since }) : t('blocks.allowedNow')}
      />
      <BlockButton personId={id} name={shownName} {...rest} />
    </li>
  );
}
