import type { houseCodes as english } from '../en/house-codes';
import type { Translation } from '../translation';

export const houseCodes = {
  malformed: 'Le serveur n’a pas compris. Recharge la page et réessaie.',
  'unknown-request': 'Le serveur ne sait pas faire cela. Recharge la page et réessaie.',
  'too-large': 'C’est trop d’un coup\u00a0: fais plus court.',
  'too-fast': 'Pas si vite\u00a0: attends un instant, puis réessaie.',
  'too-fast-wait': 'Pas si vite\u00a0: réessaie {{when}}.',
  'not-found': 'Il n’y a rien à cette adresse.',
  unauthorised: 'Tu n’y as pas accès.',
  'wrong-origin': 'Cette page ne vient pas de ce serveur\u00a0: ouvre l’adresse du serveur lui-même.',
  upgrade: 'Cette page est plus ancienne que le serveur\u00a0: recharge-la.',
  'unknown-game': 'On ne joue pas à ce jeu sur ce serveur.',
  'no-such-table': 'Aucune table ne porte ce code\u00a0: vérifie les lettres, ou demande le lien.',
  'server-full': 'Il n’y a plus de place sur ce serveur pour une table de plus\u00a0: réessaie plus tard.',
  'house-closed':
    'Ce serveur n’accueille ni nouvelles tables ni nouvelles personnes en ce moment. Les parties en cours continuent\u00a0: reviens plus tard.',
  'table-closed': 'L’équipe qui gère ce serveur a fermé cette table.',
  'shutting-down': 'Le serveur redémarre. Tout est conservé\u00a0: reviens dans un instant.',
  'server-error': 'Quelque chose a mal tourné sur le serveur. Tu n’as rien perdu\u00a0: réessaie.',
  'store-failed': 'Le serveur n’a pas pu l’enregistrer\u00a0: regarde où en est la table, puis réessaie.',
  'lease-lost': 'La table a changé de serveur\u00a0: recharge la page pour la suivre.',
  'out-of-reach':
    'Cette table est sur un autre serveur, injoignable pour l’instant\u00a0: nouvel essai dans un instant.',
  'dev-only': 'Ici, personne ne peut choisir les dés\u00a0: seul un serveur lancé avec DEV=1 le permet.',
  'not-in-lobby': 'Cela ne se fait qu’avant le début de la partie.',
  'not-playing': 'Cela ne se fait qu’en cours de partie.',
  'not-over': 'Cela ne se fait qu’une fois la partie finie.',
  'not-seated': 'Tu n’as pas de place à cette table\u00a0: prends-en une d’abord.',
  'already-seated': 'Tu as déjà une place à cette table.',
  'not-host': 'C’est réservé à l’hôte de la table.',
  'seat-taken': 'Cette place est déjà prise\u00a0: choisis-en une autre.',
  'no-free-seat': 'Toutes les places de cette table sont prises.',
  'seat-empty': 'Il n’y a personne à cette place.',
  'bad-name':
    'Ce nom ne convient pas\u00a0: choisis-en un court, fait de lettres d’un seul alphabet et de chiffres.',
  'name-taken':
    'Quelqu’un porte déjà ce nom, ou un nom trop semblable, à cette table\u00a0: choisis-en un autre.',
  'colour-taken': 'Quelqu’un a déjà cette couleur à cette table\u00a0: choisis-en une autre.',
  'bad-token':
    'Ce navigateur n’a pas la clé de cette place. Si elle est à toi, demande aux autres de te la rendre.',
  'bad-handoff': 'Ce lien a expiré ou a déjà servi\u00a0: crées-en un nouveau sur ton autre appareil.',
  replaced: 'Tu as ouvert cette table ailleurs\u00a0: la partie continue là-bas.',
  'claimed-seat':
    'Les autres t’ont confié cette place pendant une absence\u00a0: tu ne peux pas y abandonner. Quitte plutôt la table.',
  kicked: 'L’hôte t’a fait quitter cette table.',
  removed: 'L’équipe qui gère ce serveur t’a fait quitter cette table.',
  'too-few-players': 'Il manque du monde\u00a0: à ce jeu, il faut être au moins {{needed}}.',
  'not-ready': 'Tout le monde n’est pas encore prêt.',
  'no-commitment':
    'L’un des navigateurs ne s’est pas encore engagé sur son secret\u00a0: attends un instant, puis réessaie.',
  'not-starting': 'Aucune partie n’est sur le point de commencer à cette table.',
  'bad-secret':
    'Le secret de ton navigateur ne correspond pas à son engagement\u00a0: le départ est à refaire.',
  'no-match': 'Aucune partie n’a encore commencé à cette table.',
  'undo-off': 'À cette table, on ne peut rien annuler.',
  'undone-enough': 'Dans cette partie, tu as annulé autant de coups qu’il est permis.',
  paused: 'La partie est en pause\u00a0: propose d’abord de la reprendre.',
  'not-paused': 'La partie n’est pas en pause.',
  resigned: 'Tu as abandonné cette partie\u00a0: un robot la joue à ta place.',
  'bot-plays': 'Un robot joue à cette place pour le moment.',
  'no-such-proposal': 'Cette proposition est déjà tranchée, ou elle a expiré.',
  'already-proposed': 'Une proposition est déjà en cours\u00a0: attends qu’elle soit tranchée.',
  'not-asked': 'Cette question ne t’est pas posée.',
  'somebody-absent': 'Il faut que tout le monde soit là, et il manque quelqu’un.',
  'somebody-absent-named': 'Il faut que tout le monde soit là, et {{player}} n’est pas là.',
  'somebody-absent-wait':
    '{{player}} doit aussi donner son accord et n’est pas là. Vous pourrez décider sans attendre son retour {{when}}.',
  'not-absent': 'La personne qui occupe cette place est bien là.',
  'too-soon': 'C’est trop tôt\u00a0: réessaie plus tard.',
  'too-soon-wait': 'C’est trop tôt\u00a0: réessaie {{when}}.',
  'nobody-to-agree':
    'Personne n’est là pour donner son accord\u00a0: il faut quelqu’un sur une autre connexion que la tienne.',
  'chat-off': 'La discussion est désactivée à cette table.',
  'presets-only': 'À cette table, on ne peut envoyer que les phrases toutes faites.',
  'bad-text':
    'Ce message ne peut pas être envoyé\u00a0: il est vide, trop long ou contient des caractères invisibles.',
  muted: 'L’hôte t’a retiré la parole dans cette discussion.',
  'no-such-person': 'Cette personne n’est plus là.',
  'gallery-closed': 'Cette table n’accepte pas de public.',
  'gallery-full': 'Il n’y a plus de place dans le public\u00a0: réessaie plus tard.',
  'reports-full':
    'Ce serveur n’a plus de place pour d’autres signalements\u00a0: enregistre le tien dans un fichier et envoie-le à qui le fait tourner.',
  'not-awaited': 'On n’attend pas cette personne en ce moment.',
  'push-off': 'Ce serveur n’envoie pas de notifications.',
  'bad-webhook':
    'Cette adresse ne peut pas servir\u00a0: il faut un webhook en https, joignable sur internet.',
} as const satisfies Translation<typeof english, 'fr'>;
