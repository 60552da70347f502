export const learn = {
  page: {
    title: 'Learn to play',
    lead: 'Seven short lessons at a real table. An old gaucho shows you a thing, then you make the move yourself.',
    speaker: 'Don Anselmo',
    you: 'You',
    chapter: 'Lesson {{number}} of {{count}}',
    begin: 'Begin',
    resume: 'Continue',
    again: 'Once more',
    done: 'Done',
    'go-on': 'Go on',
    back: 'Back',
    'show-me': 'Show me',
    'next-chapter': 'Next lesson',
    finish: 'Finish',
    skip: 'Skip this lesson',
    restart: 'Restart this lesson',
    all: 'All lessons',
    forget: 'Start all over',
    'farewell-title': 'You know it all',
    farewell: 'That’s everything I can teach you. The rest you learn in the saddle: sit down and play!',
    practice: 'Practise against bots',
    table: 'Play with friends',
    rules: 'Read the rules',
  },
  chapters: [
    { title: 'The rodeo', lead: 'Dice, and what they are good for' },
    { title: 'Standing and lying down', lead: 'Two ways to catch an animal' },
    { title: 'Coming home', lead: 'When a pasture is full' },
    { title: 'Herds and sales', lead: 'Where the pesos come from' },
    { title: 'Wish, Immediate Sale, Sort', lead: 'Three areas for low dice' },
    { title: 'Thief, Overseer, Steppe', lead: 'Three areas for 4, 5 and 6' },
    { title: 'The end', lead: 'The last rounds, and who wins' },
  ],
  beats: {
    hello: {
      say: 'Welcome! Call me Don Anselmo. Out here you catch cattle, drive them home and sell them in herds. Whoever has the most pesos in the end wins.',
    },
    ring: {
      say: 'Every round all dice are rolled into the ring. On your turn you take two of them. What you leave is for the others.',
    },
    take: {
      say: 'I like the 5 and the 2.',
      ask: 'Touch both, then press the button below.',
      no: 'Fine dice, those. But I want to show you what a 5 and a 2 can do.',
    },
    stand: {
      say: 'The big number on an animal is its price: with exactly that, a gaucho stands on it.',
      ask: 'Touch your 5, then the brown 5.',
      no: 'You could do that. But first put the 5 to work: it is just what the brown 5 costs.',
    },
    occupy: {
      say: 'Low dice are useful too: a 1, 2 or 3 sends a gaucho to an area, where he helps you later.',
      ask: 'Touch your 2, then Wish.',
      no: 'Not bad. But Wish is what I want you to have: you’ll see why.',
    },
    'turn-over': {
      say: 'Both dice are used, so there is nothing left to do.',
      ask: 'End your turn.',
      no: 'Leave that gaucho where he is: he’ll be worth more later. Just end your turn.',
    },
    rosa: {
      say: 'Now it’s Rosa’s turn. Watch her: two dice may go together. 4 and 6 make 10, and she stands on the 10.',
    },
    turn: {
      say: 'That is a turn: take two dice, use them, done. When everybody has had one, the dice are rolled again.',
    },
    small: {
      say: 'See the white 9, with a small 4 below? Lying down costs only that. But whoever lies can’t drive an animal home.',
    },
    pair: {
      say: 'Two 4s make 8: too little for the 9. But I know a trick.',
      ask: 'Take both 4s.',
      no: 'Keep your eyes on the 4s: with the two of them we’ll get the 9.',
    },
    lay: {
      say: 'One 4 is enough to lie down.',
      ask: 'Touch a 4 and the white 9, and lie down.',
      no: 'Also possible. But I promised you a trick: it begins with one 4 on the white 9.',
    },
    raise: {
      say: 'He lies there, and nobody else can take the animal. Getting up costs the small number once more.',
      ask: 'Touch the other 4, then him.',
      no: 'That would leave him lying. With the other 4 he gets up at once.',
    },
    trick: {
      say: 'There he stands, on a 9 for two 4s! He could also have got up on a later turn.',
      ask: 'End your turn.',
      no: 'Save that for later. For now, end your turn.',
    },
    sum: {
      say: 'A new round, and you are the first. Now let’s add dice up.',
      ask: 'Take a 4 and a 5.',
      no: 'Others would do, too. But 4 and 5 make just what the spotted 9 costs.',
    },
    both: {
      say: '4 and 5 make 9.',
      ask: 'Touch both dice, then the spotted 9.',
      no: 'One die at a time works as well. But today use both together, on the spotted 9.',
    },
    'lie-done': {
      say: 'So: the big number to stand, the small one to lie down, and the small one again to get up. Always exactly.',
    },
    pasture: {
      say: 'This is a pasture. It is full once every animal in it has a gaucho: standing or lying, yours or a rival’s.',
    },
    missing: {
      say: 'Only the white 10 has nobody yet. 5 and 5 make 10.',
      ask: 'Take the two 5s.',
      no: 'With those you can’t get the white 10, and this pasture waits for it.',
    },
    fill: {
      say: 'Now fill the pasture.',
      ask: 'Touch both 5s, then the white 10.',
      no: 'The white 10, my friend! Then the whole pasture comes home.',
    },
    'fill-end': {
      say: 'You are the last one in this round. When it ends, full pastures come home.',
      ask: 'End your turn and watch.',
      no: 'Let it be for now: end your turn, and see what happens.',
    },
    home: {
      say: 'Whoever stood there has driven his animal home. The white 10 and the spotted 5 are in your ranch now.',
    },
    stays: {
      say: 'Rosa’s gaucho was lying. He helped to fill the pasture, but he stays where he is, and so does his animal.',
    },
    refill: {
      say: 'Then new cattle come from the pile: into each pasture, until it is worth 20 or has no space left.',
    },
    herd: {
      say: 'At home every race is a herd. From left to right it must rise or fall. Yours falls: 8, 7, 2.',
    },
    worth: {
      say: 'A herd is worth its number of animals times the highest of them. Here that is 3 × 8 = 24 pesos.',
    },
    batch: {
      say: 'A 9 and a 1 have come home. New animals go to the right end. One that doesn’t fit sells the herd and starts a new one.',
    },
    append: {
      say: 'The 9 will sell the herd in any case. So let it grow first.',
      ask: 'Add the 1.',
      no: 'With the 9 first, the herd goes for only 24 pesos. With the 1 in it, for 32!',
    },
    sold: {
      say: 'First the 1 made four of them: 4 × 8 = 32 pesos. Then the 9 began a new herd. That’s how one gets rich!',
    },
    areas: {
      say: 'Each of these three costs a single die of 1, 2 or 3. Your gaucho waits there. On any later turn he does his work, once.',
    },
    'wish-take': {
      say: 'We want the ochre 12. The best two dice make 9. So we’ll need a third one.',
      ask: 'Take the 5 and the 1.',
      no: 'That might do, too. But follow me: 5 and 1 make 6, and half of the 12 is done.',
    },
    wish: {
      say: '5 and 1 make 6. What’s missing is another 6. Your gaucho at Wish brings any die you like.',
      ask: 'Touch Wish, then the 6.',
      no: 'Patience: first wish for a 6, and the ochre 12 is yours.',
    },
    three: {
      say: 'A wished die is as good as any other.',
      ask: 'Touch all three dice, then the ochre 12.',
      no: 'Don’t waste them! All three together make 12.',
    },
    sale: {
      say: 'Your brown herd ends with a 3: hardly anything fits any more. Sell it now, with 5 pesos on top.',
      ask: 'Touch Immediate Sale, then the brown herd.',
      no: 'The brown herd is the one to sell: 3 × 11, and 5 on top.',
    },
    'sale-done': {
      say: '3 × 11 and 5 on top: 38 pesos, just when you wanted them. Both gauchos are back in your supply.',
    },
    'sort-why': {
      say: 'Another day: a white 7 comes home. It doesn’t fit after 10, 6, 4, and would sell the herd. But you have a gaucho at Sort!',
    },
    sort: {
      say: 'He puts one animal wherever it fits.',
      ask: 'Touch the 7, then the gap between 10 and 6.',
      no: 'Then your herd would be sold. Put the 7 into the gap instead.',
    },
    sorted: {
      say: '10, 7, 6, 4: the herd goes on, and is worth 4 × 10 = 40 pesos.',
    },
    'thief-why': {
      say: 'The other areas cost 4, 5 and 6. The Cattle Thief takes any animal out of a rival’s herd. Whoever loses it gets its value.',
    },
    steal: {
      say: 'Rosa has an ochre 11. It fits well after your 2 and 9.',
      ask: 'Touch Cattle Thief, then Rosa’s 11.',
      no: 'You can do that, too. But the ochre 11 makes your herd grow most.',
    },
    stolen: {
      say: 'Your herd went from 18 pesos to 33, and Rosa got 11 for her loss. Beware: she can do the same to you.',
    },
    'overseer-why': {
      say: 'The Overseer makes one or two of your lying gauchos get up. Or one of yours takes the place of a rival’s lying one, for the animal’s value.',
    },
    overseer: {
      say: 'Rouse your own two, or take Rosa’s place on the ochre 4: both are good.',
      ask: 'Touch Overseer, then a lying gaucho.',
      no: 'First the Overseer: your lying gauchos have slept enough.',
    },
    'overseer-done': {
      say: 'Well done. Whoever stands comes home as soon as his pasture is full.',
    },
    'steppe-why': {
      say: 'Four tiles lie hidden on the steppe. Whoever has a gaucho there may look at them, all alone.',
    },
    scout: {
      say: 'Your gaucho is ready.',
      ask: 'Touch Steppe, and look.',
      no: 'The dice can wait. First have a look at the steppe.',
    },
    settle: {
      say: 'For your eyes only! One of them goes to any free space, with a gaucho standing on it.',
      ask: 'Choose a tile, then a free space. I’d take the 12.',
      no: 'Choose one of these tiles first.',
    },
    settled: {
      say: 'A standing gaucho without a single die. And what else lies on the steppe, only you know.',
    },
    pile: {
      say: 'The pile is empty, so the end is near. This is the last round with dice; one without dice follows.',
    },
    'end-take': {
      say: 'The brown 7 doesn’t fit your brown herd: when it comes home, the herd is sold for 33. Let’s do that.',
      ask: 'Take a 5 and a 2.',
      no: 'I’ve an eye on the brown 7: it takes a 5 and a 2.',
    },
    'end-stand': {
      say: '5 and 2 make 7.',
      ask: 'Touch both dice, then the brown 7.',
      no: 'The brown 7, and with both dice: trust an old man.',
    },
    'end-turn': {
      say: 'Now Rosa has the last animal of that pasture before her.',
      ask: 'End your turn.',
      no: 'Keep your gaucho at Immediate Sale for the last round. End your turn.',
    },
    'end-rosa': {
      say: 'Rosa stands on the brown 12, so the pasture is full. Your 7 comes home and sells your brown herd, as planned.',
    },
    'no-dice': {
      say: 'The round without dice: only gauchos in areas can do something. Rosa has none there, so she is passed over.',
    },
    'end-sell': {
      say: 'All herds will be sold in the end. But only the Immediate Sale pays 5 more.',
      ask: 'Touch Immediate Sale, then the black herd.',
      no: 'The black herd is the one I mean. And don’t end before you have sold it.',
    },
    'end-last': {
      say: 'Now every gaucho who still stands brings his animal home, full pasture or not. Then everything is sold.',
      ask: 'End your last turn.',
      no: 'There is nothing left to win here. End your turn.',
    },
    over: {
      say: '162 pesos to 160: you have won, by a hair! And that is the whole game.',
    },
  },
} as const;
