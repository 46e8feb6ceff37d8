interface SubmitButtonProps {
  label: string;
  isBusy: boolean;
  /** said while it is under way */
  busyText: string;
  /** it was sent, and nothing is left to send */
  isDone?: boolean;
}

/** Sends a form once: while it is under way it turns and cannot be pressed. */
export function SubmitButton({ label, isBusy, busyText, isDone = false }: SubmitButtonProps) {
  return (
    <>
      <button
        type="submit"
        className="dr-button dr-button-primary dr-button-large"
        disabled={isBusy || isDone}
        data-busy={isBusy}
      >
        {isBusy && <span className="dr-form-spinner" aria-hidden="true" />}
        {label}
      </button>
      <p className="dr-visuallyHidden" role="status">
        {isBusy ? busyText : ''}
      </p>
    </>
  );
}
