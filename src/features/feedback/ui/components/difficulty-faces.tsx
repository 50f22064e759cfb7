import { Angry, Frown, Laugh, Meh, Smile } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { FieldProblem } from '@/ui/kit/fields/field-problem';
import { DIFFICULTIES } from '../../constants';
import type { MessageDraft } from '../../model/message-draft';

interface DifficultyFacesProps {
  value: MessageDraft['difficulty'];
  onChange: (difficulty: NonNullable<MessageDraft['difficulty']>) => void;
  error: string | undefined;
}

/** From very difficult to very easy. */
export const FACES = { 1: Angry, 2: Frown, 3: Meh, 4: Smile, 5: Laugh } as const;

/** Five faces with their labels, from very difficult to very easy. */
export function DifficultyFaces({ value, onChange, error }: DifficultyFacesProps) {
  const t = useTranslations('feedback');
  const id = useId();
  return (
    <fieldset
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      className="min-w-0"
    >
      <legend className="mb-1.5 w-full text-lg font-semibold">{t('difficulty')}</legend>
      <div className="grid grid-cols-5 gap-1 slim:gap-0.5 tight:grid-cols-1">
        {DIFFICULTIES.map((difficulty) => {
          const Face = FACES[difficulty];
          return (
            <label
              key={difficulty}
              className="relative flex min-h-20 cursor-pointer flex-col items-center gap-1 rounded-md border border-transparent py-2 text-center tight:min-h-11 tight:flex-row tight:gap-3 tight:px-2 tight:text-left text-sm max-xs:text-xs leading-tight text-ink-muted transition-colors hover:bg-sunken has-checked:border-signal has-checked:bg-signal-soft has-checked:font-semibold has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-signal"
            >
              <input
                type="radio"
                name={`${id}-difficulty`}
                value={difficulty}
                checked={value === difficulty}
                required
                onChange={() => onChange(difficulty)}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <Face aria-hidden className="size-9 shrink-0 stroke-thin" />
              <span className="wrap-anywhere hyphens-auto">{t(`difficulty${difficulty}`)}</span>
            </label>
          );
        })}
      </div>
      {error && (
        <FieldProblem id={`${id}-error`} className="mt-1.5">
          {error}
        </FieldProblem>
      )}
    </fieldset>
  );
}
