import type { landing as source } from '../en-US/landing';
import type { Translation } from '../Translation';

export const landing = {
  login: 'Entrar',
  register: 'Registrarse',
  openApp: 'Abrir Dragoman',
  accountDeleted: {
    title: 'Tu cuenta se eliminó.',
    text: 'Se cerró tu sesión en todas partes. Un correo a tu dirección anterior lo confirma. Gracias por haber estado con nosotros.',
  },
  sections: 'Páginas de Dragoman',
  headline: 'Amplía tu alcance en todos los idiomas',
  lead: 'Los clientes encuentran al intérprete indicado para la hora indicada. Los intérpretes reciben reservas directas, con su propio precio y en su propio horario.',
  getStarted: 'Comenzar',
  joinAsInterpreter: 'Unirme como intérprete',
  promise: 'Registrarse es gratis y nadie recibe dos reservas para la misma hora.',
  find: {
    label: 'Buscar intérpretes',
    from: 'Del idioma',
    to: 'Al idioma',
    field: 'Especialidad',
    anyField: 'Cualquiera',
    day: 'Día',
    submit: 'Buscar',
    nav: 'Intérpretes',
    heading: '¿Quién tiene tiempo para ti?',
  },
  sample: {
    label: 'Un día en Dragoman: una reserva confirmada y una solicitud en espera de respuesta',
    title: 'Revisión de contrato con el proveedor',
    person: 'Aiko Tanaka',
  },
  stats: {
    heading: 'Dragoman en cifras',
    interpreters: { figure: '10,000+', label: 'intérpretes activos' },
    earnings: { figure: 'US$2.5 M+', label: 'ganancias totales' },
    languages: { figure: '150+', label: 'idiomas' },
    uptime: { figure: '99.9%', label: 'disponibilidad' },
  },
  steps: {
    nav: 'Cómo funciona',
    heading: 'Cómo funciona',
    lead: 'Cuatro pasos para pasar de una agenda abierta a una semana que es tuya.',
    availability: {
      title: 'Define tu disponibilidad',
      text: 'Indica en qué horas trabajas cada semana y qué días descansas. Solo se pueden solicitar tus horas libres.',
    },
    direct: {
      title: 'Recibe reservas directas',
      text: 'Los clientes ven tus idiomas, tu precio y tus horas libres, y te envían la solicitud a ti.',
    },
    payments: {
      title: 'Administra tus pagos',
      text: 'La tarifa, la duración y el total se acuerdan antes de la reunión y quedan en la reserva. Tus meses se suman solos.',
    },
    schedule: {
      title: 'Sé dueño de tu agenda',
      text: 'Acepta, rechaza o entra a la sesión: todo está en un solo lugar y en tu zona horaria.',
    },
  },
  features: {
    nav: 'Funciones',
    heading: 'Todo lo que una reserva necesita',
    lead: 'Desde la primera solicitud hasta el último minuto de la reunión, para ambas partes.',
    calendar: {
      title: 'Calendario',
      text: 'Reservas semana por semana, con la hora de ambas zonas si son distintas y sin que dos se crucen.',
    },
    direct: {
      title: 'Conexión directa con el cliente',
      text: 'Sin agencias de por medio. Cliente e intérprete ven la misma reserva y deciden juntos.',
    },
    payments: {
      title: 'Procesamiento de pagos seguro',
      text: 'Los pagos se gestionan en el producto, el precio queda fijo al reservar y los datos de tu tarjeta nunca salen de tu navegador.',
    },
    reach: {
      title: 'Alcance global',
      text: 'Cientos de pares de idiomas, zonas horarias ya calculadas y una interfaz en tres idiomas.',
    },
    profiles: {
      title: 'Perfiles personalizables',
      text: 'Idiomas, especialidades, precios, estudios y certificados, en el orden que mejor habla de ti.',
    },
    messaging: {
      title: 'Mensajes y videollamadas',
      text: 'Envía la agenda con anticipación y entra a la sesión desde la misma reserva.',
    },
  },
  testimonials: {
    heading: 'Lo que dice la gente',
    sample: 'Ejemplo',
    conference: {
      quote: 'Mi semana está llena de trabajo que yo elegí, y dejé de escribir cotizaciones por la noche.',
      role: 'Intérprete de conferencias',
    },
    hospital: {
      quote:
        'A las siete de la mañana necesito certeza, no una lista de teléfonos. Veo quién viene y a qué hora.',
      role: 'Coordinación hospitalaria',
    },
    court: {
      quote: 'El precio queda fijo cuando reservo. Al día siguiente nunca ha sido otro.',
      role: 'Gestión de proyectos legales',
    },
  },
  pricing: {
    nav: 'Precios',
    heading: 'Una parte de cada reserva',
    lead: 'Comienza con Starter. Professional y Enterprise entran en vigor cuando un administrador los aprueba.',
    mostPopular: 'El más popular',
    perBooking: 'por reserva',
    choose: 'Elegir {{tier}}',
    starter: {
      name: 'Starter',
      points: { unlimited: 'Reservas ilimitadas', profile: 'Perfil básico', support: 'Soporte por correo' },
    },
    professional: {
      name: 'Professional',
      points: { priority: 'Reservas con prioridad', analytics: 'Analítica avanzada' },
    },
    enterprise: {
      name: 'Enterprise',
      points: { support: 'Soporte dedicado', integrations: 'Integraciones a la medida' },
    },
  },
  newsletter: {
    heading: 'Noticias, de vez en cuando',
    lead: 'Novedades, consejos para reservar e historias de intérpretes. Primero te enviamos un enlace para confirmar.',
    email: 'Correo electrónico',
    submit: 'Suscribirme',
    sending: 'Enviando…',
    missing: 'El correo electrónico es obligatorio.',
    invalid: 'Escribe un correo electrónico como nombre@ejemplo.com.',
  },
  footer: {
    copyright: '© {{year}} Dragoman',
    legal: 'Información legal',
    privacy: 'Política de privacidad',
    terms: 'Términos del servicio',
    cookies: 'Política de cookies',
  },
} satisfies Translation<typeof source>;
