import type { mails as source } from '../en-US/mails';
import type { Translation } from '../Translation';
import { bookingMails } from './bookingMails';
import { credentialMails } from './people/credentialMails';
import { notificationLines } from './people/notificationLines';

export const mails = {
  frame: {
    greeting: 'Hola, {{name}}:',
    greetingUnnamed: 'Hola:',
    openLink: 'O abre esta dirección:',
    sentBy: 'Enviado por Dragoman, {{host}}',
    notYou: 'Si no fuiste tú, ignora este correo. Nada cambiará.',
  },
  verifyAccount: {
    subject: 'Confirma tu correo para Dragoman',
    lead: 'Ingresa este código para confirmar tu correo y terminar tu registro:',
    life: 'El código sirve una sola vez durante los próximos {{minutes}} minutos. Ingrésalo solo si el registro lo hiciste tú: quien lo hizo eligió la contraseña.',
    button: 'Ingresar el código',
  },
  alreadyRegistered: {
    subject: 'Ya tienes una cuenta en Dragoman',
    lead: 'Alguien, probablemente tú, intentó registrarse con este correo. Ya tiene una cuenta, así que no cambiamos nada.',
    signIn: 'Iniciar sesión',
    forgotten:
      'Si ya no recuerdas tu contraseña, elige “Restablecer contraseña” en la página de inicio de sesión.',
  },
  magicSignIn: {
    subject: 'Tu código de acceso a Dragoman',
    lead: 'Ingresa este código donde pediste iniciar sesión:',
    button: 'Entrar a Dragoman',
    life: 'El código y el enlace sirven una sola vez durante los próximos {{minutes}} minutos. No los compartas: quien los tenga podrá entrar con tu cuenta.',
  },
  temporaryPassword: {
    subject: 'Tu contraseña temporal de Dragoman',
    lead: 'Escríbela como tu contraseña actual en la página donde la pediste y elige una nueva:',
    life: 'Sirve una sola vez durante los próximos {{minutes}} minutos, y solo para elegir una contraseña nueva. Hasta entonces tu contraseña anterior sigue funcionando.',
  },
  passwordChanged: {
    subject: 'Se cambió tu contraseña de Dragoman',
    lead: 'La contraseña de tu cuenta acaba de cambiarse y se cerró la sesión en todos los dispositivos.',
    notYou:
      'Si no fuiste tú, restablece tu contraseña de inmediato y revisa que nadie más tenga acceso a tu correo.',
    button: 'Restablecer contraseña',
  },
  signedOut: {
    subject: 'Se cerró tu sesión de Dragoman',
    lead: 'La administración de {{institute}} cerró tu sesión de Dragoman en todos los dispositivos. Puedes volver a iniciar sesión cuando quieras.',
    unknown:
      'Si no sabes por qué, pregunta en tu instituto. Si perdiste un dispositivo o alguien más pudo haber usado tu cuenta, restablece tu contraseña.',
    button: 'Restablecer contraseña',
  },
  accountDeleted: {
    subject: 'Tu cuenta de Dragoman fue eliminada',
    lead: 'Tu cuenta ya no existe, ni lo que decía de ti. Con esta dirección puedes volver a registrarte cuando quieras.',
    kept: 'Las reservas y lo acordado en ellas se conservan para la otra parte, sin tu nombre; solo las facturas ya emitidas y los cargos por cancelación que se adeudan te siguen nombrando. Lo que escribiste a otros permanece con ellos. Las solicitudes abiertas terminaron y las reservas confirmadas se cancelaron según la política que se te mostró.',
    notYou: 'Si no fuiste tú, alguien conocía tu contraseña. Cámbiala donde más la uses.',
  },
  confirmSubscription: {
    subject: 'Confirma que quieres recibir el boletín de Dragoman',
    lead: 'Alguien, probablemente tú, nos pidió enviar el boletín a este correo. Solo lo haremos cuando lo confirmes.',
    button: 'Confirmar suscripción',
    life: 'El enlace sirve durante 24 horas.',
  },
  subscribed: {
    subject: 'Ya recibes el boletín de Dragoman',
    lead: 'Te damos la bienvenida. A partir de ahora te escribiremos sobre: {{topics}}.',
    alreadySubscribed:
      'Alguien, probablemente tú, nos pidió enviar el boletín a este correo. Ya lo recibes, sobre: {{topics}}.',
    button: 'Cambiar preferencias',
    remove: 'Cancela tu suscripción cuando quieras:',
  },
  changePreferences: {
    subject: 'Cambia lo que Dragoman te envía',
    lead: 'Aquí eliges de qué te habla nuestro boletín y en qué idioma.',
    button: 'Cambiar preferencias',
    life: 'El enlace sirve una sola vez durante la próxima hora.',
    remove: 'O cancela por completo tu suscripción:',
  },
  confirmRemoval: {
    subject: 'Confirma que quieres cancelar tu suscripción',
    lead: 'Alguien, probablemente tú, nos pidió dejar de enviar el boletín a este correo.',
    button: 'Cancelar suscripción',
    life: 'El enlace sirve una sola vez durante la próxima hora.',
  },
  invitation: {
    subject: 'Te invitan a unirte a {{institute}} en Dragoman',
    lead: '{{inviter}} te invita a unirte a {{institute}} en Dragoman, donde las personas y los intérpretes se encuentran.',
    unnamed: {
      subject: 'Tienes una invitación a Dragoman',
      lead: 'Te invitaron a unirte a un instituto en Dragoman, donde personas e intérpretes se encuentran. La página detrás del botón te dice a cuál.',
    },
    button: 'Unirme al instituto',
    life: 'El enlace sirve una sola vez durante los próximos {{days}} días, y solo para este correo. No lo compartas.',
    closed: 'El rol no incluye: {{areas}}.',
    withoutBookings: {
      client: 'Sin Reservas no puedes solicitar sesiones.',
      interpreter:
        'Sin Reservas los clientes no te encuentran ni pueden pedirte una sesión, y no puedes aceptar solicitudes.',
    },
    leaves: 'Al unirte dejas {{institute}}: ahí terminan tu rol, tu empresa y tus equipos.',
    modules: {
      bookings: 'Reservas',
      messages: 'Mensajes',
      availability: 'Disponibilidad',
      profile: 'Perfil',
      quiz: 'Examen de idioma',
      resume: 'Importar currículum',
      institute: 'Instituto',
    },
    labels: { institute: 'Instituto', business: 'Empresa', role: 'Rol' },
    roles: { institute_admin: 'Administración', coordinator: 'Coordinación', associate: 'Asociado' },
  },
  listingDecided: {
    approved: {
      subject: 'Los clientes ya pueden encontrarte',
      lead: 'Revisamos tu perfil y ya está publicado: los clientes te encuentran en la búsqueda y pueden solicitarte una sesión.',
    },
    refused: {
      subject: 'Tu perfil necesita un cambio',
      lead: 'Revisamos tu perfil y todavía no está publicado. Esto es lo que hay que cambiar, en palabras de quien decidió:',
    },
    open: 'Abrir tu publicación',
  },
  listingPaused: {
    subject: 'Los clientes ya no te encuentran',
    lead: 'Tu rol en tu instituto no incluye Reservas, así que tu publicación no se muestra a los clientes y no recibes solicitudes nuevas.',
    stays:
      'Las solicitudes y sesiones que ya tienes siguen siendo tuyas: puedes verlas, reunirte, rechazarlas y cancelarlas como antes.',
    again:
      'Si no era la intención, habla con una persona administradora de tu instituto. Cuando tu rol incluya Reservas, podrás mostrar tu publicación de nuevo.',
  },
  headshotRemoved: {
    subject: 'Se quitó tu foto',
    lead: 'Un administrador revisó tu foto y la quitó. En su lugar se ven tus iniciales. El motivo, en palabras de quien decidió:',
    another: 'Tu cuenta y tus reservas siguen igual, y puedes elegir otra foto cuando quieras.',
    signIn: 'Iniciar sesión',
  },
  reviewHidden: {
    subject: 'Tu reseña quedó oculta: {{title}}',
    lead: 'Un administrador revisó tu reseña de esta sesión y la ocultó. Nadie más la ve y ya no cuenta. El motivo, en palabras de quien decidió:',
    signIn: 'Iniciar sesión',
  },
  tierDecided: {
    approved: {
      subject: 'Se aprobó tu plan {{wished}}',
      lead: 'Se aprobó el plan {{wished}} que solicitaste. Ya está vigente.',
    },
    refused: {
      subject: 'No se aprobó tu solicitud del plan {{wished}}',
      lead: 'No se aprobó el plan {{wished}} que solicitaste. Tu plan {{tier}} continúa igual que antes.',
    },
    signIn: 'Iniciar sesión',
    tiers: { starter: 'Starter', professional: 'Professional', enterprise: 'Enterprise' },
  },
  /** several notifications at once */
  notifications: {
    subject: 'Sin leer en Dragoman: {{count}}',
    lead: 'Esto ocurrió mientras tanto y aún no lo has leído:',
    open: 'Abrir tus notificaciones',
    openCall: 'Abrir ahora',
    why: 'Ahí eliges cuáles te llegan por correo y cuándo.',
  },
  notificationLines,
  topics: {
    product_news: 'novedades del producto',
    booking_tips: 'consejos para reservar',
    interpreter_stories: 'historias de intérpretes',
  },
  credentials: credentialMails,
  booking: bookingMails,
} satisfies Translation<typeof source>;
