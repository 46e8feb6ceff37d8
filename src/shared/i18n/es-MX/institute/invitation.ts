import type { invitation as source } from '../../en-US/institute/invitation';
import type { Translation } from '../../Translation';

export const invitation = {
  title: 'Invitación',
  heading: '{{institute}} te invita',
  lead: 'Puedes unirte con la cuenta con la que iniciaste sesión.',
  business: 'Te unes a la empresa {{business}}.',
  role: 'Recibes el rol {{role}}.',
  roleNames: {
    institute_admin: 'Administración del instituto',
    coordinator: 'Coordinación',
    associate: 'Colaborador',
  },
  email: 'La invitación es para {{email}}.',
  consequence:
    'Tu cuenta pertenecerá a {{institute}}. Su administración ve tu nombre, correo, roles y dispositivos y, de las sesiones a partir de entonces, el título, el horario, los importes y el nombre de la otra persona. Tus reservas quedan como están.',
  accept: 'Unirme a {{institute}}',
  accepting: 'Uniéndote...',
  notNow: 'Ahora no',
  otherAddress:
    'Iniciaste sesión como {{own}}, pero esta invitación es para {{email}}. Cierra sesión y vuelve a abrir el enlace del correo.',
  joinedTitle: 'Te damos la bienvenida a {{institute}}',
  joinedText: 'Ya perteneces al instituto.',
  toDashboard: 'Ir a tu panel',
  overTitle: 'Esta invitación ya no funciona',
  overText: 'Ya se usó, se retiró o venció. Pide una nueva a quien te invitó.',
} satisfies Translation<typeof source>;
