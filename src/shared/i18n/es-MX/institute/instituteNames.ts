import type { instituteNames as source } from '../../en-US/institute/instituteNames';
import type { Translation } from '../../Translation';

export const instituteNames = {
  roles: {
    institute_admin: 'Administración del instituto',
    coordinator: 'Coordinación',
    associate: 'Colaborador',
  },
  modules: {
    bookings: 'Reservas',
    messages: 'Mensajes',
    availability: 'Disponibilidad',
    profile: 'Perfil',
    quiz: 'Examen de idioma',
    resume: 'Importar currículum',
    institute: 'Instituto',
  },
} satisfies Translation<typeof source>;
