import type { Translation } from '../../Translation';
import type { credentialMails as english } from '../../en-US/people/credentialMails';

export const credentialMails: Translation<typeof english> = {
  kinds: {
    sworn: 'Intérprete jurado o judicial',
    certificate: 'Certificado',
    diploma: 'Título',
    association: 'Membresía en una asociación',
    background_check: 'Verificación de antecedentes',
    insurance: 'Seguro',
  },
  decided: {
    approved: {
      subject: 'Verificado: {{credential}}',
      lead: 'Una persona administradora revisó tu documento. Desde ahora los clientes lo ven como insignia: {{credential}}',
    },
    refused: {
      subject: 'Sin verificar: {{credential}}',
      lead: 'Una persona administradora revisó {{credential}} y no pudo verificarlo. En palabras de quien decidió:',
    },
  },
  expiring: {
    subject: 'Válido hasta el {{date}}: {{credential}}',
    lead: 'El último día de vigencia de {{credential}} es el {{date}}. Después de ese día los clientes ya no ven la insignia.',
    renew:
      'Si se renovó, cambia la fecha y agrega el documento nuevo. Después una persona administradora lo revisa otra vez.',
  },
  open: 'Abrir tus credenciales',
};
