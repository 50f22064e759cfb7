import { z } from 'zod';

export const previewLink = z.object({
  url: z.url().meta({ description: 'Shows the draft to everyone who has it.' }),
  expiresAt: z.iso.datetime(),
});

export type PreviewLink = z.infer<typeof previewLink>;
