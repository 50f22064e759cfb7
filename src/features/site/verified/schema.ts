import { z } from 'zod';
import { limitParam, pageParam, paginated } from '@/shared/http/pagination';
import { paragraph } from '@/shared/text/text-schemas';
import { REASON_MAX } from '../constants';

export const verifiedQuery = z.object({ page: pageParam, limit: limitParam });
/** The reason is for the log only. */
export const verifiedPatch = z.strictObject({
  verified: z.boolean('invalid'),
  reason: paragraph(REASON_MAX, 'reasonRequired'),
});

export const verifiedView = z.object({
  uid: z.string(),
  name: z.string(),
  owner: z.string().meta({ description: 'The name of the account that owns it.' }),
  verified: z.boolean(),
  verifiedAt: z.iso.datetime().nullable(),
});
export const verifiedList = paginated(verifiedView);

export type VerifiedPatch = z.infer<typeof verifiedPatch>;
export type VerifiedView = z.infer<typeof verifiedView>;
export type VerifiedList = z.infer<typeof verifiedList>;
