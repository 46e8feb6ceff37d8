import type { decisionMails as source } from '../../en-US/bookings/decisionMails';
import type { Translation } from '../../Translation';

const DECIDED_IN_PART = {
  subject: 'Decisión tomada: {{title}}',
  lead: 'Se revisó el problema reportado sobre esta sesión. Decisión: se debe una parte de la tarifa. La sesión aparece en tus estados de cuenta con ese importe.',
} as const;

const DECIDED_COUNTS = {
  subject: 'Decisión tomada: {{title}}',
  lead: 'Se revisó el problema reportado sobre esta sesión. Decisión: la sesión cuenta como se acordó y vuelve a aparecer en tus estados de cuenta.',
} as const;

export const decisionMails = {
  decidedCounts: { client: DECIDED_COUNTS, interpreter: DECIDED_COUNTS },
  decidedInPart: { client: DECIDED_IN_PART, interpreter: DECIDED_IN_PART },
  decidedVoid: {
    client: {
      subject: 'Decisión tomada: {{title}}',
      lead: 'Se revisó el problema reportado sobre esta sesión. Decisión: no debes nada por ella.',
    },
    interpreter: {
      subject: 'Decisión tomada: {{title}}',
      lead: 'Se revisó el problema reportado sobre esta sesión. Decisión: {{other}} no debe nada por ella, así que no aparece en tus estados de cuenta.',
    },
  },
} as const satisfies Translation<typeof source>;
