import { useEffect, useEffectEvent } from 'react';

/** While something lies over the page, Esc takes it away. A dialog above it hears Esc first and keeps it. */
export function useEscape(isListening: boolean, onEscape: () => void): void {
  const escaped = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isListening) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) escaped();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isListening]);
}
