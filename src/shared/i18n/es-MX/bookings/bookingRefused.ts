import type { bookingRefused as source } from '../../en-US/bookings/bookingRefused';
import type { Translation } from '../../Translation';

export const bookingRefused = {
  notAvailable: 'No se puede reservar a {{name}} a esa hora',
  notAvailableText: 'No se guardó nada. Elige otro horario u otro intérprete.',
  reasons: {
    short_notice: 'Eso es con menos anticipación de la que acepta {{name}}.',
    day_off: '{{name}} no trabaja ese día.',
    outside_hours: 'Eso queda fuera del horario de {{name}}.',
    too_close: '{{name}} tiene otra sesión justo antes o después y deja un descanso entre sesiones.',
  },
  slotTaken: 'Ese horario se acaba de ocupar',
  slotTakenText:
    '{{name}} ya tiene una reserva a esa hora. No se guardó nada. Elige otro horario u otra persona.',
  alreadyAsked: 'Ya pediste esto',
  alreadyAskedText:
    'Ya tienes una reserva con {{name}} a esa hora, tal vez desde otra ventana. No se guardó nada por segunda vez.',
  openOwn: 'Abrir esa solicitud',
  freeInterpretersText: 'O pide a alguien que esté disponible a esa hora:',
  freeInterpreters: 'Intérpretes disponibles a esa hora',
  freeInterpreter: '{{name}} · {{amount}}',
  freeTimes: 'Horarios libres cercanos',
  priceChanged: 'El precio cambió',
  priceChangedText:
    '{{name}} ahora cobra {{price}} por hora, {{total}} en total. No se guardó nada. Guarda de nuevo para aceptar este precio.',
  priceUnknown: 'No se guardó nada. Vuelve a seleccionar al intérprete para ver el precio de hoy.',
  ended: 'Esa solicitud ya no se puede cambiar',
  overText:
    '{{what}} Tus datos siguen aquí: si quieres, elige otro horario u otra persona y guarda. Al guardar se envían como una solicitud nueva.',
  endedText: '{{what}} Consulta la reserva en tus registros o envía estos datos como una solicitud aparte.',
  saveAsNew: 'Esto envía una solicitud nueva. La anterior terminó y queda en tus registros.',
  saveBlocked:
    'La solicitud anterior sigue vigente, así que no se puede guardar encima. Usa una de las dos opciones de arriba.',
  changed: 'Tu solicitud se cambió en otro lugar',
  changedText:
    'No se guardó nada. Tal vez la cambiaste en otro dispositivo. Donde este formulario difiere, ahora dice:',
  changedSame: 'No se guardó nada, pero ya dice lo mismo que este formulario.',
  takePresent: 'Mostrar lo que hay ahora',
  keepTyped: 'Conservar lo que escribí',
  saveUnseen: 'Tu solicitud se cambió en otro lugar. Elige primero una de las dos opciones de arriba.',
  endings: {
    pending: 'Cambió mientras tanto.',
    confirmed: 'La persona intérprete ya la aceptó.',
    in_progress: 'La sesión ya está en curso.',
    completed: 'La sesión ya terminó.',
    cancelled: 'Se canceló.',
    declined: 'La persona intérprete la rechazó.',
    expired: 'La persona intérprete no respondió a tiempo.',
  },
  openRecords: 'Abrir el registro de reservas',
  newRequest: 'Hacer una solicitud nueva con estos datos',
  failed: 'Tu reserva no se guardó',
  failedText: '{{reason}} Todo lo que escribiste sigue aquí.',
  unanswered: 'Aún no sabemos si se guardó',
  unansweredText:
    'La respuesta no llegó a esta página. Guarda de nuevo para saberlo; la misma reserva nunca se hace dos veces. Todo lo que escribiste sigue aquí.',
} satisfies Translation<typeof source>;
