'use client';

import { Picture } from '@/ui/kit/pictures/picture';
import { LANGUAGE_NAMES, type ProjectLanguage } from '@/shared/interface/languages';
import type { BenchUnit } from '../../../model/bench/units';

const PICTURE_PX = 160;

/** The source of a text, with its picture. */
export function BenchSource({ unit, lang }: { unit: BenchUnit; lang: ProjectLanguage }) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <p lang={lang} className="text-sm font-semibold">
        {LANGUAGE_NAMES[lang]}
      </p>
      <div className="flex flex-wrap items-start gap-4">
        <p lang={lang} className="min-w-48 flex-1 py-2 wrap-anywhere whitespace-pre-wrap">
          {unit.source}
        </p>
        {unit.file && (
          <Picture
            file={unit.file}
            alt=""
            place={{ widthPx: PICTURE_PX }}
            aspect={4 / 3}
            className="w-40 shrink-0 rounded-md"
          />
        )}
      </div>
    </div>
  );
}
