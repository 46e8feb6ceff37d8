import type { ownData as enUS } from '../en-US/ownData';
import type { Translation } from '../Translation';

export const ownData: Translation<typeof enUS> = {
  title: 'Tus datos y tu cuenta',
  toProfile: 'Volver a tu perfil',
  link: 'Tus datos y tu cuenta: mira dónde tienes la sesión abierta, descarga tus datos o elimina la cuenta',
  export: {
    title: 'Llévate tus datos',
    lead: 'Un archivo con todo lo que guardamos sobre ti: perfil, ajustes, reservas con su historial, conversaciones, reseñas y reportes. De otras personas solo contiene lo que ya puedes ver aquí.',
    button: 'Descargar mis datos',
    busy: 'Reuniendo tus datos…',
    done: 'Se guardó como {{name}}.',
    failed: 'No se pudieron reunir tus datos',
  },
  institute: {
    title: 'Tu instituto',
    lead: 'Tu cuenta pertenece a {{institute}}.',
    consequence:
      'Si lo dejas, ahí terminan tu rol, tu empresa y tus equipos, y su registro conserva que te fuiste. Tu cuenta pertenecerá entonces a Dragoman mismo, cuya administración ve tus sesiones a partir de entonces. Tus reservas quedan como están y una publicación en pausa sigue en pausa. Solo otra invitación te trae de vuelta.',
    button: 'Dejar {{institute}}',
    ask: '¿Dejar {{institute}}?',
    keep: 'Quedarme',
    failed: 'No dejaste el instituto',
    done: 'Dejaste {{institute}}.',
  },
  delete: {
    title: 'Eliminar tu cuenta',
    lead: 'Esto termina tu cuenta para siempre. No se puede deshacer.',
    gone: 'Tu nombre, foto, datos de contacto, perfil, currículum, ajustes y los archivos que enviaste se eliminan de inmediato, y se cierra la sesión en todos los dispositivos.',
    kept: 'Las reservas y lo acordado en ellas se conservan para la otra parte, sin tu nombre; solo las facturas ya emitidas y los cargos por cancelación que se adeudan te siguen nombrando, porque la otra parte debe guardarlos durante años. Lo que escribiste a otros permanece en su conversación, también sin tu nombre.',
    withdrawn_one: 'Se retira 1 solicitud abierta, sin costo.',
    withdrawn_other: 'Se retiran {{count}} solicitudes abiertas, sin costo.',
    withdrawn_many: 'Se retiran {{count}} solicitudes abiertas, sin costo.',
    declined_one: 'Se rechaza 1 solicitud que espera tu respuesta.',
    declined_other: 'Se rechazan {{count}} solicitudes que esperan tu respuesta.',
    declined_many: 'Se rechazan {{count}} solicitudes que esperan tu respuesta.',
    cancelled_one: 'Se cancela 1 reserva confirmada y se avisa a la otra parte:',
    cancelled_other: 'Se cancelan {{count}} reservas confirmadas y se avisa a las otras partes:',
    cancelled_many: 'Se cancelan {{count}} reservas confirmadas y se avisa a las otras partes:',
    more_one: 'y 1 más',
    more_other: 'y {{count}} más',
    more_many: 'y {{count}} más',
    owed: 'debes {{amount}}',
    total: 'Por estas cancelaciones deberás {{amount}} en total.',
    address: '{{email}} queda libre: puedes volver a registrarte con esa dirección.',
    password: 'Tu contraseña',
    passwordRequired: 'Escribe tu contraseña para eliminar la cuenta.',
    wrongPassword: 'Esta no es tu contraseña.',
    noPassword: 'No tengo contraseña o la olvidé',
    button: 'Eliminar mi cuenta para siempre',
    busy: 'Eliminando tu cuenta…',
    obstacles: {
      LAST_ADMIN:
        'Eres la única persona que administra tu instituto. Nombra primero a otra; después podrás eliminar tu cuenta.',
      SESSION_UNDER_WAY: 'Una de tus sesiones está en curso. Cuando termine, podrás eliminar tu cuenta.',
    },
  },
};
