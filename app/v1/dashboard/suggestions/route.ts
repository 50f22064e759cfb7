import { projectCalls } from '@/features/projects/contract';
import { readSuggestions } from '@/features/projects/server/suggestions/service';
import { creatorRoute, routes } from '../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute(projectCalls.readSuggestions, ({ actor }) => readSuggestions(actor)),
});
