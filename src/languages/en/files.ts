import type { FileWords } from '../types';

export const files: FileWords = {
  headings: {
    tools: [
      'Tools',
      'equipment',
      'tools required',
      'tools needed',
      'what you need',
      'what you’ll need',
      "what you'll need",
    ],
    parts: ['Parts', 'ingredients', 'materials', 'supplies', 'parts list', 'bill of materials'],
    questions: ['Questions', 'faq', 'frequently asked questions'],
    source: ['Source'],
  },
  directions: [
    'directions',
    'instructions',
    'method',
    'steps',
    'preparation',
    'procedure',
    'how to make it',
    'how to make',
    'cooking instructions',
    'step-by-step',
    'step by step',
  ],
  introduction: 'Introduction',
  conclusion: 'Conclusion',
  doFirst: 'Do this first',
  facts: { time: 'Time', yield: 'Makes', cost: 'Estimated cost', video: 'Video', page: 'See' },
};
