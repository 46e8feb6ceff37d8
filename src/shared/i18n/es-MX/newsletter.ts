import type { newsletter as source } from '../en-US/newsletter';
import type { Translation } from '../Translation';

export const newsletter = {
  mailLink: 'Enviarme un enlace',
  newLink: 'Pedir un enlace nuevo',
  topics: {
    product_news: 'Novedades del producto',
    booking_tips: 'Consejos para reservar',
    interpreter_stories: 'Historias de intérpretes',
  },
  inSentence: {
    product_news: 'novedades del producto',
    booking_tips: 'consejos para reservar',
    interpreter_stories: 'historias de intérpretes',
  },
  mailed: {
    heading: 'Revisa tu correo',
    text: 'Si {{email}} recibe el boletín, va en camino un enlace. Sirve durante una hora.',
  },
  noLink: {
    heading: 'Este enlace ya no sirve',
    text: 'Le falta la clave o ya se usó. Abre de nuevo el enlace del correo o suscríbete otra vez en la página de inicio.',
  },
  confirm: {
    title: 'Confirmar el boletín',
    heading: '¿Quieres recibir nuestro boletín?',
    lead: 'Confírmalo y te escribiremos de vez en cuando. Cada correo trae un enlace para cancelarlo.',
    submit: 'Confirmar suscripción',
    submitting: 'Confirmando…',
    done: 'Tu suscripción está lista',
    doneText: 'A partir de ahora, {{email}} recibirá {{topics}}.',
  },
  preferences: {
    title: 'Preferencias del boletín',
    heading: 'Preferencias del boletín',
    lead: 'Lo que le escribimos a {{email}}.',
    mailLead: 'Te enviaremos un enlace que abre tus preferencias.',
    topics: 'De qué quieres enterarte',
    noTopic: 'Elige al menos un tema.',
    language: 'Idioma de los correos',
    submit: 'Guardar preferencias',
    submitting: 'Guardando…',
    done: 'Guardado',
    doneText: 'A partir de ahora recibirás {{topics}}.',
  },
  unsubscribe: {
    title: 'Cancelar la suscripción',
    heading: 'Cancelar la suscripción al boletín',
    lead: 'Con un clic dejarás de recibir el boletín. Los correos de tu cuenta y de tus reservas seguirán llegando.',
    mailLead: 'Te enviaremos un enlace para confirmarlo.',
    submit: 'Cancelar suscripción',
    submitting: 'Cancelando…',
    done: 'Cancelaste tu suscripción',
    doneText: 'Ya no recibirás el boletín. Puedes volver cuando quieras desde la página de inicio.',
  },
} satisfies Translation<typeof source>;
