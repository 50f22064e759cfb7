import { z } from 'zod';

const words = z.array(z.string());

/** The creator's earlier labels of the project form, most used first. */
export const suggestionsView = z.object({
  tags: words,
  tools: words,
  parts: words,
  brands: words,
  categories: words,
});
export type Suggestions = z.infer<typeof suggestionsView>;
export type SuggestionKind = keyof Suggestions;
