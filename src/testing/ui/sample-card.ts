import type { ProjectCard } from '@/features/projects/schema';
import { withTextLists } from '../text-lists';

/** A guide as lists of guides have it, with these `fields`. */
export const sampleCard = <Card = ProjectCard>(fields: object = {}): Card =>
  withTextLists({
    projectUid: 'abcdefghjkmn',
    name: 'Plant shelf',
    averageTime: '00:45',
    views: 3,
    stepCount: 4,
    languages: ['en'],
    file: null,
    creator: {
      uid: 'nmkjhgfedcba',
      name: 'Oficina',
      avatar: null,
      verified: true,
      backgroundColor: '#d3d3d3',
      textColor: '#1b1916',
    },
    ...fields,
  }) as unknown as Card;
