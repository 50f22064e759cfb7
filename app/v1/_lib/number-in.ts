import { AppError } from '@/shared/http/app-error';

export const NUMBER_PATTERN = '^[1-9]\\d{0,8}$';
const number = new RegExp(NUMBER_PATTERN);

/**
 * The number in a path.
 * @throws {AppError} not_found for anything else
 */
export function numberIn(text: string): number {
  if (!number.test(text)) throw new AppError('not_found');
  return Number(text);
}
