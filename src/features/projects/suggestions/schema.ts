import { z } from 'zod';

const suggestions = z.array(z.string());

/** The creator's earlier labels of the project form, most used first. */
export const suggestionsView = z.object({
  tags: suggestions,
  tools: suggestions,
  parts: suggestions,
  brands: suggestions,
  categories: suggestions,
});
export type Suggestions = z.infer<typeof suggestionsView>;
export type SuggestionKind = keyof Suggestions;
