import type { CSSProperties } from 'react';
import { boxSources, type ShownPicture } from '@/shared/pictures/picture-sources';
import { firstLetterOf } from '@/shared/text/letters';
import { cn } from '../cn';

interface AvatarProps {
  name: string;
  picture?: ShownPicture | null | undefined;
  /** pixels, both ways */
  size?: number;
  className?: string;
}

/** The name stands beside it, so the picture itself is silent. */
export function Avatar({ name, picture, size = 40, className }: AvatarProps) {
  const initials = name
    .trim()
    .split(/\s+/)
    .filter((_, index, words) => index === 0 || index === words.length - 1)
    .map((word) => firstLetterOf(word))
    .join('')
    .toUpperCase();
  return (
    <span
      aria-hidden
      style={{ '--size': `${size}px` } as CSSProperties}
      className={cn('avatar', className)}
    >
      {picture ? (
        <img
          {...boxSources(picture, size)}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          className="size-full object-cover"
        />
      ) : (
        initials
      )}
    </span>
  );
}
