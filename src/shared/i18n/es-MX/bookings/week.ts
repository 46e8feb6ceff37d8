import type { week as english } from '../../en-US/bookings/week';
import type { Translation } from '../../Translation';

export const week = {
  title: 'Calendario semanal,',
  previous: 'Semana anterior',
  next: 'Semana siguiente',
  present: 'Esta semana',
  today: 'Hoy',
  loading: 'Cargando la semana...',
  empty: 'Nada en esta semana.',
  free: 'Sin reservas.',
  earlierDays_one: 'Antes en esta semana ({{count}} día)',
  earlierDays_many: 'Antes en esta semana ({{count}} de días)',
  earlierDays_other: 'Antes en esta semana ({{count}} días)',
  keys: 'Las flechas llevan de una reserva a otra; Inicio y Fin, a la primera y la última de la semana.',
  legend: 'Marcas',
  zone: 'Las horas están en tu zona, {{zone}}.',
  clocks: { forward: 'Los relojes se adelantan', back: 'Los relojes se atrasan' },
  booking: '{{start}}, {{title}}, {{status}}, {{time}}, {{name}}',
  part: '{{label}}, {{part}}',
  fromBefore: 'desde el día anterior',
  onAfter: 'hasta el día siguiente',
  subscribe: 'Suscribirte en tu propio calendario',
} as const satisfies Translation<typeof english>;
