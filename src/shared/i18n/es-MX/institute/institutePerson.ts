import type { institutePerson as source } from '../../en-US/institute/institutePerson';
import type { Translation } from '../../Translation';

export const institutePerson = {
  open: 'Abrir {{name}}',
  back: 'Todas las personas',
  none: 'Aquí no hay nadie',
  noneText: 'Esta persona no pertenece a tu instituto o su cuenta ya no existe.',
  since: 'Registro',
  zone: 'Zona horaria',
  listing: 'Publicación',
  credential: 'Credencial',
  handedIn: 'Enviada',
  noCredentials: 'No se envió ninguna credencial.',
  noProblems: 'No se reportó ningún problema que tu instituto deba resolver.',
  signIns: 'Sesiones abiertas',
  noSignIns: 'Sin sesiones abiertas por ahora.',
  decisions: 'Decisiones sobre esta persona',
  noDecisions: 'Aún no se decidió ni se cambió nada.',
  bookings: 'Reservas',
  noBookings: 'Aún no hay reservas.',
  fee: 'Acordado',
} as const satisfies Translation<typeof source>;
