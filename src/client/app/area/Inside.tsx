import { Suspense, useEffect } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { afterFirstScreen } from '../../ui/loading/afterFirstScreen';
import { lazyWithPreload } from '../../ui/loading/lazyWithPreload';
import { preloadPopups } from '../../ui/popups/PopupsPlace';
import { onIdle } from '../../ui/loading/whenIdle';
import { LayoutSkeleton } from '../session/LayoutSkeleton';
import { WithScreenWords } from './WithScreenWords';

interface InsideProps {
  contentClass?: string;
}

const frame = lazyWithPreload(async () => {
  const { InsideFrame } = await import(/* webpackChunkName: "inside" */ '../inside/InsideFrame');
  return InsideFrame;
});

/** The layout behind the sign-in, with Ant Design, which the sign-in form does without. */
export function Inside(props: InsideProps) {
  const { t } = useTranslation();
  return (
    <Suspense fallback={<LayoutSkeleton label={t('common.loading')} />}>
      <WithScreenWords parts={WORDS} meanwhile={preloadInside}>
        <frame.Component {...props} />
        <PopupsSoon />
      </WithScreenWords>
    </Suspense>
  );
}

const fetchSoon = afterFirstScreen(() => onIdle(window, preloadPopups));

/** Parts that the layout can do without until a screen is drawn and the page is idle. */
function PopupsSoon() {
  useEffect(() => void fetchSoon(), []);
  return null;
}

const WORDS = ['inside'] as const;

/** For who is about to sign in, or is signed in already. */
export const preloadInside = frame.preload;
