import type { ShownLine } from '@/features/projects/model/lines/shown-lines';
import { LineNote } from '@/features/projects/ui/components/lines/line-note';
import { cn } from '@/ui/kit/cn';
import { sourceOf, type SpokenPart } from '../../../model/voice/sentences';
import { SpokenText } from './spoken-text';

interface SpokenLinesProps {
  lines: readonly ShownLine[];
  /** what is being read aloud */
  spoken: SpokenPart | undefined;
  className?: string;
}

/** The lines before or after a description; the sentence being spoken is marked. */
export function SpokenLines({ lines, spoken, className }: SpokenLinesProps) {
  if (lines.length === 0) return null;
  return (
    <div className={cn('flex flex-col gap-2', className)}>
      {lines.map((line) => (
        <LineNote
          key={line.id}
          line={line}
          renderText={(text, isSource) => {
            const part = isSource ? sourceOf(line.id) : line.id;
            return (
              <SpokenText
                text={text}
                sentence={spoken?.of === part ? spoken.sentence : undefined}
              />
            );
          }}
        />
      ))}
    </div>
  );
}
