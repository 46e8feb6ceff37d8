import type { dashboard as source } from '../en-US/dashboard';
import type { Translation } from '../Translation';

export const dashboard = {
  title: 'Panel',
  loading: 'Cargando tus reservas...',
  bookInterpreter: 'Reservar un intérprete',
  openRecords: 'Abrir el registro',
  openBookings: 'Abrir Mis reservas',
  sessions_zero: 'Aún no hay sesiones acordadas.',
  sessions_one: 'Hay 1 sesión acordada.',
  sessions_many: 'Hay {{count}} sesiones acordadas.',
  sessions_other: 'Hay {{count}} sesiones acordadas.',
  waiting_zero: 'Ninguna solicitud está en espera.',
  waiting_one: '1 solicitud espera respuesta.',
  waiting_many: '{{count}} solicitudes esperan respuesta.',
  waiting_other: '{{count}} solicitudes esperan respuesta.',
  toAnswer_zero: 'Ninguna solicitud espera tu respuesta.',
  toAnswer_one: '1 solicitud espera tu respuesta.',
  toAnswer_many: '{{count}} solicitudes esperan tu respuesta.',
  toAnswer_other: '{{count}} solicitudes esperan tu respuesta.',
  noSession: 'No hay sesiones próximas',
  clientNoSession:
    'Cuando un intérprete acepte tu solicitud, aquí verás la sesión y cuánto falta para que empiece.',
  interpreterNoSession: 'Cuando aceptes una solicitud, aquí verás la sesión y cuánto falta para que empiece.',
  requestsWaiting: 'Solicitudes en espera',
  noneWaiting: 'Nada está en espera de respuesta.',
  requestsToAccept: 'Solicitudes por aceptar',
  noneToAccept: 'Ninguna solicitud espera tu respuesta.',
  agreed: 'Acordado en seis meses',
  earned: 'Ganado en seis meses',
} satisfies Translation<typeof source>;
