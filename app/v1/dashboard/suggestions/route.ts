import { suggestionsView } from '@/features/project/suggestions/schema';
import { readSuggestions } from '@/features/project/suggestions/service';
import { creatorRoute, routes } from '../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute({ answer: suggestionsView }, ({ actor }) => readSuggestions(actor)),
});
