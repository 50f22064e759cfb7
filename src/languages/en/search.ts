import { only } from '../notation';
import type { SearchWords } from '../types';

// 'stopping' and 'stop', 'shelves' and 'shelf'.
function finish(stem: string, word: string): string {
  const doubled = /(?:ing|ed)s?$/.test(word) ? stem.replace(/([bdgmnprt])\1$/, '$1') : stem;
  return doubled.replace(/v$/, 'f').replace(/y$/, 'i');
}

export const search: SearchWords = {
  stop: `
    a an the of to in on at by for from with without and or is are was be been do does did how
    what which who why when where can could should would will i my me we our you your he she it
    its this that these those there into out up down as if not no s t d ll re ve m one some any`,
  guides: `
    replace replacing replacement replaced change changing swap fix fixing repair repairing
    repairs install installing installation remove removing removal make making build building
    set setup use using get guide guides tutorial tutorials manual manuals instruction
    instructions diy need want help best way new broken`,
  plurals: [
    ['sses', 'ss', 1],
    ['ies', 'y', 3],
    ['xes', 'x', 2],
    ['ches', 'ch', 2],
    ['shes', 'sh', 2],
    ['zzes', 'zz', 1],
    ['ss', 'ss', 1],
    ['us', 'us', 1],
    ['is', 'is', 1],
    ['s', '', 2],
  ],
  forms: [
    ...only(4, 'ations', 'ation', 'ating', 'ated', 'ate'),
    ...only(4, 'ements', 'ement', 'ment'),
    ...only(3, 'ings', 'ing'),
    ['eed', 'eed', 1],
    ...only(3, 'ed'),
    ...only(3, 'e'),
  ],
  unchanged: new Set(['lens', 'gas', 'bus', 'news', 'series', 'species', 'always', 'ubuntu']),
  finish: { stem: finish, ends: ['f', 'i'] },
};
