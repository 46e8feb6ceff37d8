import { Button, type ButtonProps } from 'antd';

interface SubmitButtonProps extends ButtonProps {
  label: string;
  isBusy: boolean;
  /** said while it is under way */
  busyText: string;
  /** it was sent, and nothing is left to send */
  isDone?: boolean;
}

/** Sends a form once: while it is under way it turns and cannot be pressed. */
export function SubmitButton({ label, isBusy, busyText, isDone = false, ...button }: SubmitButtonProps) {
  return (
    <>
      <Button
        type="primary"
        size="large"
        htmlType="submit"
        loading={isBusy}
        disabled={isDone}
        // it keeps the focus, so it is not disabled to the browser
        aria-disabled={isBusy || isDone}
        {...button}
      >
        {label}
      </Button>
      <p className="dr-visuallyHidden" role="status">
        {isBusy ? busyText : ''}
      </p>
    </>
  );
}
