import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import type { PaymentMethod } from '../../machines/bookingWizardContext';
import './PaymentTabs.css';

const METHODS = ['card', 'bank'] as const satisfies readonly PaymentMethod[];

interface PaymentTabsProps {
  chosen: PaymentMethod;
  onChoose: (method: PaymentMethod) => void;
  panels: Record<PaymentMethod, ReactNode>;
}

/**
 * Two tabs after the ARIA pattern (w3.org/WAI/ARIA/apg/patterns/tabs): one stop for Tab, arrows between them. Both
 * panels stay, so that what was typed into one is still there after a look at the other.
 */
export function PaymentTabs({ chosen, onChoose, panels }: PaymentTabsProps) {
  const { t } = useTranslation();
  const tabs = useRef<Partial<Record<PaymentMethod, HTMLButtonElement | null>>>({});
  const move = (event: KeyboardEvent) => {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return;
    event.preventDefault();
    const other = chosen === 'card' ? 'bank' : 'card';
    const next = event.key === 'Home' ? 'card' : event.key === 'End' ? 'bank' : other;
    onChoose(next);
    tabs.current[next]?.focus();
  };
  return (
    <div>
      <div role="tablist" aria-label={t('booking.payment.methods')} className="dr-tabs" onKeyDown={move}>
        {METHODS.map((method) => (
          <button
            key={method}
            ref={(button) => void (tabs.current[method] = button)}
            type="button"
            role="tab"
            id={`booking-tab-${method}`}
            aria-selected={method === chosen}
            aria-controls={`booking-panel-${method}`}
            tabIndex={method === chosen ? 0 : -1}
            onClick={() => onChoose(method)}
          >
            {t(`booking.payment.${method}`)}
          </button>
        ))}
      </div>
      {METHODS.map((method) => (
        <div
          key={method}
          role="tabpanel"
          id={`booking-panel-${method}`}
          aria-labelledby={`booking-tab-${method}`}
          hidden={method !== chosen}
        >
          {panels[method]}
        </div>
      ))}
    </div>
  );
}
