import type { LearnText } from './learn-text';

export const learn: LearnText = {
  page: {
    title: 'Aprender a jugar',
    lead: 'Siete lecciones breves en una mesa de verdad. Un viejo gaucho te enseña algo y luego haces tú la jugada.',
    speaker: 'Don Anselmo',
    you: 'Tú',
    chapter: 'Lección {{number}} de {{count}}',
    begin: 'Empezar',
    resume: 'Continuar',
    again: 'Otra vez',
    done: 'Hecha',
    'go-on': 'Seguir',
    back: 'Atrás',
    'show-me': 'Muéstrame',
    'next-chapter': 'Lección siguiente',
    finish: 'Terminar',
    skip: 'Saltar esta lección',
    restart: 'Empezar de nuevo la lección',
    all: 'Todas las lecciones',
    forget: 'Empezar desde cero',
    'farewell-title': 'Ya lo sabes todo',
    farewell: 'Es todo lo que puedo enseñarte. El resto se aprende a caballo: ¡siéntate y juega!',
    practice: 'Practicar contra bots',
    table: 'Jugar con amigos',
    rules: 'Leer las reglas',
  },
  chapters: [
    { title: 'El rodeo', lead: 'Los dados y para qué sirven' },
    { title: 'De pie y tumbado', lead: 'Dos maneras de capturar una res' },
    { title: 'La vuelta a casa', lead: 'Cuando un pastizal está completo' },
    { title: 'Rebaños y ventas', lead: 'De dónde salen los pesos' },
    { title: 'Deseo, Venta inmediata, Clasificación', lead: 'Tres zonas para dados bajos' },
    { title: 'Cuatrero, Capataz, Estepa', lead: 'Tres zonas para 4, 5 y 6' },
    { title: 'El final', lead: 'Las últimas rondas y quién gana' },
  ],
  beats: {
    hello: {
      say: '¡Te doy la bienvenida! Soy Don Anselmo. Aquí se capturan reses, se llevan a casa y se venden en rebaños. Gana quien tenga más pesos al final.',
    },
    ring: {
      say: 'En cada ronda se tiran todos los dados al rodeo. En tu turno tomas dos. Los que dejes son para los demás.',
    },
    take: {
      say: 'Me gustan el 5 y el 2.',
      ask: 'Toca los dos y luego el botón de abajo.',
      no: 'Buenos dados también. Pero quiero enseñarte lo que pueden un 5 y un 2.',
    },
    stand: {
      say: 'El número grande de una res es su precio: por ese número exacto, un gaucho se pone de pie sobre ella.',
      ask: 'Toca tu 5 y luego el 5 marrón.',
      no: 'Podrías. Pero antes usa el 5: es justo lo que cuesta el 5 marrón.',
    },
    occupy: {
      say: 'Los dados bajos también sirven: un 1, 2 o 3 envía un gaucho a una zona, donde te ayudará más tarde.',
      ask: 'Toca tu 2 y luego Deseo.',
      no: 'No está mal. Pero quiero que tengas el Deseo: ya verás por qué.',
    },
    'turn-over': {
      say: 'Has usado los dos dados: no queda nada que hacer.',
      ask: 'Termina tu turno.',
      no: 'Deja a ese gaucho donde está: más tarde valdrá más. Termina tu turno.',
    },
    rosa: {
      say: 'Le toca a Rosa. Fíjate: dos dados pueden ir juntos. 4 y 6 suman 10, y ya está de pie sobre el 10.',
    },
    turn: {
      say: 'Eso es un turno: tomar dos dados, usarlos y listo. Cuando todo el mundo ha jugado, se tiran otra vez.',
    },
    small: {
      say: '¿Ves el 9 blanco, con un 4 pequeño debajo? Tumbarse cuesta solo eso. Pero quien está tumbado no lleva reses a casa.',
    },
    pair: {
      say: 'Dos 4 suman 8: poco para el 9. Pero conozco un truco.',
      ask: 'Toma los dos 4.',
      no: 'No pierdas de vista los 4: con los dos conseguiremos el 9.',
    },
    lay: {
      say: 'Para tumbarse basta un 4.',
      ask: 'Toca un 4 y el 9 blanco, y túmbate.',
      no: 'También se puede. Pero te prometí un truco: empieza con un 4 sobre el 9 blanco.',
    },
    raise: {
      say: 'Ahí está, y nadie más puede tomar esa res. Levantarse cuesta otra vez el número pequeño.',
      ask: 'Toca el otro 4 y luego al gaucho.',
      no: 'Seguiría tumbado. Con el otro 4 se levanta enseguida.',
    },
    trick: {
      say: '¡Ahí lo tienes, de pie sobre un 9 por dos 4! También podría haberse levantado en otro turno.',
      ask: 'Termina tu turno.',
      no: 'Guárdalo para más tarde. Ahora termina tu turno.',
    },
    sum: {
      say: 'Una ronda nueva, y empiezas tú. Ahora sumemos dados.',
      ask: 'Toma un 4 y un 5.',
      no: 'Otros también valdrían. Pero 4 y 5 suman justo lo que cuesta el 9 manchado.',
    },
    both: {
      say: '4 y 5 suman 9.',
      ask: 'Toca los dos dados y luego el 9 manchado.',
      no: 'De uno en uno también se puede. Pero hoy usa los dos juntos, sobre el 9 manchado.',
    },
    'lie-done': {
      say: 'Así que: el número grande para estar de pie, el pequeño para tumbarse, y otra vez el pequeño para levantarse. Siempre exacto.',
    },
    pasture: {
      say: 'Esto es un pastizal. Está completo cuando cada res lleva un gaucho, de pie o tumbado, sea de quien sea.',
    },
    missing: {
      say: 'Solo falta el 10 blanco. 5 y 5 suman 10.',
      ask: 'Toma los dos 5.',
      no: 'Con esos no consigues el 10 blanco, y el pastizal lo espera.',
    },
    fill: {
      say: 'Ahora completa el pastizal.',
      ask: 'Toca los dos 5 y luego el 10 blanco.',
      no: '¡El 10 blanco! Así vuelve a casa todo el pastizal.',
    },
    'fill-end': {
      say: 'Juegas en último lugar en esta ronda. Al acabar, los pastizales completos vuelven a casa.',
      ask: 'Termina tu turno y mira.',
      no: 'Déjalo por ahora: termina tu turno y mira qué pasa.',
    },
    home: {
      say: 'Quienes estaban de pie han llevado su res a casa. El 10 blanco y el 5 manchado ya están en tu rancho.',
    },
    stays: {
      say: 'El gaucho de Rosa estaba tumbado. Ayudó a completar el pastizal, pero se queda ahí, y su res también.',
    },
    refill: {
      say: 'Luego llegan reses nuevas de la pila: a cada pastizal, hasta que sumen 20 o no queden casillas.',
    },
    herd: {
      say: 'En casa, cada raza forma un rebaño. De izquierda a derecha tiene que subir o bajar. El tuyo baja: 8, 7, 2.',
    },
    worth: {
      say: 'Un rebaño vale su número de reses por la más alta de ellas. Aquí son 3 × 8 = 24 pesos.',
    },
    batch: {
      say: 'Han llegado un 9 y un 1. Las reses nuevas van a la derecha. La que no encaja hace vender el rebaño y empieza otro.',
    },
    append: {
      say: 'El 9 hará vender el rebaño de todos modos. Así que antes hazlo crecer.',
      ask: 'Añade el 1.',
      no: 'Si va antes el 9, el rebaño se vende por solo 24 pesos. Con el 1 son 32.',
    },
    sold: {
      say: 'Con el 1 eran cuatro: 4 × 8 = 32 pesos. Luego el 9 empezó un rebaño nuevo. ¡Así se hace una fortuna!',
    },
    areas: {
      say: 'Estas tres cuestan un solo dado: 1, 2 o 3. Tu gaucho espera allí y, en un turno posterior, hace su trabajo una vez.',
    },
    'wish-take': {
      say: 'Queremos el 12 ocre. Dos dados de aquí suman 9 como mucho. Hará falta un tercero.',
      ask: 'Toma el 5 y el 1.',
      no: 'Quizá valdría. Pero sígueme: 5 y 1 suman 6, la mitad del 12.',
    },
    wish: {
      say: '5 y 1 suman 6. Falta otro 6. Tu gaucho en Deseo te trae el dado que quieras.',
      ask: 'Toca Deseo y luego el 6.',
      no: 'Paciencia: pide antes un 6, y el 12 ocre será tuyo.',
    },
    three: {
      say: 'Un dado pedido vale tanto como los demás.',
      ask: 'Toca los tres dados y luego el 12 ocre.',
      no: '¡No los malgastes! Los tres juntos suman 12.',
    },
    sale: {
      say: 'Tu rebaño marrón acaba en un 3: ya casi nada encaja. Véndelo ahora, con 5 pesos de prima.',
      ask: 'Toca Venta inmediata y luego el rebaño marrón.',
      no: 'El que hay que vender es el rebaño marrón: 3 × 11, y 5 más.',
    },
    'sale-done': {
      say: '3 × 11 y 5 de prima: 38 pesos, justo cuando querías. Los dos gauchos vuelven a tu reserva.',
    },
    'sort-why': {
      say: 'Otro día: llega un 7 blanco. No encaja tras 10, 6, 4, y haría vender el rebaño. ¡Pero tienes un gaucho en Clasificación!',
    },
    sort: {
      say: 'Él pone una res donde encaje.',
      ask: 'Toca el 7 y luego el hueco entre 10 y 6.',
      no: 'Entonces se vendería tu rebaño. Mejor pon el 7 en el hueco.',
    },
    sorted: {
      say: '10, 7, 6, 4: el rebaño sigue, y vale 4 × 10 = 40 pesos.',
    },
    'thief-why': {
      say: 'Las otras zonas cuestan 4, 5 y 6. El Cuatrero toma cualquier res de un rebaño ajeno. Quien la pierde cobra su valor.',
    },
    steal: {
      say: 'Rosa tiene un 11 ocre. Encaja muy bien tras tus 2 y 9.',
      ask: 'Toca Cuatrero y luego el 11 de Rosa.',
      no: 'También se puede. Pero con el 11 ocre tu rebaño crece más.',
    },
    stolen: {
      say: 'Tu rebaño pasó de 18 pesos a 33, y Rosa cobró 11 por la pérdida. Cuidado: ella puede hacerte lo mismo.',
    },
    'overseer-why': {
      say: 'El Capataz levanta a uno o dos de tus gauchos tumbados. O uno tuyo ocupa el sitio de uno ajeno tumbado, por el valor de la res.',
    },
    overseer: {
      say: 'Levanta a tus dos gauchos, o quédate con el sitio de Rosa en el 4 ocre: ambas cosas están bien.',
      ask: 'Toca Capataz y luego un gaucho tumbado.',
      no: 'Antes el Capataz: tus gauchos tumbados ya han dormido bastante.',
    },
    'overseer-done': {
      say: 'Bien hecho. Quien está de pie vuelve a casa en cuanto su pastizal está completo.',
    },
    'steppe-why': {
      say: 'En la estepa hay cuatro losetas ocultas. Quien tenga un gaucho allí puede mirarlas en secreto.',
    },
    scout: {
      say: 'Tu gaucho espera.',
      ask: 'Toca Estepa y mira.',
      no: 'Los dados pueden esperar. Antes mira la estepa.',
    },
    settle: {
      say: '¡Solo para tus ojos! Una va a una casilla libre, con un gaucho de pie sobre ella.',
      ask: 'Elige una loseta y una casilla libre. Yo tomaría el 12.',
      no: 'Antes elige una de estas losetas.',
    },
    settled: {
      say: 'Un gaucho de pie sin gastar un solo dado. Y lo que queda en la estepa solo lo sabes tú.',
    },
    pile: {
      say: 'La pila está vacía: el final está cerca. Esta es la última ronda con dados; después viene una sin dados.',
    },
    'end-take': {
      say: 'El 7 marrón no encaja en tu rebaño marrón: cuando llegue a casa, se venderá por 33. Eso queremos.',
      ask: 'Toma un 5 y un 2.',
      no: 'Pienso en el 7 marrón: pide un 5 y un 2.',
    },
    'end-stand': {
      say: '5 y 2 suman 7.',
      ask: 'Toca los dos dados y luego el 7 marrón.',
      no: 'El 7 marrón, con los dos dados: confía en un viejo.',
    },
    'end-turn': {
      say: 'Ahora Rosa tiene delante la última res de ese pastizal.',
      ask: 'Termina tu turno.',
      no: 'Guarda a tu gaucho de Venta inmediata para la última ronda. Termina tu turno.',
    },
    'end-rosa': {
      say: 'Rosa está de pie sobre el 12 marrón, y el pastizal está completo. Tu 7 llega a casa y hace vender el rebaño marrón, como querías.',
    },
    'no-dice': {
      say: 'La ronda sin dados: solo sirven los gauchos de las zonas. Rosa no tiene ninguno allí y no le toca.',
    },
    'end-sell': {
      say: 'Al final se venden todos los rebaños. Pero solo la Venta inmediata paga 5 más.',
      ask: 'Toca Venta inmediata y luego el rebaño negro.',
      no: 'Me refiero al rebaño negro. Y no termines antes de venderlo.',
    },
    'end-last': {
      say: 'Ahora cada gaucho que siga de pie lleva su res a casa, esté completo el pastizal o no. Después se vende todo.',
      ask: 'Termina tu último turno.',
      no: 'Aquí ya no hay nada que ganar. Termina tu turno.',
    },
    over: {
      say: '162 pesos a 160: ¡has ganado por un pelo! Y ese es todo el juego.',
    },
  },
};
