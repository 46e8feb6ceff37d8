import { Suspense } from 'react';
import { lazyWithPreload } from './lazyWithPreload';
import './UnderWay.css';

/** Few screens begin with a bar. */
const { Component: SendingBar } = lazyWithPreload(
  async () => (await import(/* webpackChunkName: "upload" */ './SendingBar')).SendingBar,
);

/** A file on its way, in words and as a bar. Stands in a live region. */
export function UnderWay({ text, isTold = true }: { text: string; isTold?: boolean }) {
  return (
    <>
      {isTold && <p className="dr-underWay-text">{text}</p>}
      <Suspense>
        <SendingBar text={text} />
      </Suspense>
    </>
  );
}
