import UploadOutlined from '@ant-design/icons/UploadOutlined';
import { Button, Upload } from 'antd';

export interface UploadButtonProps {
  label: string;
  /** as of an `input`'s own `accept` */
  accept: string;
  onChoose: (file: File) => void;
  describedBy?: string;
  isDisabled?: boolean;
  isInvalid?: boolean;
}

/** A button that chooses one file; what becomes of it is for whoever asks. */
export function UploadButton({
  label,
  accept,
  onChoose,
  describedBy,
  isDisabled,
  isInvalid,
}: UploadButtonProps) {
  return (
    <Upload
      accept={accept}
      disabled={isDisabled}
      showUploadList={false}
      hasControlInside
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
        disabled={isDisabled}
        aria-describedby={describedBy}
        // Enter presses the button; the place around it would ask a second time
        onKeyDown={(event) => event.stopPropagation()}
      >
        {label}
      </Button>
    </Upload>
  );
}
