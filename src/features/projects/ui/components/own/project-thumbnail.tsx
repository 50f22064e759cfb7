import { cn } from '@/ui/kit/cn';
import { Drawing } from '@/ui/kit/pictures/drawing';
import { Picture } from '@/ui/kit/pictures/picture';
import type { ProjectSummary } from '../../../schema';

const SIZES = {
  small: { widthPx: 48, picture: 'w-12', drawing: 'size-12 p-1.5' },
  large: { widthPx: 80, picture: 'w-20', drawing: 'size-20 p-2' },
} as const;

interface ProjectThumbnailProps {
  file: ProjectSummary['file'] | undefined;
  size: keyof typeof SIZES;
  className?: string;
}

/** The square picture of a project, or a drawing in its place. */
export function ProjectThumbnail({ file, size, className }: ProjectThumbnailProps) {
  const { widthPx, picture, drawing } = SIZES[size];
  const shape = cn('shrink-0 rounded-md', className);
  if (file)
    return (
      <Picture file={file} alt="" aspect={1} place={{ widthPx }} className={cn(picture, shape)} />
    );
  return (
    <span className={cn('grid place-items-center bg-sunken text-ink-muted', drawing, shape)}>
      <Drawing name="steps" className="w-full" />
    </span>
  );
}
