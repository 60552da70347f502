import type { elGauchoCodes as english } from '../en/el-gaucho-codes';
import type { Translation } from '../translation';

export const elGauchoCodes = {
  malformed: 'Ce coup n’existe pas dans ce jeu.',
  'not-your-turn': 'Ce n’est pas ton tour.',
  'not-now': 'Tu ne peux pas faire cela maintenant.',
  'not-your-tile': 'Choisis parmi les tuiles que tu regardes.',
  'keep-count': 'Garde une, deux ou trois de tes tuiles.',
  'keep-two-limit': 'Tu ne peux garder deux tuiles que si aucune ne vaut plus de 8.',
  'keep-three-limit': 'Tu ne peux garder trois tuiles que si aucune ne vaut plus de 4.',
  'keep-order': 'Les tuiles d’une même race doivent monter ou descendre de gauche à droite.',
  'area-claimed': 'La place est prise\u00a0: les premiers gauchos vont tous dans des secteurs différents.',
  'dice-taken': 'Tu as déjà pris tes deux dés.',
  'dice-not-taken': 'Prends d’abord deux dés.',
  'dice-not-in-ring': 'Prends deux des dés du rodéo.',
  'dice-not-yours': 'Tu n’as pas ces dés, ou tu les as déjà utilisés.',
  'dice-wrong-sum': 'Le total des dés doit donner exactement le nombre demandé.',
  'area-wants-one-low-die': 'Ce secteur demande un seul dé, de valeur 1, 2 ou 3.',
  'no-such-space': 'Cette case n’est pas en jeu.',
  'space-empty': 'Il n’y a pas de bœuf sur cette case.',
  'space-occupied': 'Il y a déjà un gaucho sur cette tuile.',
  'space-not-free': 'Il faut une case libre pour un nouveau bœuf.',
  'not-your-lying-gaucho': 'Tu ne peux relever que tes propres gauchos couchés.',
  'not-a-rivals-lying-gaucho': 'Tu ne peux prendre que la place d’un gaucho couché d’un autre joueur.',
  'no-gaucho':
    'Tu n’as plus de gaucho en réserve\u00a0: rappelles-en un d’un secteur ou reprends-en un couché.',
  'recall-not-needed': 'Tu ne peux reprendre un gaucho couché que si ta réserve est vide.',
  'recall-not-lying': 'Dans la pampa, tu ne peux reprendre que tes propres gauchos couchés.',
  'area-occupied': 'Tu y as déjà un gaucho.',
  'area-spent':
    'Ton gaucho vient de quitter ce secteur\u00a0: tu ne pourras l’occuper à nouveau qu’au prochain tour.',
  'area-empty': 'Tu n’y as aucun gaucho.',
  'area-fresh': 'Ton gaucho vient d’arriver ici\u00a0: tu pourras l’utiliser à partir de ton prochain tour.',
  'sort-outside-round-up': 'Le Tri ne sert que quand le bétail rentre.',
  'herd-too-small': 'Seul un troupeau d’au moins deux bœufs peut être vendu sur-le-champ.',
  'no-rivals-tile': 'Choisis un bœuf dans le troupeau d’un autre joueur.',
  'steppe-empty': 'Il n’y a plus de tuiles dans la steppe.',
  'no-free-space': 'Aucune case libre dans les pâturages pour un bœuf de la steppe.',
  'steppe-must-settle': 'Tu as regardé la steppe\u00a0: installe d’abord un bœuf.',
  'pair-too-high': 'Tu ne peux installer deux bœufs que si aucun ne vaut plus de 4.',
  'recall-not-for-pair':
    'Pour l’instant, tu ne peux rappeler un gaucho que s’il te manque pour un second bœuf.',
  'not-in-batch': 'Choisis parmi les bœufs qui viennent de rentrer chez toi.',
  'sort-no-gaucho': 'Tu n’as pas de gaucho au Tri.',
  'sort-wrong-place':
    'Le Tri ne va pas là\u00a0: le troupeau doit rester dans l’ordre, et à droite on ajoute simplement.',
} as const satisfies Translation<typeof english, 'fr'>;
