import { cn } from './cn';

/** A stored picture as `/v1` answers it. */
export interface PictureFile {
  url: string;
  width: number;
  height: number;
  /** a tiny data URI, shown until the picture is there */
  placeholder?: string | null;
  variants?: readonly { url: string; width: number }[];
}

interface PictureProps {
  file: PictureFile;
  alt: string;
  /** how wide it is shown, as in the `sizes` attribute */
  sizes: string;
  /** CSS aspect-ratio of the box; the picture's own when left out */
  aspect?: string;
  fit?: 'cover' | 'contain';
  /** for the one picture a visitor sees first */
  isUrgent?: boolean;
  className?: string;
}

export function Picture({ file, alt, sizes, aspect, fit = 'cover', isUrgent = false, className }: PictureProps) {
  const sources = [...(file.variants ?? []), { url: file.url, width: file.width }].sort((a, b) => a.width - b.width);
  return (
    <span className={cn('relative block overflow-hidden bg-sunken bg-cover bg-center', className)}
      style={{ aspectRatio: aspect ?? `${file.width} / ${file.height}`, ...(file.placeholder && fit === 'cover' ? { backgroundImage: `url("${file.placeholder}")` } : {}) }}>
      <img src={file.url} srcSet={sources.map(({ url, width }) => `${url} ${width}w`).join(', ')} sizes={sizes} alt={alt}
        width={file.width} height={file.height} decoding="async" loading={isUrgent ? 'eager' : 'lazy'} fetchPriority={isUrgent ? 'high' : 'auto'}
        className={cn('absolute inset-0 size-full', fit === 'cover' ? 'object-cover' : 'object-contain')} />
    </span>
  );
}
