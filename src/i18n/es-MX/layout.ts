import type { layout as source } from '../en-US/layout';
import type { Translation } from '../Translation';

export const layout = {
  skipToContent: 'Saltar al contenido',
  toggleMenu: 'Mostrar u ocultar el menú',
  toggleColourMode: 'Cambiar entre modo claro y oscuro',
  openUserPanel: 'Abrir el panel de usuario',
  mainMenu: 'Menú principal',
  menu: {
    dashboard: 'Panel',
    mettings: 'Reuniones',
    gallery: 'Perfil del intérprete',
    clientRecords: 'Registros',
    interpreterBookings: 'Mis reservas',
    settings: 'Configuración',
    availability: 'Disponibilidad',
    help: 'Ayuda',
    institute: 'Instituto',
    clientProfile: 'Perfil',
    interpreterProfileEditor: 'Mi perfil',
  },
  userPanel: {
    title: 'Tu cuenta',
    close: 'Cerrar el panel de usuario',
    profileSettings: 'Configuración del perfil',
    signOut: 'Cerrar sesión',
    client: 'Cliente',
    interpreter: 'Intérprete',
  },
  titles: {
    home: 'Dragoman: reserva un intérprete',
    login: 'Iniciar sesión',
    welcome: 'Bienvenida',
    dashboard: 'Panel',
    mettings: 'Reservar un intérprete',
    gallery: 'Galería de intérpretes',
    interpreterProfile: 'Perfil del intérprete',
    clientRecords: 'Registro de reservas',
    interpreterBookings: 'Mis reservas',
    profileSettings: 'Configuración del perfil',
    availability: 'Disponibilidad',
    help: 'Ayuda',
    institute: 'Instituto',
    clientProfile: 'Perfil',
    interpreterProfileEditor: 'Mi perfil',
    notFound: 'Página no encontrada',
  },
  session: {
    checking: 'Comprobando tu sesión',
    unreachable: 'No pudimos comprobar tu sesión',
    unreachableText: 'Tu sesión sigue abierta.',
    clientsOnly: 'Esa página es para clientes. Iniciaste sesión como intérprete, así que este es tu panel.',
    interpretersOnly:
      'Esa página es para intérpretes. Iniciaste sesión como cliente, así que este es tu panel.',
    adminsOnly:
      'Esa página es para administradores del instituto. Tu cuenta no tiene ese rol, así que este es tu panel.',
  },
} satisfies Translation<typeof source>;
