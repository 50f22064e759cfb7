import { counted } from '../notation';
import type { AmountWords } from '../types';

export const amounts: AmountWords = {
  numbers: [
    ...counted('un|une deux trois quatre cinq six sept huit neuf dix onze douze'),
    ['demi|demie|un demi|une demie|demi-|un demi-|une demi-', 0.5],
    ['une demi-douzaine|demi-douzaine', 6],
  ],
  dozen: 'douzaine(s)',
  thousands: '.',
  and: 'et',
  andHalf: 'et demie|et demi',
  about: "environ|env.|à peu près|jusqu'à",
  from: 'de|entre',
  to: 'à|a|ou|et',
  of: "de|d'|d’|du|des",
  units: {
    tsp: 'c. à café|c à café|c.à café|c. à c.|c.à.c.|cuillère(s) à café|cuillere(s) à café|cuiller(s) à café|cuil. à café|càc|cac',
    tbsp: 'c. à soupe|c à soupe|c.à soupe|c. à s.|c.à.s.|cuillère(s) à soupe|cuillere(s) à soupe|cuiller(s) à soupe|cuil. à soupe|càs|cas',
    cup: 'tasse(s)',
    l: 'litre(s)',
    m: 'mètre(s)|metre(s)',
    in: 'pouce(s)',
  },
  pinch: 'pincée(s)',
  pieces: '',
  piecesOf:
    'gousse(s)|boîte(s)|boite(s)|tranche(s)|botte(s)|bouquet(s)|branche(s)|brin(s)|paquet(s)|poignée(s)|sachet(s)|feuille(s)|rouleau(x)|paire(s)|filet(s)|goutte(s)|verre(s)|pot(s)|livre(s)',
  packs: 'boîte(s)|boite(s)|paquet(s)|sachet(s)|rouleau(x)|feuille(s)|pot(s)|verre(s)',
  sizes:
    'petit(s)|petite(s)|grand(s)|grande(s)|bon(s)|bonne(s)|ras|rase(s)|bombé(s)|bombée(s)|moyen(s)|moyenne(s)',
  closings: 'à volonté|au goût|selon le goût',
  vague: 'un peu|quelques',
  containers: 'marteau|seringue|bouteille|seau|bécher|flacon|bocal',
  head: 'first',
  between: 'et|ou',
};
