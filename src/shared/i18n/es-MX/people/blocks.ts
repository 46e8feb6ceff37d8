import type { Translation } from '../../Translation';
import type { blocks as source } from '../../en-US/people/blocks';

export const blocks = {
  button: 'Esta persona no',
  allow: 'Volver a permitir',
  allowOne: 'Volver a permitir: {{name}}',
  ask: '¿Apartar a {{name}}?',
  ofInterpreter:
    'Ya no se te ofrecerá a {{name}}: ni en las búsquedas, ni en los horarios libres, ni cuando preguntes a varias personas. No se le avisa, y puedes volver a permitirla cuando quieras, en Favoritos. Las reservas y los mensajes que ya tienen siguen como están.',
  ofClient:
    'Ya no recibirás solicitudes nuevas de {{name}}: para esa persona será como si por ahora no aceptaras reservas. No se le avisa, y puedes volver a permitirla cuando quieras, en Tu publicación. Las reservas y los mensajes que ya tienen siguen como están.',
  ok: 'Apartar',
  done: 'Apartaste a {{name}}. Solo tú lo sabes.',
  allowed: 'Volviste a permitir a {{name}}.',
  aside: 'Apartaste a {{name}}.',
  title: 'Personas apartadas',
  leadOfClient: 'Intérpretes que no quieres que se te ofrezcan. Solo tú ves esta lista.',
  leadOfInterpreter:
    'Clientes de quienes no quieres solicitudes nuevas. Solo tú ves esta lista. “Esta persona no” está en los detalles de cada reserva y junto a cada oferta.',
  empty: 'Nadie.',
  since: 'Desde {{moment}}',
  allowedNow: 'Permitida de nuevo',
} satisfies Translation<typeof source>;
