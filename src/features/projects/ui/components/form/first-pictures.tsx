import { Images, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/ui/kit/buttons/button';
import { cn } from '@/ui/kit/cn';
import { FieldProblem } from '@/ui/kit/fields/field-problem';
import { IconButton } from '@/ui/kit/buttons/icon-button';
import { PicturesInput } from '@/features/uploads/ui/components/pictures-input';
import { useNotPictures } from '@/features/uploads/ui/hooks/use-not-pictures';
import { splitFiles } from '@/features/uploads/model/accepted-picture';

interface FirstPicturesProps {
  value: readonly File[];
  onValueChange: (files: File[]) => void;
}

/** Pictures that become the first steps of a new guide. They are sent once it is made. */
export function FirstPictures({ value, onValueChange }: FirstPicturesProps) {
  const t = useTranslations('dashboard.pictures');
  const notPictures = useNotPictures();
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [isOver, setOver] = useState(false);
  const [problem, setProblem] = useState<string>();
  const add = (files: Iterable<File>) => {
    const { pictures, others } = splitFiles([...files]);
    setProblem(others.length > 0 ? notPictures(others) : undefined);
    if (pictures.length > 0) onValueChange(splitFiles([...value, ...pictures]).pictures);
  };
  const remove = (file: File) => {
    onValueChange(value.filter((other) => other !== file));
    choose.current?.focus();
  };
  const withFiles = (handle: (event: DragEvent) => void) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    handle(event);
  };
  return (
    <div role="group" aria-labelledby={`${id}-label`} className="flex min-w-0 flex-col gap-1.5">
      <span id={`${id}-label`} className="text-sm font-semibold">
        {t('title')}
      </span>
      <div
        onDragEnter={withFiles(() => setOver(true))}
        onDragOver={withFiles(() => setOver(true))}
        onDragLeave={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
        }}
        onDrop={withFiles((event) => {
          setOver(false);
          add(event.dataTransfer.files);
        })}
        className={cn(
          'flex min-h-24 flex-col justify-center gap-3 rounded-lg border-2 border-dashed border-line-strong p-3 transition-colors',
          isOver && 'border-signal bg-signal-soft',
          problem && 'border-bad',
        )}
      >
        {value.length > 0 && (
          <ul aria-label={t('title')} className="flex flex-wrap gap-2">
            {value.map((file, index) => (
              <ChosenPicture key={`${file.name} ${index}`} file={file} onRemove={remove} />
            ))}
          </ul>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            ref={choose}
            variant="secondary"
            size="sm"
            aria-describedby={`${id}-hint`}
            onClick={() => input.current?.click()}
          >
            <Images aria-hidden />
            <span>{t('choose')}</span>
          </Button>
          <p id={`${id}-hint`} className="min-w-40 flex-1 text-sm text-ink-muted">
            {t('hint')}
          </p>
        </div>
        <PicturesInput ref={input} data-testid="first-pictures" onChoose={add} />
      </div>
      <p role="status" className="sr-only">
        {value.length > 0 && t('count', { count: value.length })}
      </p>
      {problem && <FieldProblem role="alert">{problem}</FieldProblem>}
    </div>
  );
}

function ChosenPicture({ file, onRemove }: { file: File; onRemove: (file: File) => void }) {
  const t = useTranslations('dashboard.pictures');
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- an address lives as long as it is shown, and is made and revoked by effects
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <li className="relative size-18 overflow-hidden rounded-md bg-sunken">
      {/* Browsers that cannot show it, as most with photos of iPhones, show its name. */}
      {address && (
        <img
          src={address}
          decoding="async"
          alt={file.name}
          title={file.name}
          className="size-full object-cover text-xs wrap-anywhere"
        />
      )}
      <IconButton
        label={t('remove', { name: file.name })}
        onClick={() => onRemove(file)}
        className="absolute top-0 right-0 isolate after:absolute after:inset-2 after:-z-10 after:rounded-full after:bg-surface/90 hover:bg-transparent"
      >
        <X aria-hidden />
      </IconButton>
    </li>
  );
}
