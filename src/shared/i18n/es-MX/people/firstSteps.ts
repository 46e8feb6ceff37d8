import type { firstSteps as source } from '../../en-US/people/firstSteps';
import type { Translation } from '../../Translation';

export const firstSteps = {
  titles: {
    client: 'Primeros pasos',
    interpreter: 'Primeros pasos hasta tu primera solicitud',
    admin: 'Primeros pasos de tu instituto',
  },
  doneOf: '{{done}} de {{all}} listos',
  done: '(listo)',
  open: '(por hacer)',
  hide: 'Ocultar',
  show: 'Volver a mostrar en mi panel',
  putAway: 'Ocultos. Encuentras tus primeros pasos en Ayuda.',
  back: 'Tus primeros pasos están otra vez en tu panel.',
  profile: 'Agrega un teléfono, una empresa o una foto a tu perfil',
  search: 'Busca un intérprete',
  request: 'Envía tu primera solicitud',
  languages: 'Indica qué idiomas interpretas y con qué nivel',
  price: 'Define tu precio por hora',
  hours: 'Define en qué horarios trabajas',
  photo: 'Agrega una foto tuya',
  credentials: 'Envía una credencial',
  publish: 'Activa tu publicación',
  approve: 'Decide sobre un perfil, una credencial o un plan',
  invite: 'Invita a alguien',
  modules: 'Crea un rol y define qué módulos abre',
} as const satisfies Translation<typeof source>;
