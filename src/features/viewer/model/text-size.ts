import { lengthOf } from '@/shared/text';

/** How large a text can be that has the stage for itself: the shorter, the larger. */
export function textSize(text: string): 'huge' | 'large' | 'medium' | 'small' {
  const length = lengthOf(text);
  if (length <= 80) return 'huge';
  if (length <= 180) return 'large';
  return length <= 320 ? 'medium' : 'small';
}
