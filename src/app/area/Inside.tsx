import { lazy, Suspense } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { loadPatiently } from '../loadPatiently';
import { LayoutSkeleton } from '../session/LayoutSkeleton';
import { WithScreenWords } from './WithScreenWords';

interface InsideProps {
  contentClass?: string;
}

const load = () => import(/* webpackChunkName: "inside" */ '../inside/InsideFrame');

const InsideFrame = lazy(async () => ({ default: (await loadPatiently(load)).InsideFrame }));

/** The layout behind the sign-in, with Ant Design, which the sign-in form does without. */
export function Inside(props: InsideProps) {
  const { t } = useTranslation();
  return (
    <Suspense fallback={<LayoutSkeleton label={t('common.loading')} />}>
      <WithScreenWords parts={WORDS} meanwhile={preloadInside}>
        <InsideFrame {...props} />
      </WithScreenWords>
    </Suspense>
  );
}

const WORDS = ['inside'] as const;

/** For who is about to sign in, or is signed in already. */
export function preloadInside(): void {
  void load().catch(() => undefined);
}
