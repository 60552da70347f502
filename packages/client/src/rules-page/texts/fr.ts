import type { RulesText } from './rules-text';

export const rules: RulesText = {
  title: 'Comment se joue El Gaucho',
  lead: 'Cinq minutes de lecture. Le plateau ne permet que ce qui est autorisé\u00a0: tu peux donc commencer tout de suite et revenir ici en cas de doute.',
  contents: 'Sommaire',
  sections: {
    aim: {
      title: 'Le but',
      blocks: [
        {
          p: 'Tu possèdes un ranch. Tes gauchos partent dans la pampa, attrapent du bétail et le ramènent à la maison. Là, il forme des troupeaux, un par race, et un troupeau vendu rapporte des pesos. Qui a le plus de pesos gagne\u00a0; à égalité, la victoire est partagée.',
        },
        {
          picture: 'tile',
          label:
            'Une tuile de bétail\u00a0: un grand 11 en haut à gauche, un petit 5 en bas à gauche, une lettre en haut à droite.',
        },
        {
          steps: [
            'Le grand nombre est la valeur de la bête, et ce qu’il en coûte de l’attraper d’un coup.',
            'Le petit nombre en est la moitié, arrondie vers le bas, mais au moins 1. Il sert aux gauchos qui commencent par se coucher.',
            'La robe, les cornes et la lettre indiquent la race. Il y a cinq races, chacune avec une bête de chaque valeur de 1 à 12.',
          ],
        },
      ],
    },
    start: {
      title: 'Avant la première manche',
      blocks: [
        {
          p: 'Chaque personne regarde quelques tuiles en secret et en garde une, quelle que soit sa valeur, ou deux de 8 au plus chacune, ou trois de 4 au plus chacune. C’est le début de tes troupeaux. Tout le monde choisit en même temps, et tous les troupeaux sont dévoilés ensemble.',
        },
        {
          p: 'Puis tout le monde envoie un premier gaucho dans l’un des six secteurs, sans dés. Pour cette fois seulement, deux gauchos ne peuvent pas aller dans le même secteur. Qui commence la première manche choisit en dernier.',
        },
        {
          players: 'Personnes',
          rows: [
            ['Dés dans le rodéo', '5', '7', '9'],
            ['Gauchos par personne', '8', '8', '7'],
            ['Tuiles à regarder', '5', '4', '3'],
            ['Races', '4', '5', '5'],
            ['Cases fermées', 'Rivière et forêt', 'Forêt', 'Aucune'],
          ],
        },
      ],
    },
    round: {
      title: 'Une manche',
      blocks: [
        {
          steps: [
            'Tous les dés sont lancés dans le rodéo, à la vue de tout le monde.',
            'À tour de rôle, dans le sens horaire, chaque personne prend deux dés et joue son tour. Même la dernière a encore le choix entre trois.',
            'Les pâturages complets rentrent. Les troupeaux grandissent, certains sont vendus.',
            'De nouvelles bêtes arrivent dans les pâturages. La personne à gauche commence la manche suivante.',
          ],
        },
      ],
    },
    dice: {
      title: 'Les dés',
      blocks: [
        {
          p: 'Chacun de tes deux dés sert à une action, ou les deux ensemble à une seule, pour leur somme. Le nombre doit toujours tomber juste.',
        },
        { picture: 'ring', label: 'Neuf dés dans le rodéo\u00a0; un 5 et un 6 ont été pris.' },
        {
          list: [
            'Attraper une bête\u00a0: un gaucho s’y place debout ou couché.',
            'Relever un de tes gauchos couchés.',
            'Envoyer un gaucho dans un secteur, pour plus tard.',
          ],
        },
        {
          p: 'Tu dois prendre deux dés, mais rien ne t’oblige à les utiliser. Ce qui reste à la fin de ton tour est perdu.',
        },
      ],
    },
    gauchos: {
      title: 'Debout ou couché',
      blocks: [
        {
          picture: 'catching',
          label:
            'Trois fois la même bête, un 11 avec un petit 5. Avec un 5 et un 6, un gaucho s’y tient debout. Avec un 5, il s’y couche. Avec un autre 5, il se relève.',
        },
        {
          steps: [
            'Debout\u00a0: pour le grand nombre, un gaucho de ta réserve se place debout sur une bête libre.',
            'Couché\u00a0: pour le petit nombre, il s’y couche. La bête est prise, mais il ne peut pas la ramener ainsi.',
            'Se relever\u00a0: pour le petit nombre encore une fois, ton gaucho couché se lève.',
          ],
        },
        {
          example:
            'Le 11 a un petit 5. Un 5 et un 6 y placent un gaucho debout d’un coup. Deux 5 y arrivent en deux temps\u00a0: il se couche, il se relève.',
        },
        {
          p: 'Une bête ne porte qu’un gaucho, peu importe à qui il est. Si ta réserve est vide, tu peux retirer un de tes gauchos couchés pour le placer ailleurs, ou en rappeler un d’un secteur. Ceux qui sont debout restent jusqu’à leur retour.',
        },
      ],
    },
    areas: {
      title: 'Les six secteurs',
      blocks: [
        {
          p: 'Dans chaque secteur, une place n’est qu’à toi\u00a0: personne ne peut te gêner. Un gaucho que tu y envoies attend un prochain tour. Alors il fait son travail, sans dé, et revient dans ta réserve. Tu peux en utiliser autant que tu veux, à tout moment de ton tour, même avant de prendre des dés.',
        },
        {
          oneLowDie: 'un seul dé\u00a0: 1, 2 ou 3',
          alone: 'seul ou en somme',
          areas: {
            sort: 'Quand des bêtes rentrent, une nouvelle bête peut prendre n’importe quelle place de son troupeau où l’ordre est respecté. C’est le seul secteur qui sert en dehors de ton tour.',
            wish: 'Un dé de plus pour ce tour. Tu choisis son nombre, et tu peux l’ajouter à tes autres dés.',
            sale: 'Vends sur-le-champ un troupeau d’au moins deux bêtes, avec 5 pesos en prime.',
            thief:
              'Prends n’importe quelle bête dans le troupeau de quelqu’un et ajoute-la à droite du tien. Si elle ne convient pas, ton troupeau est d’abord vendu. L’assurance rembourse la valeur de la bête volée.',
            overseer:
              'Ou bien un ou deux de tes gauchos couchés se relèvent. Ou bien le gaucho couché d’une autre personne cède sa place à l’un des tiens, qui s’y tient debout\u00a0; elle récupère son gaucho, et la valeur de la bête en pesos.',
            steppe:
              'Regarde les bêtes cachées de la steppe. Installes-en une, ou deux de 4 au plus chacune, sur des cases libres de n’importe quels pâturages, avec un de tes gauchos debout sur chacune. Puis la steppe est complétée à quatre tuiles.',
          },
        },
        {
          p: 'Un secteur que tu viens d’occuper sert à partir de ton prochain tour, et celui que tu viens de quitter ne peut pas être occupé à nouveau pendant le même tour.',
        },
      ],
    },
    home: {
      title: 'Le retour',
      blocks: [
        {
          p: 'Après le dernier tour d’une manche, on vérifie chaque pâturage. S’il y a un gaucho sur chacune de ses bêtes, debout ou couché, peu importe à qui il est, le pâturage est complet\u00a0: ceux qui sont debout ramènent leur bête et sont libres à nouveau.',
        },
        {
          picture: 'pasture',
          label:
            'Un pâturage de quatre bêtes, un gaucho sur chacune. Trois sont debout et ramènent leur bête. Un est couché et reste.',
        },
        {
          list: [
            'Les gauchos couchés restent, et leurs bêtes aussi. Ils aident à compléter un pâturage, mais ne ramènent rien.',
            'Une seule bête sans gaucho retient tout le pâturage. Les cases vides ne comptent pas.',
            'Ensuite les pâturages sont remplis depuis la pioche, en commençant par le plus petit, en bas, jusqu’à ce que la somme des valeurs de chacun atteigne au moins 20, ou qu’il n’y ait plus de place.',
          ],
        },
      ],
    },
    herds: {
      title: 'Troupeaux et ventes',
      blocks: [
        {
          p: 'À la maison, chaque race a une rangée\u00a0: son troupeau. Les nouvelles bêtes arrivent à droite, et de gauche à droite les nombres doivent toujours monter ou toujours descendre. La deuxième bête en décide. Si plusieurs bêtes d’une race rentrent ensemble, c’est toi qui choisis leur ordre.',
        },
        {
          picture: 'herds',
          label: 'Deux troupeaux\u00a0: l’un monte, 3, 5, 6 et 9\u00a0; l’autre descend, 11, 10, 8, 2 et 1.',
        },
        {
          p: 'Une bête qui ne convient pas force une vente\u00a0: le troupeau part au marché, et la nouvelle venue commence le suivant. Une vente rapporte le nombre de bêtes multiplié par la plus grande valeur parmi elles.',
        },
        { example: '3, 5, 6 et 9 font quatre bêtes, et la meilleure vaut 9\u00a0: 4 × 9 = 36 pesos.' },
      ],
    },
    end: {
      title: 'La fin',
      blocks: [
        {
          steps: [
            'Quand la dernière tuile a quitté la pioche, on finit la manche en cours.',
            'Suit une manche de plus avec des dés. Plus rien n’est complété.',
            'Puis une dernière manche sans dés, où seuls les secteurs servent.',
            'Les pâturages complets rentrent comme toujours. Après quoi chaque gaucho encore debout ramène sa bête, pâturage complet ou non.',
            'Tous les troupeaux sont vendus. Une bête seule rapporte sa valeur. Qui a le plus de pesos gagne.',
          ],
        },
      ],
    },
  },
};
