import UploadOutlined from '@ant-design/icons/UploadOutlined';
import { Button } from 'antd';
import { Suspense } from 'react';
import { lazyWithPreload } from '../loading/lazyWithPreload';
import type { UploadButtonProps } from './UploadButton';

/** The screen does not wait for it. */
const { Component: UploadButton } = lazyWithPreload(
  async () => (await import(/* webpackChunkName: "upload" */ './UploadButton')).UploadButton,
);

/** A button that chooses one file. Until Ant Design's has come it stands there and cannot be pressed. */
export function FileChoice(props: UploadButtonProps) {
  const standIn = (
    <Button icon={<UploadOutlined aria-hidden="true" />} disabled>
      {props.label}
    </Button>
  );
  return (
    <Suspense fallback={standIn}>
      <UploadButton {...props} />
    </Suspense>
  );
}
