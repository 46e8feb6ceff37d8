import type { welcome as source } from '../en-US/welcome';
import type { Translation } from '../Translation';

export const welcome = {
  title: '¿Dónde se van a reunir?',
  lead: 'Tu respuesta llena la plataforma de la reunión. Puedes cambiarla después en la reserva.',
  choicesName: 'Plataforma de la reunión',
  choices: {
    zoom_account: 'Tengo una cuenta de Zoom',
    no_zoom_account: 'No tengo una cuenta de Zoom',
    other_platform_account: 'Uso otra plataforma',
  },
  notes: {
    zoom_account: 'Tú organizas la reunión; el intérprete entra con tu enlace.',
    no_zoom_account: 'No hay nada que configurar: se reúnen en la sala Dragoman, en el navegador.',
    other_platform_account: 'WebEx, una línea telefónica o una sala propia.',
  },
  continue: 'Continuar',
} satisfies Translation<typeof source>;
