'use client';

import { FileUp, Images, Lightbulb, ListPlus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { type ReactElement, useRef, useState } from 'react';
import { Spinner } from '@/ui/kit/spinner';
import { PicturesInput } from '@/features/uploads/ui/components/pictures-input';
import { splitFiles } from '@/features/uploads/model/accepted-picture';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import { useExample } from '../../hooks/use-example';
import { NewProjectDrawer } from './new-project-drawer';

const TILE =
  'flex h-full min-h-24 w-full items-start gap-3 rounded-lg border border-line bg-surface p-4 text-left transition-colors hover:border-ink [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0';

/** Ways to begin the first guide. */
export function WaysToBegin() {
  const t = useTranslations('dashboard.ways');
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [begin, setBegin] = useState<'pictures' | 'list'>('pictures');
  const [pictures, setPictures] = useState<File[]>([]);
  const example = useExample();
  return (
    <section aria-labelledby="ways" className="mx-auto w-full max-w-3xl">
      <h2 id="ways" className="mb-4 text-center text-2xl">
        {t('title')}
      </h2>
      <ul className="grid gap-3 xs:grid-cols-2">
        <li>
          <button type="button" className={TILE} onClick={() => input.current?.click()}>
            <Way icon={<Images aria-hidden />} label={t('photos')} hint={t('photosHint')} />
          </button>
          <PicturesInput
            ref={input}
            data-testid="photos"
            onChoose={(files) => {
              const chosen = splitFiles(files).pictures;
              if (chosen.length === 0) return;
              setPictures(chosen);
              setBegin('pictures');
              setOpen(true);
            }}
          />
        </li>
        <li>
          <button
            type="button"
            className={TILE}
            onClick={() => {
              setBegin('list');
              setOpen(true);
            }}
          >
            <Way icon={<ListPlus aria-hidden />} label={t('list')} hint={t('listHint')} />
          </button>
        </li>
        <li>
          <button
            type="button"
            className={TILE}
            aria-busy={example.isBusy || undefined}
            onClick={() => void example.make()}
          >
            <Way
              icon={example.isBusy ? <Spinner /> : <Lightbulb aria-hidden />}
              label={t('example')}
              hint={t('exampleHint')}
            />
          </button>
        </li>
        <li>
          <Link href={dashboardPaths.transfer} className={TILE}>
            <Way icon={<FileUp aria-hidden />} label={t('file')} hint={t('fileHint')} />
          </Link>
        </li>
      </ul>
      <NewProjectDrawer
        isOpen={isOpen}
        onOpenChange={setOpen}
        begin={begin}
        pictures={pictures}
        onPicturesChange={setPictures}
      />
    </section>
  );
}

function Way({ icon, label, hint }: { icon: ReactElement; label: string; hint: string }) {
  return (
    <>
      {icon}
      <span className="min-w-0">
        <span className="block font-semibold">{label}</span>
        <span className="block text-sm text-ink-muted">{hint}</span>
      </span>
    </>
  );
}
