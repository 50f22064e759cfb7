import { z } from 'zod';
import { LABEL_MAX } from '@/features/projects/constants';
import { limitParam, pageParam, paginated } from '@/shared/http/pagination';
import { PROJECT_LANGUAGES } from '@/shared/interface/languages';
import { line } from '@/shared/text/text-schemas';
import { GUIDE_QUERY_MAX, GUIDE_STATES } from './constants';

const label = line(LABEL_MAX).optional().meta({
  description: 'In any of its languages; case and accents do not matter.',
});

export const siteGuidesQuery = z.object({
  query: line(GUIDE_QUERY_MAX).default('').meta({
    description:
      'A part of its name, the name of its creator or their account, or the address of a guide or creator.',
  }),
  state: z.enum(GUIDE_STATES, 'invalid').default('all'),
  lang: z.enum(PROJECT_LANGUAGES, 'invalid').optional(),
  category: label,
  tag: label,
  page: pageParam,
  limit: limitParam,
});

/** A guide as its readers know it: of its newest version, and nothing of its draft. */
export const siteGuideView = z.object({
  uid: z.string(),
  name: z.string(),
  creator: z.object({ uid: z.string(), name: z.string() }),
  owner: z.string().meta({ description: 'The name of the account that owns it.' }),
  languages: z.array(z.enum(PROJECT_LANGUAGES)),
  category: z.string(),
  tags: z.array(z.string()),
  views: z.int(),
  publishedAt: z.iso.datetime().nullable(),
  isByLink: z.boolean().meta({ description: 'Only those who have its link see it.' }),
  isWaiting: z.boolean().meta({
    description: 'It is by link until the operators let a guide of its account through.',
  }),
  takenDownAt: z.iso.datetime().nullable(),
});
export const siteGuideList = paginated(siteGuideView);

export const firstGuideSettings = z.strictObject({ firstGuideWaits: z.boolean('invalid') });

export type SiteGuidesQuery = z.output<typeof siteGuidesQuery>;
export type SiteGuideView = z.infer<typeof siteGuideView>;
export type SiteGuideList = z.infer<typeof siteGuideList>;
export type FirstGuideSettings = z.infer<typeof firstGuideSettings>;
