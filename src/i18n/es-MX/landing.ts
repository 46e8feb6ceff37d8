import type { landing as source } from '../en-US/landing';
import type { Translation } from '../Translation';

export const landing = {
  login: 'Iniciar sesión',
  headline: 'Amplía tu alcance en todos los idiomas',
  lead: 'Reserva un intérprete para una reunión, una audiencia o una cita: el par de idiomas correcto, la hora correcta y un precio que queda fijo cuando lo solicitas.',
  signIn: 'Inicia sesión para reservar',
  sample: {
    label: 'Ejemplo de una reserva',
    title: 'Revisión de contrato con el proveedor',
    person: 'Aiko Tanaka',
  },
  points: {
    when: {
      title: 'Cuándo',
      text: 'El horario queda apartado para ti desde que lo solicitas y se muestra en ambas zonas horarias si son distintas.',
    },
    pair: {
      title: 'Qué dos idiomas',
      text: 'Solo puedes reservar a intérpretes que ofrecen exactamente tu par de idiomas.',
    },
    who: { title: 'Quién', text: 'Tú eliges a la persona, y ambos ven los mismos cambios en la reserva.' },
  },
  footer: '© {{year}} Dragoman',
} satisfies Translation<typeof source>;
