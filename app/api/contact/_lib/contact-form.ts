import { CONTACT_FIELDS } from '@/features/contact/constants';
import type { ContactInput } from '@/features/contact/schema';
import { readOwnForm } from '../../_lib/own-form';

/**
 * Reads the contact form that a browser submits without scripts.
 * @throws {AppError} as readOwnForm
 */
export async function readContactForm(
  request: Request,
): Promise<{ words: ContactInput; draft: string | undefined }> {
  const read = await readOwnForm(request);
  const words = Object.fromEntries(
    CONTACT_FIELDS.map((name) => [name, read(name) ?? '']),
  ) as ContactInput;
  return { words, draft: read('draft') };
}
