import { suggestionsView } from '@/features/projects/suggestions/schema';
import { readSuggestions } from '@/features/projects/server/suggestions/service';
import { creatorRoute, routes } from '../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute({ answer: suggestionsView }, ({ actor }) => readSuggestions(actor)),
});
