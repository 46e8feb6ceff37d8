/** What an institute's log keeps as words of the program: states and kinds. A part of `institute`. */
export const logValues = {
  counts: 'Cuenta como se acordó',
  partial: 'Una parte de la tarifa',
  void: 'No se debe nada',
  submitted: 'En revisión',
  verified: 'Verificada',
  in_review: 'En revisión',
  listed: 'Publicado',
  refused: 'Rechazado',
  sworn: 'Intérprete jurado o judicial',
  certificate: 'Certificado',
  diploma: 'Título',
  association: 'Membresía en una asociación',
  background_check: 'Verificación de antecedentes',
  insurance: 'Seguro',
};
