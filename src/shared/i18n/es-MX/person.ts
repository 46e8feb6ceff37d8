import type { person as source } from '../en-US/person';
import type { Translation } from '../Translation';

export const person = {
  title: 'Perfil',
  lead: 'Lo que los intérpretes ven de ti cuando los reservas, y cómo te contactamos.',
  sections: {
    you: 'Tú',
    contact: 'Contacto',
    place: 'Idioma y horario',
  },
  headshot: {
    title: 'Foto',
    hint: 'JPEG, PNG o WebP, hasta 5 MB. Se recorta en cuadrado y se guarda de inmediato.',
    choose: 'Elegir una foto',
    replace: 'Cambiar la foto',
    remove: 'Quitar la foto',
    keep: 'Conservarla',
    askRemove: '¿Quitar tu foto?',
    askRemoveText:
      'En su lugar se mostrarán tus iniciales. Para recuperar la foto tendrías que subirla de nuevo.',
    sending: 'Subiendo tu foto…',
    saved: 'Foto guardada.',
    removed: 'Foto eliminada.',
    wrongKind: '“{{name}}” no es una imagen JPEG, PNG o WebP.',
    tooLarge: '“{{name}}” pesa más de 5 MB. Elige una más pequeña.',
    unreadable: 'No se pudo leer “{{name}}”. Elígela de nuevo.',
  },
  company: 'Empresa',
  emailHint: 'El correo con el que inicias sesión. No se puede cambiar aquí.',
  phone: 'Teléfono',
  phoneHint: 'Con código de país, por ejemplo +52\u00a055\u00a01234\u00a05678.',
  languageHint: 'Para nuestros correos y para lo que ves aquí en cuanto guardes.',
  languageOfBrowser: 'El de mi navegador',
  zone: 'Zona horaria',
  zoneHint: 'Para las horas de nuestros correos.',
  zoneOfDevice: 'La de mi dispositivo ({{zone}})',
  saving: 'Guardando tu perfil…',
  updated: 'Perfil actualizado.',
  unsaved: 'Aún sin guardar. Lo que escribiste se conserva en este dispositivo hasta que guardes.',
  discard: 'Descartar cambios',
  errors: {
    companyTooLong: 'Usa como máximo 200 caracteres.',
    phone: 'Usa solo dígitos, espacios y + ( ) - /, al menos 5 de ellos.',
  },
} satisfies Translation<typeof source>;
