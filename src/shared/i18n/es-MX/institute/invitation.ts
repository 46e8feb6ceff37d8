import type { invitation as source } from '../../en-US/institute/invitation';
import type { Translation } from '../../Translation';
import { instituteNames } from './instituteNames';

export const invitation = {
  heading: '{{institute}} te invita',
  lead: 'Puedes unirte con la cuenta con la que iniciaste sesión.',
  business: 'Te unes a la empresa {{business}}.',
  role: 'Recibes el rol {{role}}.',
  closed: 'El rol no incluye: {{areas}}.',
  withoutBookings: {
    client: 'Sin Reservas no puedes solicitar sesiones.',
    interpreter:
      'Sin Reservas los clientes no te encuentran ni pueden pedirte una sesión, y no puedes aceptar solicitudes.',
  },
  leaves: 'Al unirte dejas {{institute}}: ahí terminan tu rol, tu empresa y tus equipos.',
  moduleNames: instituteNames.modules,
  roleNames: instituteNames.roles,
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
