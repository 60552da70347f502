import type { RulesText } from './rules-text';

export const rules: RulesText = {
  title: 'Así se juega a El Gaucho',
  lead: 'Cinco minutos de lectura. El tablero solo deja hacer lo que está permitido, así que también puedes empezar y consultar aquí tus dudas.',
  contents: 'Contenido',
  sections: {
    aim: {
      title: 'El objetivo',
      blocks: [
        {
          p: 'Tienes un rancho. Tus gauchos salen a la pampa, capturan reses y las llevan a casa. Allí forman rebaños, uno por raza, y un rebaño vendido da pesos. Gana quien reúne más pesos; si hay empate, la victoria se comparte.',
        },
        {
          picture: 'tile',
          label:
            'Una loseta de res: un 11 grande arriba a la izquierda, un 5 pequeño abajo a la izquierda, una letra arriba a la derecha.',
        },
        {
          steps: [
            'El número grande es lo que vale la res, y lo que cuesta capturarla de una vez.',
            'El número pequeño es la mitad, redondeada hacia abajo, pero como mínimo 1. Es para los gauchos que primero se tumban.',
            'El pelaje, los cuernos y la letra indican la raza. Hay cinco razas, cada una con una res de cada valor del 1 al 12.',
          ],
        },
      ],
    },
    start: {
      title: 'Antes de la primera ronda',
      blocks: [
        {
          p: 'Cada persona mira en secreto unas cuantas losetas y se queda con una de cualquier valor, o con dos de hasta 8 cada una, o con tres de hasta 4 cada una. Con ellas empiezan tus rebaños. Todo el mundo elige a la vez, y todos los rebaños se descubren juntos.',
        },
        {
          p: 'Después, cada persona envía un primer gaucho a una de las seis zonas, sin dados. Solo por esta vez, dos gauchos no pueden ir a la misma zona. Quien empieza la primera ronda elige en último lugar.',
        },
        {
          players: 'Personas',
          rows: [
            ['Dados en el rodeo', '5', '7', '9'],
            ['Gauchos por persona', '8', '8', '7'],
            ['Losetas para elegir', '5', '4', '3'],
            ['Razas', '4', '5', '5'],
            ['Casillas cerradas', 'Río y bosque', 'Bosque', 'Ninguna'],
          ],
        },
      ],
    },
    round: {
      title: 'Una ronda',
      blocks: [
        {
          steps: [
            'Todos los dados se tiran al rodeo, a la vista de todo el mundo.',
            'Por turnos, en el sentido del reloj, cada persona toma dos dados y juega. Incluso la última puede elegir entre tres.',
            'Los pastizales completos vuelven a casa. Los rebaños crecen y algunos se venden.',
            'Llegan reses nuevas a los pastizales. La ronda siguiente la empieza quien se sienta a la izquierda.',
          ],
        },
      ],
    },
    dice: {
      title: 'Los dados',
      blocks: [
        {
          p: 'Cada uno de tus dos dados sirve para una acción, o los dos juntos para una sola por su suma. El número siempre tiene que ser exacto.',
        },
        { picture: 'ring', label: 'Nueve dados en el rodeo; se han tomado un 5 y un 6.' },
        {
          list: [
            'Capturar una res: un gaucho se pone de pie o se tumba sobre ella.',
            'Levantar a uno de tus gauchos tumbados.',
            'Enviar un gaucho a una zona, para más tarde.',
          ],
        },
        {
          p: 'Tienes que tomar dos dados, pero no hace falta usarlos. Lo que quede al terminar tu turno se pierde.',
        },
      ],
    },
    gauchos: {
      title: 'De pie y tumbado',
      blocks: [
        {
          picture: 'catching',
          label:
            'Tres veces la misma res, un 11 con un 5 pequeño. Con un 5 y un 6, un gaucho está de pie sobre ella. Con un 5, se tumba. Con otro 5, se levanta.',
        },
        {
          steps: [
            'De pie: por el número grande, un gaucho de tu reserva se pone de pie sobre una res libre.',
            'Tumbado: por el número pequeño, se tumba sobre ella. La res está ocupada, pero así no puede llevarla a casa.',
            'Levantarse: otra vez por el número pequeño, tu gaucho tumbado se levanta.',
          ],
        },
        {
          example:
            'El 11 tiene un 5 pequeño. Un 5 y un 6 ponen un gaucho de pie de una vez. Dos cincos lo logran en dos pasos: se tumba y se levanta.',
        },
        {
          p: 'Una res lleva un solo gaucho, sea de quien sea. Si tu reserva está vacía, puedes retirar a uno de tus gauchos tumbados para colocarlo en otro sitio, o retirar a uno de una zona. Los que están de pie se quedan hasta volver a casa.',
        },
      ],
    },
    areas: {
      title: 'Las seis zonas',
      blocks: [
        {
          p: 'En cada zona hay un sitio solo para ti: nadie te estorba. Un gaucho que envíes allí espera un turno posterior. Entonces hace su trabajo, sin dados, y vuelve a tu reserva. Puedes usar tantos como quieras, en cualquier momento de tu turno, incluso antes de tomar dados.',
        },
        {
          oneLowDie: 'un solo dado: 1, 2 o 3',
          alone: 'solo o sumado',
          areas: {
            sort: 'Cuando llegan reses a casa, una nueva puede ir a cualquier lugar de su rebaño donde se respete el orden. Es la única zona que sirve fuera de tu turno.',
            wish: 'Un dado más para este turno. Tú eliges su número, y puedes sumarlo a tus otros dados.',
            sale: 'Vende al instante un rebaño de dos reses o más, con 5 pesos de prima.',
            thief:
              'Toma cualquier res de un rebaño ajeno y añádela a la derecha del tuyo. Si no encaja, antes se vende tu rebaño. El seguro paga lo que vale la res robada.',
            overseer:
              'O bien se levantan uno o dos de tus gauchos tumbados. O bien un gaucho ajeno tumbado deja su sitio a uno tuyo, que se queda de pie; el otro vuelve a su reserva, junto con el valor de la res en pesos.',
            steppe:
              'Mira las reses ocultas de la estepa. Coloca una de ellas, o dos de hasta 4 cada una, en casillas libres de cualquier pastizal, con un gaucho tuyo de pie sobre cada una. Después la estepa se completa hasta cuatro losetas.',
          },
        },
        {
          p: 'Una zona que acabas de ocupar sirve a partir de tu próximo turno, y la que acabas de dejar no puede ocuparse otra vez en el mismo turno.',
        },
      ],
    },
    home: {
      title: 'La vuelta a casa',
      blocks: [
        {
          p: 'Tras el último turno de una ronda se comprueba cada pastizal. Si hay un gaucho sobre cada una de sus reses, de pie o tumbado, sea de quien sea, está completo: los que están de pie llevan su res a casa y quedan libres.',
        },
        {
          picture: 'pasture',
          label:
            'Un pastizal con cuatro reses, un gaucho sobre cada una. Tres están de pie y llevan su res a casa. Uno está tumbado y se queda.',
        },
        {
          list: [
            'Los gauchos tumbados se quedan, y sus reses también. Ayudan a completar un pastizal, pero no llevan nada a casa.',
            'Una sola res sin gaucho retiene a todo el pastizal. Las casillas vacías no cuentan.',
            'Después los pastizales se rellenan con losetas de la pila, empezando por el más pequeño, abajo, hasta que los valores de cada uno sumen 20 o más, o no quede sitio.',
          ],
        },
      ],
    },
    herds: {
      title: 'Rebaños y ventas',
      blocks: [
        {
          p: 'En casa cada raza tiene una fila: su rebaño. Las reses nuevas se añaden a la derecha y, de izquierda a derecha, los números tienen que subir siempre o bajar siempre. Lo decide la segunda res. Si llegan varias de una raza a la vez, tú eliges su orden.',
        },
        {
          picture: 'herds',
          label: 'Dos rebaños: uno sube, 3, 5, 6 y 9; el otro baja, 11, 10, 8, 2 y 1.',
        },
        {
          p: 'Una res que no encaja obliga a vender: el rebaño va al mercado y la recién llegada empieza el siguiente. Una venta da el número de reses por el valor más alto entre ellas.',
        },
        { example: '3, 5, 6 y 9 son cuatro reses, y la mejor vale 9: 4 × 9 = 36 pesos.' },
      ],
    },
    end: {
      title: 'El final',
      blocks: [
        {
          steps: [
            'Cuando la última loseta sale de la pila, la ronda en curso se juega hasta el final.',
            'Sigue una ronda más con dados. Ya no se rellena nada.',
            'Luego, una última ronda sin dados, en la que solo se usan las zonas.',
            'Los pastizales completos vuelven a casa como siempre. Después, cada gaucho que siga de pie lleva también su res a casa, esté completo el pastizal o no.',
            'Se venden todos los rebaños. Una res sola da su valor. Gana quien tenga más pesos.',
          ],
        },
      ],
    },
  },
};
