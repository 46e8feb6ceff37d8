import { useIsAside } from '../../api/person/blockApi';
import { useTranslation } from '../../i18n/useTranslation';
import { BlockButton, type BlockButtonProps } from './BlockButton';
import './blocks.css';

/** Whether the reader set a person aside, and the way to do so or to take it back. */
export function PersonBlock(props: Omit<BlockButtonProps, 'isAside' | 'onChange'>) {
  const { t } = useTranslation();
  const { isAside, isKnown, refetch } = useIsAside(props.personId);
  if (!isKnown) return null;
  return (
    <div className="dr-block">
      {isAside && <p>{t('blocks.aside', { name: props.name })}</p>}
      <BlockButton {...props} isAside={isAside} onChange={refetch} />
    </div>
  );
}
