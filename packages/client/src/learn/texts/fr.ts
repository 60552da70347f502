import type { LearnText } from './learn-text';

export const learn: LearnText = {
  page: {
    title: 'Apprendre à jouer',
    lead: 'Sept courtes leçons à une vraie table. Un vieux gaucho te montre quelque chose, puis c’est toi qui joues le coup.',
    speaker: 'Don Anselmo',
    you: 'Toi',
    chapter: 'Leçon {{number}} sur {{count}}',
    begin: 'Commencer',
    resume: 'Continuer',
    again: 'Encore une fois',
    done: 'Terminée',
    'go-on': 'Continuer',
    back: 'Retour',
    'show-me': 'Montre-moi',
    'next-chapter': 'Leçon suivante',
    finish: 'Terminer',
    skip: 'Passer cette leçon',
    restart: 'Reprendre la leçon au début',
    all: 'Toutes les leçons',
    forget: 'Tout recommencer',
    'farewell-title': 'Tu sais tout',
    farewell:
      'C’est tout ce que je peux t’apprendre. Le reste s’apprend en selle\u00a0: à table, et joue\u00a0!',
    practice: 'T’entraîner contre des robots',
    table: 'Jouer entre amis',
    rules: 'Lire les règles',
  },
  chapters: [
    { title: 'Le rodéo', lead: 'Les dés, et à quoi ils servent' },
    { title: 'Debout et couché', lead: 'Deux façons d’attraper une bête' },
    { title: 'Le retour', lead: 'Quand un pâturage est complet' },
    { title: 'Troupeaux et ventes', lead: 'D’où viennent les pesos' },
    { title: 'Souhait, Vente immédiate, Tri', lead: 'Trois secteurs pour les petits dés' },
    { title: 'Voleur, Surveillant, Steppe', lead: 'Trois secteurs pour 4, 5 et 6' },
    { title: 'La fin', lead: 'Les dernières manches, et qui gagne' },
  ],
  beats: {
    hello: {
      say: 'Bienvenue\u00a0! Je suis Don Anselmo. Ici, on attrape des bêtes, on les ramène et on les vend en troupeaux. Qui a le plus de pesos à la fin gagne.',
    },
    ring: {
      say: 'À chaque manche, tous les dés sont lancés dans le rodéo. À ton tour, tu en prends deux. Ce que tu laisses reste aux autres.',
    },
    take: {
      say: 'J’aime bien le 5 et le 2.',
      ask: 'Touche les deux, puis le bouton en bas.',
      no: 'De beaux dés aussi. Mais je veux te montrer ce que valent un 5 et un 2.',
    },
    stand: {
      say: 'Le grand nombre d’une bête est son prix\u00a0: pour ce nombre exact, un gaucho s’y place debout.',
      ask: 'Touche ton 5, puis le 5 brun.',
      no: 'Ce serait possible. Mais sers-toi d’abord du 5\u00a0: c’est juste le prix du 5 brun.',
    },
    occupy: {
      say: 'Les petits dés servent aussi\u00a0: un 1, 2 ou 3 envoie un gaucho dans un secteur, où il t’aidera plus tard.',
      ask: 'Touche ton 2, puis Souhait.',
      no: 'Pas mal. Mais c’est le Souhait que je veux pour toi\u00a0: tu verras pourquoi.',
    },
    'turn-over': {
      say: 'Tes deux dés ont servi, il n’y a plus rien à faire.',
      ask: 'Termine ton tour.',
      no: 'Laisse ce gaucho où il est\u00a0: plus tard, il vaudra davantage. Termine ton tour.',
    },
    rosa: {
      say: 'Au tour de Rosa. Regarde bien\u00a0: deux dés peuvent aller ensemble. 4 et 6 font 10, et la voilà debout sur le 10.',
    },
    turn: {
      say: 'Voilà un tour\u00a0: prendre deux dés, s’en servir, c’est tout. Quand tout le monde a joué, on relance les dés.',
    },
    small: {
      say: 'Tu vois le 9 blanc, avec un petit 4 dessous\u00a0? S’y coucher ne coûte que cela. Mais un gaucho couché ne ramène rien.',
    },
    pair: {
      say: 'Deux 4 font 8\u00a0: pas assez pour le 9. Mais je connais une astuce.',
      ask: 'Prends les deux 4.',
      no: 'Garde les 4 à l’œil\u00a0: à eux deux, ils nous donneront le 9.',
    },
    lay: {
      say: 'Un seul 4 suffit pour se coucher.',
      ask: 'Touche un 4 et le 9 blanc, et couche-toi.',
      no: 'C’est permis. Mais mon astuce commence par un 4 sur le 9 blanc.',
    },
    raise: {
      say: 'Il est couché, et personne d’autre ne peut prendre la bête. Se relever coûte encore une fois le petit nombre.',
      ask: 'Touche l’autre 4, puis le gaucho.',
      no: 'Il resterait couché. Avec l’autre 4, il se relève tout de suite.',
    },
    trick: {
      say: 'Le voilà debout, sur un 9 pour deux 4\u00a0! Il aurait aussi pu se relever lors d’un autre tour.',
      ask: 'Termine ton tour.',
      no: 'Garde cela pour plus tard. Termine ton tour.',
    },
    sum: {
      say: 'Nouvelle manche, et c’est toi qui commences. Additionnons des dés.',
      ask: 'Prends un 4 et un 5.',
      no: 'D’autres iraient aussi. Mais 4 et 5 font juste le prix du 9 tacheté.',
    },
    both: {
      say: '4 et 5 font 9.',
      ask: 'Touche les deux dés, puis le 9 tacheté.',
      no: 'Un par un, cela marche aussi. Mais cette fois, les deux ensemble, sur le 9 tacheté.',
    },
    'lie-done': {
      say: 'Donc\u00a0: le grand nombre pour être debout, le petit pour se coucher, et encore le petit pour se relever. Toujours juste.',
    },
    pasture: {
      say: 'Voici un pâturage. Il est complet quand chaque bête porte un gaucho, debout ou couché, peu importe à qui il est.',
    },
    missing: {
      say: 'Seul le 10 blanc attend encore. 5 et 5 font 10.',
      ask: 'Prends les deux 5.',
      no: 'Avec ceux-là, pas de 10 blanc, et c’est lui que le pâturage attend.',
    },
    fill: {
      say: 'Complète le pâturage.',
      ask: 'Touche les deux 5, puis le 10 blanc.',
      no: 'Le 10 blanc, voyons\u00a0! Et tout le pâturage rentrera.',
    },
    'fill-end': {
      say: 'Tu joues en dernier dans cette manche. Quand elle finit, les pâturages complets rentrent.',
      ask: 'Termine ton tour et regarde.',
      no: 'Laisse cela pour l’instant\u00a0: termine ton tour, et regarde ce qui se passe.',
    },
    home: {
      say: 'Les gauchos debout ont ramené leurs bêtes. Le 10 blanc et le 5 tacheté sont maintenant dans ton ranch.',
    },
    stays: {
      say: 'Le gaucho de Rosa était couché. Il a aidé à compléter le pâturage, mais il reste là, et sa bête aussi.',
    },
    refill: {
      say: 'Puis de nouvelles bêtes viennent de la pioche\u00a0: dans chaque pâturage, jusqu’à ce qu’il vaille 20 ou n’ait plus de case.',
    },
    herd: {
      say: 'À la maison, chaque race forme un troupeau. De gauche à droite, il doit monter ou descendre. Le tien descend\u00a0: 8, 7, 2.',
    },
    worth: {
      say: 'Un troupeau rapporte le nombre de bêtes fois la plus haute. Ici, 3 × 8 = 24 pesos.',
    },
    batch: {
      say: 'Un 9 et un 1 sont rentrés. Les nouvelles bêtes vont à droite. Celle qui ne convient pas fait vendre le troupeau et en commence un autre.',
    },
    append: {
      say: 'Le 9 fera vendre le troupeau de toute façon. Alors, qu’il grandisse d’abord.',
      ask: 'Ajoute le 1.',
      no: 'Le 9 d’abord, et le troupeau part pour 24 pesos. Avec le 1, il en vaut 32\u00a0!',
    },
    sold: {
      say: 'Avec le 1, ils étaient quatre\u00a0: 4 × 8 = 32 pesos. Puis le 9 a commencé un nouveau troupeau. Voilà comment on s’enrichit\u00a0!',
    },
    areas: {
      say: 'Ces trois-là coûtent un seul dé\u00a0: 1, 2 ou 3. Ton gaucho y attend, et fait son travail une fois, lors d’un prochain tour.',
    },
    'wish-take': {
      say: 'Nous voulons le 12 ocre. Deux dés d’ici font 9 au plus. Il en faudra un troisième.',
      ask: 'Prends le 5 et le 1.',
      no: 'Cela irait peut-être. Mais suis-moi\u00a0: 5 et 1 font 6, la moitié du 12.',
    },
    wish: {
      say: '5 et 1 font 6. Il manque un autre 6. Ton gaucho au Souhait t’apporte le dé que tu veux.',
      ask: 'Touche Souhait, puis le 6.',
      no: 'Patience\u00a0: souhaite d’abord un 6, et le 12 ocre est à toi.',
    },
    three: {
      say: 'Un dé souhaité vaut n’importe quel autre.',
      ask: 'Touche les trois dés, puis le 12 ocre.',
      no: 'Ne les gaspille pas\u00a0! Les trois ensemble font 12.',
    },
    sale: {
      say: 'Ton troupeau brun finit par un 3\u00a0: presque rien n’y va plus. Vends-le, avec 5 pesos en prime.',
      ask: 'Touche Vente immédiate, puis le troupeau brun.',
      no: 'C’est le troupeau brun qu’il faut vendre\u00a0: 3 × 11, et 5 de plus.',
    },
    'sale-done': {
      say: '3 × 11 et 5 en prime\u00a0: 38 pesos, au moment choisi. Les deux gauchos sont de retour dans ta réserve.',
    },
    'sort-why': {
      say: 'Un autre jour\u00a0: un 7 blanc rentre. Il ne convient pas après 10, 6, 4, et ferait vendre le troupeau. Mais tu as un gaucho au Tri\u00a0!',
    },
    sort: {
      say: 'Il met une bête là où elle convient.',
      ask: 'Touche le 7, puis la place entre 10 et 6.',
      no: 'Ton troupeau serait vendu. Mets plutôt le 7 à sa place.',
    },
    sorted: {
      say: '10, 7, 6, 4\u00a0: le troupeau continue, et vaut 4 × 10 = 40 pesos.',
    },
    'thief-why': {
      say: 'Les autres secteurs coûtent 4, 5 et 6. Le Voleur de bétail prend une bête dans un troupeau adverse. Qui la perd en touche la valeur.',
    },
    steal: {
      say: 'Rosa a un 11 ocre. Il irait bien après tes 2 et 9.',
      ask: 'Touche Voleur de bétail, puis le 11 de Rosa.',
      no: 'C’est possible. Mais c’est le 11 ocre qui fait le plus grandir ton troupeau.',
    },
    stolen: {
      say: 'Ton troupeau passe de 18 pesos à 33, et Rosa touche 11 pour sa perte. Attention\u00a0: elle peut t’en faire autant.',
    },
    'overseer-why': {
      say: 'Le Surveillant relève un ou deux de tes gauchos couchés. Ou l’un des tiens prend la place d’un gaucho adverse couché, pour la valeur de la bête.',
    },
    overseer: {
      say: 'Relève tes deux gauchos, ou prends la place de Rosa sur le 4 ocre\u00a0: les deux sont bons.',
      ask: 'Touche Surveillant, puis un gaucho couché.',
      no: 'D’abord le Surveillant\u00a0: tes gauchos couchés ont assez dormi.',
    },
    'overseer-done': {
      say: 'Bien joué. Qui est debout rentre dès que son pâturage est complet.',
    },
    'steppe-why': {
      say: 'Quatre tuiles sont cachées dans la steppe. Qui y a un gaucho peut les regarder en secret.',
    },
    scout: {
      say: 'Ton gaucho est prêt.',
      ask: 'Touche Steppe, et regarde.',
      no: 'Les dés peuvent attendre. Regarde d’abord la steppe.',
    },
    settle: {
      say: 'Rien que pour tes yeux\u00a0! L’une d’elles va sur une case libre, avec un gaucho debout dessus.',
      ask: 'Choisis une tuile, puis une case libre. Moi, je prendrais le 12.',
      no: 'Choisis d’abord une de ces tuiles.',
    },
    settled: {
      say: 'Un gaucho debout, sans le moindre dé. Et ce qui reste dans la steppe, personne d’autre ne le sait.',
    },
    pile: {
      say: 'La pioche est vide, la fin est proche. Voici la dernière manche avec des dés\u00a0; une autre suit, sans dés.',
    },
    'end-take': {
      say: 'Le 7 brun ne convient pas à ton troupeau brun\u00a0: quand il rentrera, le troupeau sera vendu pour 33. C’est ce qu’on veut.',
      ask: 'Prends un 5 et un 2.',
      no: 'Je pense au 7 brun\u00a0: il demande un 5 et un 2.',
    },
    'end-stand': {
      say: '5 et 2 font 7.',
      ask: 'Touche les deux dés, puis le 7 brun.',
      no: 'Le 7 brun, avec les deux dés\u00a0: fais confiance à un vieil homme.',
    },
    'end-turn': {
      say: 'Rosa a maintenant devant elle la dernière bête de ce pâturage.',
      ask: 'Termine ton tour.',
      no: 'Garde ton gaucho de la Vente immédiate pour la dernière manche. Termine ton tour.',
    },
    'end-rosa': {
      say: 'Rosa est debout sur le 12 brun, et le pâturage est complet. Ton 7 rentre et fait vendre le troupeau brun, comme prévu.',
    },
    'no-dice': {
      say: 'La manche sans dés\u00a0: seuls les gauchos des secteurs servent encore. Rosa n’en a aucun là, elle passe.',
    },
    'end-sell': {
      say: 'À la fin, tous les troupeaux sont vendus. Mais seule la Vente immédiate paie 5 de plus.',
      ask: 'Touche Vente immédiate, puis le troupeau noir.',
      no: 'Je parle du troupeau noir. Et ne termine pas avant de l’avoir vendu.',
    },
    'end-last': {
      say: 'Maintenant, chaque gaucho encore debout ramène sa bête, pâturage complet ou non. Puis tout est vendu.',
      ask: 'Termine ton dernier tour.',
      no: 'Il n’y a plus rien à gagner ici. Termine ton tour.',
    },
    over: {
      say: '162 pesos à 160\u00a0: tu as gagné, d’un cheveu\u00a0! Et voilà tout le jeu.',
    },
  },
};
