import type { RulesText } from './rules-text';

export const rules: RulesText = {
  title: 'So wird El Gaucho gespielt',
  lead: 'In fünf Minuten gelesen. Das Brett lässt nur zu, was erlaubt ist: Du kannst also auch einfach anfangen und hier nachschlagen.',
  contents: 'Inhalt',
  sections: {
    aim: {
      title: 'Das Ziel',
      blocks: [
        {
          p: 'Dir gehört eine Ranch. Deine Gauchos reiten in die Pampa, fangen Rinder und treiben sie heim. Dort stehen sie in Herden, eine für jede Rasse, und verkaufte Herden bringen Pesos. Die meisten Pesos gewinnen; bei Gleichstand wird der Sieg geteilt.',
        },
        {
          picture: 'tile',
          label:
            'Ein Rinderplättchen: oben links eine große 11, unten links eine kleine 5, oben rechts ein Buchstabe.',
        },
        {
          steps: [
            'Die große Zahl ist der Wert des Rinds, und so viel kostet es, das Rind auf einmal zu fangen.',
            'Die kleine Zahl ist die Hälfte davon, abgerundet, aber mindestens 1. Sie gilt für Gauchos, die sich erst einmal hinlegen.',
            'Fell, Hörner und Buchstabe verraten die Rasse. Es gibt fünf Rassen, jede mit einem Rind von jedem Wert von 1 bis 12.',
          ],
        },
      ],
    },
    start: {
      title: 'Vor der ersten Runde',
      blocks: [
        {
          p: 'Alle sehen sich heimlich ein paar Plättchen an und behalten eins mit beliebigem Wert, zwei mit höchstens je 8 oder drei mit höchstens je 4. Damit beginnen deine Herden. Alle wählen gleichzeitig, und alle Herden werden zusammen aufgedeckt.',
        },
        {
          p: 'Dann schicken alle ohne Würfel einen ersten Gaucho auf eines der sechs Aktionsfelder. Nur dieses eine Mal darf jedes Aktionsfeld bloß einmal gewählt werden. Wer die erste Runde beginnt, wählt zuletzt.',
        },
        {
          players: 'Personen',
          rows: [
            ['Würfel im Rodeo', '5', '7', '9'],
            ['Gauchos pro Person', '8', '8', '7'],
            ['Plättchen zur Auswahl', '5', '4', '3'],
            ['Rassen', '4', '5', '5'],
            ['Gesperrte Felder', 'Fluss und Wald', 'Wald', 'Keine'],
          ],
        },
      ],
    },
    round: {
      title: 'Eine Runde',
      blocks: [
        {
          steps: [
            'Alle Würfel fallen ins Rodeo, für alle sichtbar.',
            'Reihum im Uhrzeigersinn nehmen alle zwei Würfel und machen ihren Zug. Auch wer zuletzt kommt, hat noch drei zur Auswahl.',
            'Volle Weiden kommen heim. Herden wachsen, manche werden verkauft.',
            'Neue Rinder kommen auf die Weiden. Die nächste Runde beginnt, wer links sitzt.',
          ],
        },
      ],
    },
    dice: {
      title: 'Würfel',
      blocks: [
        {
          p: 'Jeder deiner beiden Würfel taugt für eine Aktion, oder beide zusammen für eine einzige mit ihrer Summe. Die Zahl muss immer genau passen.',
        },
        { picture: 'ring', label: 'Neun Würfel im Rodeo; eine 5 und eine 6 sind genommen.' },
        {
          list: [
            'Ein Rind fangen: Ein Gaucho stellt oder legt sich darauf.',
            'Einen deiner liegenden Gauchos aufstehen lassen.',
            'Einen Gaucho für später auf ein Aktionsfeld schicken.',
          ],
        },
        {
          p: 'Zwei Würfel musst du nehmen, einsetzen musst du sie nicht. Was am Ende deines Zugs übrig ist, verfällt.',
        },
      ],
    },
    gauchos: {
      title: 'Stehen und liegen',
      blocks: [
        {
          picture: 'catching',
          label:
            'Dreimal dasselbe Rind, eine 11 mit kleiner 5. Mit einer 5 und einer 6 steht ein Gaucho darauf. Mit einer 5 liegt er. Mit einer weiteren 5 steht er auf.',
        },
        {
          steps: [
            'Stehen: Für die große Zahl stellt sich ein Gaucho aus deinem Vorrat auf ein freies Rind.',
            'Liegen: Für die kleine Zahl legt er sich darauf. Das Rind ist besetzt, heimtreiben kann er es so aber nicht.',
            'Aufstehen: Noch einmal für die kleine Zahl steht dein liegender Gaucho auf.',
          ],
        },
        {
          example:
            'Die 11 hat eine kleine 5. Eine 5 und eine 6 stellen auf einmal einen Gaucho darauf. Zwei Fünfen schaffen es in zwei Schritten: hinlegen, aufstehen.',
        },
        {
          p: 'Ein Rind trägt nur einen Gaucho, egal wessen. Ist dein Vorrat leer, darfst du einen deiner liegenden Gauchos holen und anderswo einsetzen, oder einen von einem Aktionsfeld zurückholen. Wer steht, bleibt, bis er heimkommt.',
        },
      ],
    },
    areas: {
      title: 'Die sechs Aktionsfelder',
      blocks: [
        {
          p: 'Auf jedem Aktionsfeld hast du einen Platz für dich allein: Niemand kommt dir in die Quere. Ein Gaucho dort wartet auf einen späteren Zug. Dann macht er seine Arbeit, ganz ohne Würfel, und kehrt in deinen Vorrat zurück. Du darfst so viele nutzen, wie du willst, jederzeit in deinem Zug, auch bevor du Würfel nimmst.',
        },
        {
          oneLowDie: 'ein Würfel: 1, 2 oder 3',
          alone: 'allein oder als Summe',
          areas: {
            sort: 'Wenn Rinder heimkommen, darf ein neues an jede Stelle seiner Herde, an der die Ordnung stimmt. Das einzige Aktionsfeld, das außerhalb deines Zugs hilft.',
            wish: 'Ein weiterer Würfel für diesen Zug. Seine Zahl bestimmst du, und du darfst ihn zu deinen anderen Würfeln zählen.',
            sale: 'Verkaufe auf der Stelle eine Herde aus mindestens zwei Rindern, mit 5 Pesos obendrauf.',
            thief:
              'Nimm irgendein Rind aus einer fremden Herde und stell es rechts an deine eigene. Passt es nicht, wird deine Herde vorher verkauft. Die Versicherung ersetzt den Wert des Rinds.',
            overseer:
              'Entweder stehen einer oder zwei deiner liegenden Gauchos auf. Oder ein fremder liegender Gaucho macht Platz, und deiner steht an seiner Stelle; der fremde kehrt in seinen Vorrat zurück, und die Versicherung zahlt dafür den Wert des Rinds.',
            steppe:
              'Sieh dir die verdeckten Rinder der Steppe an. Setz eins davon, oder zwei mit höchstens je 4, auf freie Felder beliebiger Weiden, mit je einem deiner Gauchos, der darauf steht. Dann wird die Steppe wieder auf vier Plättchen ergänzt.',
          },
        },
        {
          p: 'Ein Aktionsfeld, das du gerade besetzt hast, nützt erst ab deinem nächsten Zug. Eines, das du gerade verlassen hast, kannst du im selben Zug nicht wieder besetzen.',
        },
      ],
    },
    home: {
      title: 'Heimkommen',
      blocks: [
        {
          p: 'Nach dem letzten Zug einer Runde wird jede Weide geprüft. Ist auf jedem ihrer Rinder ein Gaucho, stehend oder liegend, egal wessen, ist sie voll: Wer dort steht, treibt sein Rind heim und ist frei für Neues.',
        },
        {
          picture: 'pasture',
          label:
            'Eine Weide mit vier Rindern, auf jedem ein Gaucho. Drei stehen und bringen ihre Rinder heim. Einer liegt und bleibt.',
        },
        {
          list: [
            'Liegende Gauchos bleiben, und mit ihnen ihre Rinder. Sie helfen, eine Weide zu füllen, bringen aber nichts heim.',
            'Ein einziges Rind ohne Gaucho hält die ganze Weide auf. Leere Felder zählen nicht.',
            'Danach werden die Weiden vom Stapel aufgefüllt, angefangen bei der kleinsten ganz unten, bis die Werte auf jeder zusammen mindestens 20 ergeben oder kein Feld mehr frei ist.',
          ],
        },
      ],
    },
    herds: {
      title: 'Herden und Verkäufe',
      blocks: [
        {
          p: 'Daheim hat jede Rasse eine Reihe: ihre Herde. Neue Rinder kommen rechts dazu, und von links nach rechts müssen die Zahlen durchweg steigen oder durchweg fallen. Das zweite Rind legt es fest. Kommen mehrere einer Rasse zugleich heim, bestimmst du ihre Reihenfolge.',
        },
        {
          picture: 'herds',
          label: 'Zwei Herden: eine steigende aus 3, 5, 6 und 9 und eine fallende aus 11, 10, 8, 2 und 1.',
        },
        {
          p: 'Ein Rind, das nicht passt, erzwingt einen Verkauf: Die Herde kommt auf den Markt, und das neue Rind beginnt die nächste. Ein Verkauf bringt die Zahl der Rinder mal den höchsten Wert unter ihnen.',
        },
        { example: '3, 5, 6 und 9 sind vier Rinder, das beste ist 9 wert: 4 × 9 = 36 Pesos.' },
      ],
    },
    end: {
      title: 'Das Ende',
      blocks: [
        {
          steps: [
            'Hat das letzte Plättchen den Stapel verlassen, wird die laufende Runde noch zu Ende gespielt.',
            'Es folgt eine weitere Runde mit Würfeln. Aufgefüllt wird nichts mehr.',
            'Dann eine letzte Runde ohne Würfel, in der nur die Aktionsfelder genutzt werden.',
            'Volle Weiden kommen heim wie immer. Danach bringen alle Gauchos, die noch stehen, ihre Rinder mit, volle Weide oder nicht.',
            'Alle Herden werden verkauft. Ein Rind allein bringt seinen Wert. Die meisten Pesos gewinnen.',
          ],
        },
      ],
    },
  },
};
