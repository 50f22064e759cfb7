import { CONTACT_FIELDS } from '@/features/contact/constants';
import type { ContactInput } from '@/features/contact/schema';
import { readOwnForm } from '../../_lib/own-page';

const FORM_MAX_BYTES = 64 * 1024;

/** Reads the contact form that a browser submits without scripts. Throws what readOwnForm throws. */
export async function readContactForm(
  request: Request,
): Promise<{ words: ContactInput; draft: string | undefined }> {
  const read = await readOwnForm(request, FORM_MAX_BYTES);
  const words = Object.fromEntries(
    CONTACT_FIELDS.map((name) => [name, read(name) ?? '']),
  ) as ContactInput;
  return { words, draft: read('draft') };
}
