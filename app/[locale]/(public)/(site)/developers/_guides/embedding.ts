import { embedCode } from '@/features/projects/model/embed-code';
import type { Guide } from './guide';

export const embedding: Guide = {
  slug: 'embedding',
  steps: [
    {
      id: 'frame',
      code: embedCode('$MAKERSTEP_URL/p/$PROJECT/embed', 'Plant shelf'),
      runs: 'html',
    },
    {
      id: 'oembed',
      code: `curl --fail-with-body -G "$MAKERSTEP_URL/v1/oembed" \\
  --data-urlencode "url=$MAKERSTEP_URL/p/$PROJECT" \\
  --data-urlencode "maxwidth=400"`,
      runs: 'shell',
    },
  ],
};
