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
  photo: {
    of: 'Quitar la foto de {{name}}',
    ask: '¿Quitar la foto de {{name}}?',
    text: 'Muestra a otra persona, ofende, anuncia algo o no es un rostro: una foto así no debe quedarse. {{name}} recibe tu motivo por correo y puede elegir otra.',
    reason: 'Motivo',
    reasonRequired: 'Indica el motivo.',
    label: 'Quitar la foto',
    done: 'Se quitó la foto de {{name}}.',
  },
} as const satisfies Translation<typeof source>;
