import type { settings as source } from '../en-US/settings';
import type { Translation } from '../Translation';

export const settings = {
  title: 'Configuración del perfil',
  local:
    'Esta configuración se queda en este navegador. Nada de esta página se envía a Dragoman: el nombre de tus reservas, el correo con el que inicias sesión y tu contraseña no cambian.',
  toProfile: 'Editar tu perfil',
  toPassword: 'Cambiar tu contraseña',
  edit: 'Editar',
  fields: {
    fullName: 'Nombre completo',
    email: 'Correo electrónico',
    password: 'Contraseña',
    region: 'Región de residencia de los datos',
  },
  editOne: {
    fullName: 'Editar nombre completo',
    email: 'Editar correo electrónico',
    password: 'Editar contraseña',
    region: 'Editar región de residencia de los datos',
  },
  emailHint: 'Solo se muestra aquí. Sigues iniciando sesión con el correo de tu cuenta.',
  passwordHint:
    'Se comprueba con las reglas y luego se olvida: no se guarda en ningún lado y la que usas para iniciar sesión no cambia.',
  passwordHidden: 'Oculta',
  viaLink: 'Iniciar sesión con un enlace en lugar de contraseña',
  linkWanted: 'Iniciar sesión con un enlace',
  noRegion: 'Sin elegir',
  chooseRegion: 'Elige una región',
  regions: {
    eu: 'Unión Europea',
    us: 'Estados Unidos',
    latam: 'América Latina',
    apac: 'Asia-Pacífico',
  },
  updated: 'Perfil actualizado.',
  cancelled: 'Edición cancelada.',
  errors: {
    nameRequired: 'El nombre completo es obligatorio.',
    nameTooLong: 'Usa como máximo 201 caracteres.',
    regionRequired: 'Elige una región.',
  },
} satisfies Translation<typeof source>;
