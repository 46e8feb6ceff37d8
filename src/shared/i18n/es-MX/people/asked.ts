import type { asked as source } from '../../en-US/people/asked';
import type { Translation } from '../../Translation';

/** A visitor's chosen time, above the forms of registering and signing in. */
export const asked = {
  heading: 'Estás pidiendo',
  stays: 'Regístrate o inicia sesión abajo: se conserva todo lo que elegiste y la reserva se abre con ello.',
  taken: 'Mientras tanto, alguien ocupó esta hora. Elige otra, o continúa y elígela después.',
  past: 'Esta hora ya pasó. Elige otra, o continúa y elígela después.',
  others: 'Otras horas libres',
  search: 'Buscar a otro intérprete',
  back: 'Volver al perfil',
  forget: 'No pedirla',
} satisfies Translation<typeof source>;
