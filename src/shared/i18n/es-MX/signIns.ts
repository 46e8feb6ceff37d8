import type { signIns as enUS } from '../en-US/signIns';
import type { Translation } from '../Translation';

export const signIns: Translation<typeof enUS> = {
  title: 'Dónde tienes la sesión abierta',
  lead: '¿Ves aquí un dispositivo que ya no usas o que no reconoces? Cierra su sesión. Si no lo reconoces, cambia también tu contraseña.',
  changePassword: 'Cambiar tu contraseña',
  on: '{{browser}} en {{system}}',
  unknownBrowser: 'Navegador desconocido',
  current: 'Este dispositivo',
  columns: { device: 'Dispositivo', since: 'Inicio de sesión', lastUsed: 'Último uso', actions: 'Acciones' },
  now: 'En uso',
  onlyHere: 'Solo aquí',
  onlyHereText: 'No tienes la sesión abierta en ningún otro lugar.',
  signOut: 'Cerrar sesión',
  signOutOf: 'Cerrar sesión: {{device}}, iniciada el {{when}}',
  signOutOthers: 'Cerrar sesión en todos los demás',
  askOne: '¿Cerrar la sesión de {{device}}?',
  askOneText:
    'Quien use Dragoman ahí tendrá que iniciar sesión de nuevo. Se pierde lo que se esté escribiendo ahí.',
  askOthers: '¿Cerrar la sesión en todos los demás dispositivos?',
  askOthersText:
    'Aquí tu sesión sigue abierta; en los demás dispositivos habrá que iniciar sesión de nuevo. Se pierde lo que se esté escribiendo ahí.',
  password: 'Tu contraseña',
  passwordRequired: 'Escribe tu contraseña.',
  wrongPassword: 'Esta no es tu contraseña.',
  noPassword: 'No tengo contraseña o la olvidé',
  busy: 'Cerrando sesión…',
  doneOne: 'Se cerró la sesión de {{device}}.',
  doneOthers: 'Ahora solo tienes la sesión abierta aquí.',
};
