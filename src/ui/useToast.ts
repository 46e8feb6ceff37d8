import { App } from 'antd';
import { useMemo } from 'react';

export interface ToastContent {
  title: string;
  text?: string;
  /** how long it stays; 0 until it is closed */
  seconds?: number;
  closable?: boolean;
}

export interface Toast {
  success(content: ToastContent): void;
  error(content: ToastContent): void;
  info(content: ToastContent): void;
}

const DEFAULT_SECONDS = 3;

/** Short words that come and go. Good news is a `status`, which waits; a failure is an `alert`, which does not. */
export function useToast(): Toast {
  const { notification } = App.useApp();
  return useMemo(() => {
    const show = (
      type: keyof Toast,
      { title, text, seconds = DEFAULT_SECONDS, closable = true }: ToastContent,
    ) =>
      notification.open({
        type,
        title,
        description: text,
        duration: seconds,
        closable,
        role: type === 'error' ? 'alert' : 'status',
      });
    return {
      success: (content) => show('success', content),
      error: (content) => show('error', content),
      info: (content) => show('info', content),
    };
  }, [notification]);
}
