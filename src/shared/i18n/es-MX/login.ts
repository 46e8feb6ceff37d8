import type { login as source } from '../en-US/login';
import type { Translation } from '../Translation';

export const login = {
  heading: 'Iniciar sesión',
  lead: 'Tus reservas, horarios e idiomas siguen donde los dejaste.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  submit: '¡Entrar ahora!',
  submitting: 'Iniciando sesión…',
  cancel: 'Cancelar',
  register: 'Crear una cuenta',
  magicLink: 'Entrar con un enlace por correo',
  resetPassword: 'Restablecer contraseña',
  wrongCredentials: 'Usuario o contraseña incorrectos',
  notVerified: 'Esta cuenta aún no está verificada.',
  lastLogin: 'Último acceso: {{lastLoginTime}}',
  welcomeBack: 'Te damos la bienvenida, {{name}}',
  problems: 'Revisa estos campos',
  errors: {
    emailRequired: 'El correo electrónico es obligatorio.',
    emailInvalid: 'Escribe un correo electrónico como nombre@ejemplo.com.',
    passwordRequired: 'La contraseña es obligatoria.',
  },
} satisfies Translation<typeof source>;
