import type { LearnText } from './learn-text';

export const learn: LearnText = {
  page: {
    title: 'Spielen lernen',
    lead: 'Sieben kurze Lektionen an einem echten Tisch. Ein alter Gaucho zeigt dir etwas, dann machst du den Zug selbst.',
    speaker: 'Don Anselmo',
    you: 'Du',
    chapter: 'Lektion {{number}} von {{count}}',
    begin: 'Anfangen',
    resume: 'Fortsetzen',
    again: 'Noch einmal',
    done: 'Geschafft',
    'go-on': 'Weiter',
    back: 'Zurück',
    'show-me': 'Zeig es mir',
    'next-chapter': 'Nächste Lektion',
    finish: 'Fertig',
    skip: 'Lektion überspringen',
    restart: 'Lektion neu beginnen',
    all: 'Alle Lektionen',
    forget: 'Ganz von vorn',
    'farewell-title': 'Jetzt kannst du alles',
    farewell: 'Mehr kann ich dir nicht beibringen. Den Rest lernst du im Sattel: Setz dich und spiel!',
    practice: 'Gegen Bots üben',
    table: 'Mit Freunden spielen',
    rules: 'Regeln lesen',
  },
  chapters: [
    { title: 'Das Rodeo', lead: 'Würfel, und wozu sie gut sind' },
    { title: 'Stehen und liegen', lead: 'Zwei Arten, ein Rind zu fangen' },
    { title: 'Heimkommen', lead: 'Wenn eine Weide voll ist' },
    { title: 'Herden und Verkäufe', lead: 'Woher die Pesos kommen' },
    { title: 'Wunsch, Sofortverkauf, Sortieren', lead: 'Drei Aktionsfelder für niedrige Würfel' },
    { title: 'Dieb, Aufseher, Steppe', lead: 'Drei Aktionsfelder für 4, 5 und 6' },
    { title: 'Das Ende', lead: 'Die letzten Runden, und wer gewinnt' },
  ],
  beats: {
    hello: {
      say: 'Willkommen! Ich bin Don Anselmo. Hier draußen fängst du Rinder, treibst sie heim und verkaufst sie in Herden. Die meisten Pesos gewinnen.',
    },
    ring: {
      say: 'Jede Runde fallen alle Würfel ins Rodeo. In deinem Zug nimmst du zwei davon. Was du liegen lässt, bleibt für die anderen.',
    },
    take: {
      say: 'Mir gefallen die 5 und die 2.',
      ask: 'Tippe beide an, dann drück unten auf den Knopf.',
      no: 'Auch gute Würfel. Aber ich will dir zeigen, was eine 5 und eine 2 können.',
    },
    stand: {
      say: 'Die große Zahl auf einem Rind ist sein Preis: Für genau so viel stellt sich ein Gaucho darauf.',
      ask: 'Tippe auf deine 5, dann auf die braune 5.',
      no: 'Das ginge. Aber erst soll die 5 arbeiten: Genau so viel kostet die braune 5.',
    },
    occupy: {
      say: 'Auch niedrige Würfel nützen: Mit 1, 2 oder 3 geht ein Gaucho auf ein Aktionsfeld und hilft dir später.',
      ask: 'Tippe auf deine 2, dann auf Wunsch.',
      no: 'Nicht schlecht. Aber den Wunsch sollst du haben: Du wirst sehen, warum.',
    },
    'turn-over': {
      say: 'Beide Würfel sind eingesetzt, mehr gibt es nicht zu tun.',
      ask: 'Beende deinen Zug.',
      no: 'Lass den Gaucho, wo er ist: Später ist er mehr wert. Beende einfach deinen Zug.',
    },
    rosa: {
      say: 'Jetzt ist Rosa dran. Schau zu: Zwei Würfel dürfen zusammen. 4 und 6 sind 10, und sie steht auf der 10.',
    },
    turn: {
      say: 'Das ist ein Zug: zwei Würfel nehmen, einsetzen, fertig. Waren alle dran, wird neu gewürfelt.',
    },
    small: {
      say: 'Siehst du die weiße 9, mit der kleinen 4 darunter? So wenig kostet es zu liegen. Nur treibt kein Rind heim, wer liegt.',
    },
    pair: {
      say: 'Zwei 4er sind 8: zu wenig für die 9. Aber ich kenne einen Trick.',
      ask: 'Nimm beide 4er.',
      no: 'Behalte die 4er im Auge: Mit den beiden holen wir die 9.',
    },
    lay: {
      say: 'Zum Liegen reicht eine 4.',
      ask: 'Tippe auf eine 4 und die weiße 9, und leg dich hin.',
      no: 'Geht auch. Aber ich habe dir einen Trick versprochen: Er beginnt mit einer 4 auf der weißen 9.',
    },
    raise: {
      say: 'Da liegt er, und niemand sonst bekommt das Rind. Aufstehen kostet noch einmal die kleine Zahl.',
      ask: 'Tippe auf die andere 4, dann auf ihn.',
      no: 'Dann bliebe er liegen. Mit der anderen 4 steht er gleich auf.',
    },
    trick: {
      say: 'Da steht er, auf einer 9 für zwei 4er! Er hätte auch in einem späteren Zug aufstehen können.',
      ask: 'Beende deinen Zug.',
      no: 'Heb dir das auf. Beende jetzt deinen Zug.',
    },
    sum: {
      say: 'Eine neue Runde, und du beginnst. Jetzt zählen wir Würfel zusammen.',
      ask: 'Nimm eine 4 und eine 5.',
      no: 'Andere gingen auch. Aber 4 und 5 sind genau, was die gefleckte 9 kostet.',
    },
    both: {
      say: '4 und 5 sind 9.',
      ask: 'Tippe auf beide Würfel, dann auf die gefleckte 9.',
      no: 'Einzeln geht auch. Aber heute nimm beide zusammen, für die gefleckte 9.',
    },
    'lie-done': {
      say: 'Also: die große Zahl zum Stehen, die kleine zum Liegen, und noch einmal die kleine zum Aufstehen. Immer genau.',
    },
    pasture: {
      say: 'Das ist eine Weide. Sie ist voll, wenn auf jedem Rind ein Gaucho ist: ob er steht oder liegt, und wem er gehört, ist egal.',
    },
    missing: {
      say: 'Nur auf der weißen 10 ist noch niemand. 5 und 5 sind 10.',
      ask: 'Nimm die beiden 5er.',
      no: 'Damit kommst du nicht auf die weiße 10, und auf die wartet die Weide.',
    },
    fill: {
      say: 'Jetzt mach die Weide voll.',
      ask: 'Tippe auf beide 5er, dann auf die weiße 10.',
      no: 'Die weiße 10, mein Freund! Dann kommt die ganze Weide heim.',
    },
    'fill-end': {
      say: 'Du kommst in dieser Runde zuletzt. Ist sie vorbei, kommen volle Weiden heim.',
      ask: 'Beende deinen Zug und schau zu.',
      no: 'Lass das vorerst: Beende deinen Zug und sieh, was passiert.',
    },
    home: {
      say: 'Wer dort stand, hat sein Rind heimgetrieben. Die weiße 10 und die gefleckte 5 sind jetzt auf deiner Ranch.',
    },
    stays: {
      say: 'Rosas Gaucho lag. Er half, die Weide voll zu machen, aber er bleibt, wo er ist, und sein Rind auch.',
    },
    refill: {
      say: 'Dann kommen neue Rinder vom Stapel: auf jede Weide, bis sie zusammen 20 wert sind oder kein Feld mehr frei ist.',
    },
    herd: {
      say: 'Daheim ist jede Rasse eine Herde. Von links nach rechts muss sie steigen oder fallen. Deine fällt: 8, 7, 2.',
    },
    worth: {
      say: 'Eine Herde bringt die Zahl ihrer Rinder mal das höchste davon. Hier sind das 3 × 8 = 24 Pesos.',
    },
    batch: {
      say: 'Eine 9 und eine 1 sind heimgekommen. Neue kommen nach rechts. Was nicht passt, verkauft die Herde und beginnt eine neue.',
    },
    append: {
      say: 'Die 9 verkauft die Herde auf jeden Fall. Also lass sie vorher wachsen.',
      ask: 'Stell die 1 dazu.',
      no: 'Kommt die 9 zuerst, bringt die Herde nur 24 Pesos. Mit der 1 sind es 32!',
    },
    sold: {
      say: 'Mit der 1 waren es vier: 4 × 8 = 32 Pesos. Dann begann die 9 eine neue Herde. So wird man reich!',
    },
    areas: {
      say: 'Diese drei kosten je einen einzelnen Würfel: 1, 2 oder 3. Dein Gaucho wartet dort. In einem späteren Zug tut er einmal seine Arbeit.',
    },
    'wish-take': {
      say: 'Wir wollen die ockerfarbene 12. Mehr als 9 geben zwei Würfel hier nicht her. Wir brauchen also einen dritten.',
      ask: 'Nimm die 5 und die 1.',
      no: 'Ginge vielleicht auch. Aber mach mit: 5 und 1 sind 6, und die halbe 12 ist da.',
    },
    wish: {
      say: '5 und 1 sind 6. Es fehlt noch eine 6. Dein Gaucho beim Wunsch bringt jeden Würfel, den du willst.',
      ask: 'Tippe auf Wunsch, dann auf die 6.',
      no: 'Geduld: Wünsch dir erst eine 6, dann gehört die ockerfarbene 12 dir.',
    },
    three: {
      say: 'Ein gewünschter Würfel ist so gut wie jeder andere.',
      ask: 'Tippe auf alle drei Würfel, dann auf die ockerfarbene 12.',
      no: 'Vergeude sie nicht! Alle drei zusammen sind 12.',
    },
    sale: {
      say: 'Deine braune Herde endet mit einer 3: Da passt kaum noch etwas. Verkauf sie, mit 5 Pesos dazu.',
      ask: 'Tippe auf Sofortverkauf, dann auf die braune Herde.',
      no: 'Verkauf lieber die braune Herde: 3 × 11, und 5 dazu.',
    },
    'sale-done': {
      say: '3 × 11 und 5 dazu: 38 Pesos, genau dann, wann du wolltest. Beide Gauchos sind wieder in deinem Vorrat.',
    },
    'sort-why': {
      say: 'Ein andermal: Eine weiße 7 kommt heim. Hinter 10, 6, 4 passt sie nicht und würde die Herde verkaufen. Aber du hast einen Gaucho beim Sortieren!',
    },
    sort: {
      say: 'Er stellt ein Rind dorthin, wo es passt.',
      ask: 'Tippe auf die 7, dann auf die Lücke zwischen 10 und 6.',
      no: 'Dann würde deine Herde verkauft. Stell die 7 in die Lücke.',
    },
    sorted: {
      say: '10, 7, 6, 4: Die Herde bleibt und ist 4 × 10 = 40 Pesos wert.',
    },
    'thief-why': {
      say: 'Die anderen kosten 4, 5 und 6. Der Viehdieb nimmt irgendein Rind aus einer fremden Herde. Wer es verliert, bekommt seinen Wert.',
    },
    steal: {
      say: 'Rosa hat eine ockerfarbene 11. Die passt gut hinter deine 2 und 9.',
      ask: 'Tippe auf Viehdieb, dann auf Rosas 11.',
      no: 'Geht auch. Aber mit der ockerfarbenen 11 wächst deine Herde am meisten.',
    },
    stolen: {
      say: 'Deine Herde stieg von 18 Pesos auf 33, und Rosa bekam 11 für den Verlust. Gib acht: Sie kann das auch mit dir machen.',
    },
    'overseer-why': {
      say: 'Der Aufseher lässt einen oder zwei deiner liegenden Gauchos aufstehen. Oder deiner nimmt einem fremden, der liegt, den Platz, für den Wert des Rinds.',
    },
    overseer: {
      say: 'Weck deine beiden, oder nimm Rosas Platz auf der ockerfarbenen 4: Beides ist gut.',
      ask: 'Tippe auf Aufseher, dann auf einen, der liegt.',
      no: 'Erst der Aufseher: Deine liegenden Gauchos haben genug geschlafen.',
    },
    'overseer-done': {
      say: 'Gut gemacht. Wer steht, kommt heim, sobald seine Weide voll ist.',
    },
    'steppe-why': {
      say: 'Vier Plättchen liegen verdeckt in der Steppe. Wer einen Gaucho dort hat, darf sie ansehen, ganz allein.',
    },
    scout: {
      say: 'Dein Gaucho ist bereit.',
      ask: 'Tippe auf Steppe, und schau nach.',
      no: 'Die Würfel können warten. Sieh dir erst die Steppe an.',
    },
    settle: {
      say: 'Nur für deine Augen! Eins kommt auf ein freies Feld, und ein Gaucho steht gleich darauf.',
      ask: 'Wähle ein Plättchen, dann ein freies Feld. Ich nähme die 12.',
      no: 'Wähle erst eins von diesen Plättchen.',
    },
    settled: {
      say: 'Ein Gaucho, der steht, und das ohne Würfel. Und was noch in der Steppe liegt, weißt nur du.',
    },
    pile: {
      say: 'Der Stapel ist leer, das Ende ist nah. Dies ist die letzte Runde mit Würfeln; eine ohne Würfel folgt noch.',
    },
    'end-take': {
      say: 'Die braune 7 passt nicht an deine braune Herde: Kommt sie heim, wird die Herde für 33 verkauft. Das wollen wir.',
      ask: 'Nimm eine 5 und eine 2.',
      no: 'Ich denke an die braune 7: Sie braucht eine 5 und eine 2.',
    },
    'end-stand': {
      say: '5 und 2 sind 7.',
      ask: 'Tippe auf beide Würfel, dann auf die braune 7.',
      no: 'Die braune 7, mit beiden Würfeln: Vertrau einem alten Mann.',
    },
    'end-turn': {
      say: 'Jetzt hat Rosa das letzte Rind dieser Weide vor sich.',
      ask: 'Beende deinen Zug.',
      no: 'Heb dir den Gaucho beim Sofortverkauf für die letzte Runde auf. Beende deinen Zug.',
    },
    'end-rosa': {
      say: 'Rosa steht auf der braunen 12, und die Weide ist voll. Deine 7 kommt heim und verkauft die braune Herde, wie geplant.',
    },
    'no-dice': {
      say: 'Die Runde ohne Würfel: Nur Gauchos auf Aktionsfeldern können noch etwas tun. Rosa hat dort keinen und wird übergangen.',
    },
    'end-sell': {
      say: 'Am Ende werden alle Herden verkauft. Aber nur der Sofortverkauf zahlt 5 mehr.',
      ask: 'Tippe auf Sofortverkauf, dann auf die schwarze Herde.',
      no: 'Ich meine die schwarze Herde. Und hör nicht auf, bevor sie verkauft ist.',
    },
    'end-last': {
      say: 'Nun bringt jeder Gaucho, der noch steht, sein Rind heim, ob die Weide voll ist oder nicht. Dann wird alles verkauft.',
      ask: 'Beende deinen letzten Zug.',
      no: 'Hier ist nichts mehr zu holen. Beende deinen Zug.',
    },
    over: {
      say: '162 Pesos zu 160: Du hast gewonnen, um Haaresbreite! Und das ist das ganze Spiel.',
    },
  },
};
