/** Mails about credentials: a part of `mails`. */
export const credentialMails = {
  kinds: {
    sworn: 'Sworn or court interpreter',
    certificate: 'Certificate',
    diploma: 'Diploma',
    association: 'Association membership',
    background_check: 'Background check',
    insurance: 'Insurance',
  },
  decided: {
    approved: {
      subject: 'Verified: {{credential}}',
      lead: 'An admin looked at your document. Clients see this as a badge from now on: {{credential}}',
    },
    refused: {
      subject: 'Not verified: {{credential}}',
      lead: 'An admin looked at {{credential}} and could not verify it. In the words of the person who decided:',
    },
  },
  expiring: {
    subject: 'Valid until {{date}}: {{credential}}',
    lead: 'The last day on which {{credential}} holds is {{date}}. After that day clients no longer see its badge.',
    renew: 'If it was renewed, change the date and add the new document. An admin then looks at it again.',
  },
  open: 'Open your credentials',
} as const;
