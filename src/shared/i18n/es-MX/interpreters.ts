import type { interpreters as source } from '../en-US/interpreters';
import type { Translation } from '../Translation';

export const interpreters = {
  new: 'Recién llegado a Dragoman',
  anHour: 'por hora',
  rating: 'Calificación: {{rating}} de 4',
  reviews_one: '1 reseña',
  reviews_many: '{{count}} reseñas',
  reviews_other: '{{count}} reseñas',
  years_one: '1 año',
  years_many: '{{count}} años',
  years_other: '{{count}} años',
  moreYears_one: 'Más de 1 año',
  moreYears_many: 'Más de {{count}} años',
  moreYears_other: 'Más de {{count}} años',
  description: 'Servicios generales de interpretación',
  certification: 'Intérprete certificado',
  levels: { native: 'Lengua materna', C2: 'Casi nativo (C2)', C1: 'Fluido (C1)', B2: 'Profesional (B2)' },
  verticals: {
    'Software & App': 'Software y apps',
    'Tourism & Living': 'Turismo y vida diaria',
    'Technical & Engineering': 'Técnica e ingeniería',
    'Legal & Court': 'Legal y tribunales',
    'Medical & Health': 'Medicina y salud',
    'Business & Trade': 'Negocios y comercio',
  },
} satisfies Translation<typeof source>;
