import { z } from 'zod';
import { isUuid, UUID_PATTERN } from './uid';

/** A UUID from a request, in either case. */
export const uuidText = z
  .string({ error: 'invalid' })
  .refine(isUuid, 'invalid')
  .meta({ format: 'uuid', pattern: UUID_PATTERN })
  .transform((text) => text.toLowerCase());
