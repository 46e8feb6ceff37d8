import type { problemDecisions as source } from '../../en-US/institute/problemDecisions';
import type { Translation } from '../../Translation';

export const problemDecisions = {
  lead: 'Lo que clientes e intérpretes reportaron sobre sesiones. Hasta que decidas, la sesión no aparece en los estados de cuenta.',
  empty: 'No hay problemas reportados',
  emptyText: 'Aquí aparece lo que se reporte sobre una sesión de tus intérpretes.',
  show: {
    label: 'Mostrar',
    all: 'Todos',
    open: 'Sin resolver',
    decided: 'Resueltos',
    openNone: 'Ningún problema espera una decisión',
    decidedNone: 'Aún no se resolvió ningún problema',
  },
  session: 'Sesión',
  report: 'Reporte',
  presence: 'Registro',
  checkedIn: 'El intérprete registró su llegada',
  absent: 'El intérprete no registró su llegada',
  decision: 'Decisión',
  by: { client: '{{name}} (cliente)', interpreter: '{{name}} (intérprete)' },
  answer: {
    client: '{{name}} (cliente), la otra parte',
    interpreter: '{{name}} (intérprete), la otra parte',
  },
  outcome: {
    counts: 'Cuenta como se acordó',
    partial: 'Una parte de la tarifa: {{amount}}',
    void: 'No se debe nada',
  },
  own: 'Participaste en esta sesión; decide otro administrador.',
  waits:
    '{{name}} aún puede responder, hasta el {{when}}. Podrás decidir cuando lo haya hecho o después de ese momento.',
  because: 'Motivo: {{reason}}',
  decide: {
    counts: {
      label: 'Validar',
      of: 'Validar {{title}}',
      ask: '¿Validar {{title}} como se acordó?',
      text: 'Se debe la tarifa acordada de {{fee}} y la sesión aparece en los estados de cuenta.',
    },
    partial: {
      label: 'Contar en parte',
      of: 'Contar en parte {{title}}',
      ask: '¿Cuánto se debe por {{title}}?',
      text: 'La tarifa acordada es de {{fee}}. {{client}} debe lo que escribas en su lugar, y la plataforma conserva su parte habitual de ese importe.',
      amount: 'Importe que se debe, en euros',
      amountHint: 'Más que cero y menos que {{fee}}.',
      amountRequired: 'Escribe un importe, por ejemplo 40 o 37.50.',
      amountNoPart: 'Escribe más que cero y menos que {{fee}}.',
    },
    void: {
      label: 'Anular',
      of: 'Anular {{title}}',
      ask: '¿Anular {{title}}?',
      text: 'No se debe nada de los {{fee}} acordados y la sesión no aparece en ningún estado de cuenta.',
    },
  },
  reason: 'Motivo',
  reasonHint: 'Lo leen ambas partes.',
  reasonRequired: 'Indica el motivo.',
  done: 'Decisión registrada.',
} as const satisfies Translation<typeof source>;
