import type { everywhere as source } from '../en-US/everywhere';
import type { Translation } from '../Translation';

export const everywhere = {
  productName: 'Dragoman',
  loading: 'Cargando...',
  genericError: 'Ocurrió un error',
  operationSuccessful: 'La operación se completó',
  noResults: '¡No se encontraron resultados!',
  notAvailable: 'N/D',
  errorTitle: '¡Error!',
  search: 'Buscar',
  retry: 'Reintentar',
  refresh: 'Actualizar',
  close: 'Cerrar',
  cancel: 'Cancelar',
  clear: 'Limpiar',
  save: 'Guardar',
  back: 'Atrás',
  backToHome: 'Volver a la página de inicio',
  inTurn: '{{first}} {{second}}',
  comma: ', ',
  labelled: '{{label}}: {{value}}',
  tryAgain: 'Intentar de nuevo',
  needsScript: 'Dragoman necesita JavaScript. Actívalo y vuelve a cargar esta página.',
  language: 'Idioma',
  failure: {
    network: 'No pudimos conectar con Dragoman. No se perdió nada; revisa tu conexión e inténtalo de nuevo.',
    malformedAnswer: 'No se pudo leer la respuesta. No se perdió nada; inténtalo de nuevo.',
    unavailable:
      'Dragoman está ocupado en este momento. No se perdió nada; inténtalo de nuevo en un momento.',
  },
  generalError: {
    title: 'Algo salió mal',
    text: 'Actualiza la página o comunícate con soporte si el problema continúa.',
    offline: 'No tienes conexión. Esta página se abrirá sola en cuanto vuelvas a tenerla.',
  },
  notFound: {
    title: 'Página no encontrada',
    text: 'No hay nada en esta dirección. Quizá cambió de lugar o el enlace tiene un error.',
  },
  languageOffer: {
    text: 'Dragoman también habla español.',
    accept: 'Cambiar a español',
    dismiss: 'Ahora no',
  },
} satisfies Translation<typeof source>;
