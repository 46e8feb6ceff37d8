import UploadOutlined from '@ant-design/icons/UploadOutlined';
import { Button, Upload } from 'antd';
import { type ComponentRef, useRef } from 'react';

export interface UploadButtonProps {
  label: string;
  /** as of an `input`'s own `accept` */
  accept: string;
  onChoose: (file: File) => void;
  describedBy?: string;
  /** what was chosen is under way; the button keeps the focus */
  isBusy?: boolean;
  isInvalid?: boolean;
}

/** A button that chooses one file; what becomes of it is for whoever asks. */
export function UploadButton({
  label,
  accept,
  onChoose,
  describedBy,
  isBusy = false,
  isInvalid,
}: UploadButtonProps) {
  const upload = useRef<ComponentRef<typeof Upload>>(null);
  return (
    <Upload
      ref={upload}
      accept={accept}
      disabled={isBusy}
      showUploadList={false}
      hasControlInside
      // Ant Design's own way takes the focus off a button that the keyboard presses
      openFileDialogOnClick={false}
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={isInvalid}
      beforeUpload={(file) => {
        onChoose(file);
        return false;
      }}
    >
      <Button
        icon={<UploadOutlined aria-hidden="true" />}
        loading={isBusy}
        aria-disabled={isBusy}
        aria-describedby={describedBy}
        onClick={() => upload.current?.nativeElement?.querySelector('input')?.click()}
      >
        {label}
      </Button>
    </Upload>
  );
}
