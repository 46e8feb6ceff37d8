import { credentials } from './credentials';

/** How far an interpreter is with being found by clients. */
export const listing = {
  title: 'Tu publicación',
  lead: 'Los clientes te encuentran y te solicitan cuando tu perfil está publicado. No se dice de ti nada que no hayas dicho tú.',
  state: 'Estado:',
  states: {
    draft: 'Borrador',
    in_review: 'En revisión',
    listed: 'Publicado',
    paused: 'En pausa',
    refused: 'Rechazado',
  },
  texts: {
    draft:
      'Todavía nadie te encuentra. Completa lo que falta y publica: un administrador revisa tu perfil antes de que lo vean los clientes.',
    draftUnreviewed:
      'Todavía nadie te encuentra. Completa lo que falta y publica: los clientes te encontrarán de inmediato.',
    in_review: 'Un administrador está revisando tu perfil. Te avisaremos por correo en cuanto decida.',
    listed: 'Los clientes te encuentran en la búsqueda y pueden solicitarte una sesión.',
    paused: 'Por ahora nadie nuevo puede solicitarte. Lo que ya está reservado sigue como se acordó.',
    refused:
      'Cambia lo que se pide abajo. Con cualquier cambio, tu perfil vuelve a ser un borrador que puedes publicar de nuevo.',
  },
  since: 'Desde el {{moment}}',
  reason: 'Qué hay que cambiar',
  photo: {
    ask: 'Los clientes ven una cara junto a cada nombre. Falta la tuya.',
    add: 'Agregar una foto',
  },
  actions: {
    publish: 'Publicar',
    take_back: 'Retirar',
    pause: 'Pausar',
    resume: 'Reanudar',
    edit: 'Editar tu perfil',
  },
  done: {
    publish: 'Los clientes ya te encuentran.',
    sent: 'Enviado. Recibirás un correo cuando un administrador lo haya revisado.',
    take_back: 'Tu perfil se retiró.',
    pause: 'Tu publicación está en pausa.',
    resume: 'Los clientes te encuentran de nuevo.',
  },
  pauseQuestion: {
    title: '¿Pausar tu publicación?',
    text: 'Los clientes dejan de encontrarte y no pueden solicitarte hasta que la reanudes. Las sesiones reservadas se realizan.',
  },
  search: {
    heading: 'En la búsqueda pública',
    lead: 'También te encuentra quien no ha iniciado sesión: tu foto, idiomas, especialidades, precio, reseñas y horas libres, nunca tu correo.',
    isPublic: 'Aparecer en la búsqueda pública',
    showsWholeName: 'Mostrar mi nombre completo',
    nameNow: 'Los visitantes ven tu nombre así: {{name}}',
    view: 'Ver tu perfil público',
    saved: 'La búsqueda pública te muestra como elegiste.',
  },
  checklist: 'Lo que los clientes necesitan saber',
  doneOf: '{{done}} de {{all}} listos',
  parts: {
    name: 'Tu nombre',
    languages: 'Al menos dos idiomas',
    levels: 'Tu nivel en cada idioma',
    price: 'Tu precio por hora',
    field: 'Una especialidad',
    description: 'Una descripción de al menos 80 caracteres',
    zone: 'Tu zona horaria',
    hours: 'Tu horario semanal',
  },
  partMissing: 'Falta',
  partDone: 'Listo',
  credentials,
} as const;
