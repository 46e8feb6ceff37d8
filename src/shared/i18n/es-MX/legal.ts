import type { legal as source } from '../en-US/legal';
import type { Translation } from '../Translation';

export const legal = {
  updated: 'Última modificación: {{date}}',
  privacy: {
    title: 'Política de privacidad',
    lead: 'Qué sabe Dragoman de ti, para qué, quién lo ve y cómo pedir que se corrija o se borre.',
    sections: {
      what: {
        title: 'Qué guardamos',
        text: 'Tu nombre, tu correo electrónico, tu idioma y zona horaria, y una forma cifrada de tu contraseña que no se puede revertir. De los intérpretes, también lo que publican en su perfil: idiomas, especialidades, precios, estudios, certificados, experiencia y un retrato. Las reservas con su historial, los mensajes y archivos que les corresponden, las reseñas y lo que preguntaste a varios intérpretes a la vez. Las credenciales con sus documentos y los dispositivos en los que tienes la sesión abierta.',
      },
      why: {
        title: 'Para qué lo guardamos',
        text: 'Para que clientes e intérpretes se encuentren, acuerden una reserva, aparten el horario y se reúnan. No vendemos nada de eso, no mostramos publicidad y no te seguimos en otros sitios.',
      },
      who: {
        title: 'Quién lo ve',
        text: 'El perfil publicado de un intérprete lo ve cualquier persona en la web, también los buscadores. Una reserva la ven su cliente y su intérprete; lo que describen y escriben en ella, y su sala, son solo para los dos. Los administradores de una institución ven a las personas de su propia institución: nombre, correo, roles, dispositivos, publicación y credenciales y, de las sesiones desde que se unieron, el título, el horario, los idiomas, los importes y el nombre de la otra parte. Quien no pertenece a ninguna institución pertenece a Dragoman, cuyos administradores ven lo mismo. Lo que se dice de un problema reportado lo leen los administradores que deciden sobre él. Los correos se muestran únicamente entre personas que comparten una reserva y a los administradores de la propia institución.',
      },
      payment: {
        title: 'Datos de pago',
        text: 'Lo que escribes en el formulario de pago nunca sale de tu navegador. No se nos envía ni se almacena.',
      },
      mails: {
        title: 'Correos y boletín',
        text: 'Enviamos los correos que corresponden a tu cuenta y a tus reservas. El boletín se envía solo después de que lo confirmas con un enlace, y cada número incluye otro para cancelarlo de inmediato.',
      },
      rights: {
        title: 'Tus derechos',
        text: 'Puedes preguntar qué datos tuyos tenemos, pedir que se corrijan, recibir una copia o solicitar que se borren, salvo lo que la ley nos obligue a conservar. Escribe a quien opera este servicio; el pie de cada correo de Dragoman indica su dirección.',
      },
    },
  },
  terms: {
    title: 'Términos del servicio',
    lead: 'Las reglas entre tú y Dragoman, y entre los clientes e intérpretes que se encuentran aquí.',
    sections: {
      account: {
        title: 'Tu cuenta',
        text: 'Te registras como cliente o como intérprete, con un correo que funcione y tu nombre verdadero. No compartas tu contraseña: lo que se haga con tu cuenta cuenta como hecho por ti.',
      },
      booking: {
        title: 'Solicitudes y reservas',
        text: 'Al guardar una solicitud, el horario del intérprete queda apartado de inmediato. Se convierte en reserva cuando el intérprete la acepta. Una solicitud sin respuesta vence a las 24 horas y, en todo caso, a la hora de inicio de la reunión. El cliente puede retirarla sin costo mientras esté en espera.',
      },
      cancelling: {
        title: 'Cancelaciones',
        text: 'Cualquiera de las partes puede cancelar una reserva confirmada antes de que empiece. Si se retiene una parte del costo, el monto se muestra antes de confirmar la cancelación.',
      },
      money: {
        title: 'Precios',
        text: 'El precio es la tarifa por hora del intérprete por la duración de la reunión, en euros. Queda fijo al hacer la reserva y no cambia después. Mientras no haya un proveedor de pagos conectado, no se cobra nada en línea: los montos se acuerdan y se deben entre las partes.',
      },
      tiers: {
        title: 'Planes',
        text: 'La parte de cada reserva que conserva Dragoman depende del plan: 5% con Starter, 3% con Professional y 1% con Enterprise. Professional y Enterprise entran en vigor cuando un administrador los aprueba.',
      },
      conduct: {
        title: 'Trabajar juntos',
        text: 'Los intérpretes tratan como confidencial todo lo que escuchan en una sesión. Nadie puede usar el servicio para engañar, acosar o dañar a otros, ni para obtener datos ajenos. Podemos cerrar las cuentas que lo hagan.',
      },
      liability: {
        title: 'De qué respondemos',
        text: 'Cuidamos que el servicio funcione y que ningún horario se asigne dos veces. La interpretación es trabajo del intérprete, y lo que resulte de ella es asunto de ambas partes.',
      },
    },
  },
  cookies: {
    title: 'Política de cookies',
    lead: 'Dragoman usa tres cookies y un poco del almacenamiento de tu navegador, todo propio.',
    sections: {
      language: {
        title: 'La cookie de idioma',
        text: 'Se llama “language”, guarda el idioma que elegiste y dura un año. Si no eliges ninguno, no existe.',
      },
      session: {
        title: 'La cookie de sesión',
        text: 'Se llama “dragoman_refresh”, existe solo mientras tu sesión está abierta, la mantiene abierta y ningún script puede leerla. Al cerrar sesión se borra.',
      },
      device: {
        title: 'La cookie del dispositivo',
        text: 'Se llama “dragoman_device”, contiene un número aleatorio por el que reconocemos un navegador con el que iniciaste sesión, dura un año desde la última vez y ningún script puede leerla. Evita que los intentos fallidos de otras personas te bloqueen aquí y delata una sesión copiada.',
      },
      storage: {
        title: 'El almacenamiento de tu navegador',
        text: 'En tu navegador se guardan tu sesión, la reserva que hayas empezado, la hora que pediste antes de iniciar sesión (por dos horas), los dispositivos y canales que elegiste en una sala, tu idioma y si prefieres el modo claro u oscuro. Al cerrar sesión se borra todo excepto el idioma y el modo. Los datos de pago nunca se guardan ahí.',
      },
      others: {
        title: 'Lo que aquí no hay',
        text: 'Ni cookies de otras empresas, ni publicidad, ni contadores que te sigan.',
      },
      choice: {
        title: 'Tú decides',
        text: 'Puedes borrar o prohibir las cookies en la configuración de tu navegador. Sin la cookie de sesión tendrás que iniciar sesión más seguido; todo lo demás funciona.',
      },
    },
  },
} satisfies Translation<typeof source>;
