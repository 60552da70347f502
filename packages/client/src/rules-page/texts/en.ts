import type { RulesText } from './rules-text';

export const rules: RulesText = {
  title: 'How El Gaucho is played',
  lead: 'Five minutes to read. The board only lets you do what is allowed, so you can simply start and look things up here.',
  contents: 'Contents',
  sections: {
    aim: {
      title: 'The aim',
      blocks: [
        {
          p: 'You own a ranch. Your gauchos ride out into the pampa, catch cattle and drive them home. There they form herds, one for each race, and a herd that is sold turns into pesos. The most pesos win; if it’s a tie, the win is shared.',
        },
        {
          picture: 'tile',
          label:
            'A cattle tile: a big 11 at the top left, a small 5 at the bottom left, a letter at the top right.',
        },
        {
          steps: [
            'The big number is what the animal is worth, and what it costs to catch it in one go.',
            'The small number is half of that, rounded down, but at least 1. It is for gauchos who lie down first.',
            'Coat, horns and letter tell the race. There are five races, with one animal of each value from 1 to 12.',
          ],
        },
      ],
    },
    start: {
      title: 'Before the first round',
      blocks: [
        {
          p: 'Everybody looks at a few tiles in secret and keeps one of any value, or two of 8 or less each, or three of 4 or less each. These begin your herds. Everybody chooses at the same time, and all herds are shown together.',
        },
        {
          p: 'Then everybody sends a first gaucho to one of the six areas, without any dice. Just this once, each area can be chosen by one player only. Whoever begins the first round chooses last.',
        },
        {
          players: 'Players',
          rows: [
            ['Dice in the ring', '5', '7', '9'],
            ['Gauchos each', '8', '8', '7'],
            ['Tiles to look at', '5', '4', '3'],
            ['Races', '4', '5', '5'],
            ['Closed spaces', 'River and forest', 'Forest', 'None'],
          ],
        },
      ],
    },
    round: {
      title: 'A round',
      blocks: [
        {
          steps: [
            'All dice are rolled into the ring, where everybody sees them.',
            'One after the other, clockwise, everybody takes two dice and plays a turn. Even the last player has three to choose from.',
            'Pastures that are full come home. Herds grow, and some are sold.',
            'New cattle come to the pastures. The next player to the left begins the new round.',
          ],
        },
      ],
    },
    dice: {
      title: 'Dice',
      blocks: [
        {
          p: 'Each of your two dice is good for one action, or both together for a single action worth their sum. The number always has to match exactly.',
        },
        { picture: 'ring', label: 'Nine dice in the ring; a 5 and a 6 have been taken.' },
        {
          list: [
            'Catch an animal: a gaucho stands or lies down on it.',
            'Let one of your lying gauchos get up.',
            'Send a gaucho to an area, for later.',
          ],
        },
        {
          p: 'You have to take two dice, but you don’t have to use them. What is left when your turn ends is lost.',
        },
      ],
    },
    gauchos: {
      title: 'Standing and lying',
      blocks: [
        {
          picture: 'catching',
          label:
            'Three times the same animal, an 11 with a small 5. With a 5 and a 6 a gaucho stands on it. With a 5 he lies on it. With another 5 he gets up.',
        },
        {
          steps: [
            'Stand: for the big number, a gaucho from your supply stands on a free animal.',
            'Lie down: for the small number, he lies on it. The animal is taken, but like that he can’t drive it home.',
            'Get up: for the small number once more, your lying gaucho stands.',
          ],
        },
        {
          example:
            'The 11 has a small 5. A 5 and a 6 put a gaucho upright on it in one go. Two fives do it in two steps: he lies down, he gets up.',
        },
        {
          p: 'An animal carries one gaucho, no matter whose. When your supply is empty, you may fetch one of your lying gauchos and place him elsewhere, or call one back from an area. Those who stand stay until they come home.',
        },
      ],
    },
    areas: {
      title: 'The six areas',
      blocks: [
        {
          p: 'In each area there is a spot for you alone: nobody gets in your way. A gaucho you send there waits for a later turn. Then he does his work, which costs no dice, and comes back to your supply. You may use as many as you like, at any moment of your turn, even before you take dice.',
        },
        {
          oneLowDie: 'one die: 1, 2 or 3',
          alone: 'alone or added up',
          areas: {
            sort: 'When cattle come home, one new animal may go to any place in its herd where the order still holds. It is the only area that serves outside your turn.',
            wish: 'One more die for this turn. You choose its number, and may add it to your other dice.',
            sale: 'Sell one herd of two or more animals on the spot, with 5 pesos on top.',
            thief:
              'Take any animal from somebody’s herd and add it to the right end of your own. If it does not fit, your herd is sold first. The insurance pays the owner what the animal is worth.',
            overseer:
              'Either one or two of your lying gauchos get up. Or somebody else’s lying gaucho makes room for one of yours, who stands there instead; the owner gets him back, plus the value of the animal in pesos.',
            steppe:
              'Look at the hidden animals of the steppe. Put one of them, or two of 4 or less each, on free spaces of any pastures, with a gaucho of yours standing on each. Then the steppe is filled up to four again.',
          },
        },
        {
          p: 'An area you have just occupied serves from your next turn on, and one you have just left can’t be occupied again in the same turn.',
        },
      ],
    },
    home: {
      title: 'Coming home',
      blocks: [
        {
          p: 'After the last turn of a round each pasture is checked. If there is a gaucho on every one of its animals, standing or lying, no matter whose, it is full: every gaucho who stands there drives his animal home and is free for new work.',
        },
        {
          picture: 'pasture',
          label:
            'A pasture with four animals, a gaucho on each. Three stand and bring their animals home. One lies and stays.',
        },
        {
          list: [
            'Gauchos who lie stay, and so do their animals. They help to make a pasture full, but bring nothing home.',
            'A single animal without a gaucho keeps the whole pasture where it is. Empty spaces don’t matter.',
            'Afterwards pastures are filled up from the pile, the smallest one at the bottom first, until the values in each add up to 20 or more, or until there is no more space.',
          ],
        },
      ],
    },
    herds: {
      title: 'Herds and sales',
      blocks: [
        {
          p: 'At home every race has one row: its herd. New animals join at the right end, and from left to right the numbers have to rise all the way or fall all the way. The second animal decides which. If several of one race come home together, their order is up to you.',
        },
        {
          picture: 'herds',
          label: 'Two herds: a rising one of 3, 5, 6 and 9, and a falling one of 11, 10, 8, 2 and 1.',
        },
        {
          p: 'An animal that does not fit forces a sale: the herd goes to market, and the newcomer begins the next one. A sale brings the number of animals times the highest value among them.',
        },
        { example: '3, 5, 6 and 9 are four animals, and the best is worth 9: 4 × 9 = 36 pesos.' },
      ],
    },
    end: {
      title: 'The end',
      blocks: [
        {
          steps: [
            'When the last tile has left the pile, the round that is being played is finished.',
            'One more round with dice follows. Nothing is filled up any more.',
            'Then one last round without dice, in which only the areas are used.',
            'Full pastures come home as always. After that every gaucho who still stands brings his animal too, full pasture or not.',
            'All herds are sold. A single animal brings its value. The most pesos win.',
          ],
        },
      ],
    },
  },
};
