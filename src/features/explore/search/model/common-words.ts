// Without accents, and of all five content languages, because the language of a search is unknown.

const STOP_WORDS = `
  a an the of to in on at by for from with without and or is are was be been do does did how what which who why when where can could should
  would will i my me we our you your he she it its this that these those there into out up down as if not no s t d ll re ve m one some any
  o os as um uma uns umas de do da dos das em no na nos nas ao aos por para pelo pela com sem e ou que qual quais quem quando onde como
  porque eu meu minha meus minhas seu sua seus suas se nao este esta esse essa isto isso um-a ser estar posso pode devo
  el la los las un una unos unas del al y con sin por que cual cuales quien cuando donde mi mis tu tus su sus lo le les se no este esta
  esto ese esa eso puedo puede debo ser es son hay
  le la les un une des du de au aux et ou en dans sur sous par pour avec sans que qui quoi quel quelle quels quelles quand comment pourquoi
  je tu il elle nous vous ils elles mon ma mes ton ta tes son sa ses ce cet cette ces est sont ne pas l d j n c qu m
  der die das den dem des ein eine einen einem einer eines und oder in im an am auf aus bei mit nach von vom zu zum zur fur ist sind wie was
  wer wo wann warum welche welcher welches ich mein meine meinen meinem meiner du dein deine er sie es wir ihr nicht kein keine man kann
`;

/** Words about guides in general: frequent in searches, and a guide without them still matches. */
const GUIDE_WORDS = `
  replace replacing replacement replaced change changing swap fix fixing repair repairing repairs install installing installation remove removing removal
  make making build building set setup use using get guide guides tutorial tutorials manual manuals instruction instructions diy need want help best way new broken
  trocar troca substituir substituicao consertar conserto arrumar reparar reparo instalar instalacao remover fazer faco montar usar guia tutorial manual passo quebrado novo
  cambiar cambio reemplazar sustituir arreglar reparar reparacion instalar instalacion quitar hacer hago montar usar guia tutorial manual roto nuevo
  remplacer remplacement changer changement reparer reparation installer installation enlever faire monter utiliser guide tutoriel manuel casse nouveau
  wechseln tauschen austauschen austausch ersetzen reparieren reparatur installieren einbauen ausbauen entfernen machen bauen mache benutzen anleitung kaputt neu
`;

const setOf = (words: string) => new Set(words.split(/\s+/u).filter(Boolean));
const stopWords = setOf(STOP_WORDS);
const guideWords = setOf(GUIDE_WORDS);

/** A word that says nothing about what is searched for. */
export const isStopWord = (word: string): boolean => stopWords.has(word);

/** A word that nearly every guide could have. */
export const isGuideWord = (word: string): boolean => guideWords.has(word);
