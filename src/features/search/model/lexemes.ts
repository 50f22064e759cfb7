/** The place of a word: A name, B code, brand, category and tags, C parts and creator, D steps. */
export type Weight = 'A' | 'B' | 'C' | 'D';

const WEIGHTS: readonly Weight[] = ['A', 'B', 'C', 'D'];

/** Quotes a lexeme for PostgreSQL's tsvector and tsquery syntax. */
export function quoteLexeme(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, (sign) => sign + sign)}'`;
}

/** The words of a project with their places. */
export class LexemeSet {
  private readonly places = new Map<string, Set<Weight>>();

  add(lexemes: Iterable<string>, ...weights: Weight[]): void {
    for (const lexeme of lexemes) {
      const places = this.places.get(lexeme) ?? new Set();
      for (const weight of weights) places.add(weight);
      this.places.set(lexeme, places);
    }
  }

  /** The tsvector syntax; a position has no meaning except its weight. */
  toString(): string {
    return [...this.places]
      .map(([lexeme, places]) => {
        const positions = WEIGHTS.flatMap((weight, index) =>
          places.has(weight) ? [`${index + 1}${weight}`] : [],
        );
        return positions.length === 0
          ? quoteLexeme(lexeme)
          : `${quoteLexeme(lexeme)}:${positions.join(',')}`;
      })
      .join(' ');
  }
}

/** Filters are lexemes too, so that one index serves a search with filters. */
export const filterLexemes = {
  language: (language: string) => `/l/${language}`,
  category: (categoryKey: string) => `/c/${categoryKey}`,
  tag: (tagKey: string) => `/t/${tagKey}`,
};
