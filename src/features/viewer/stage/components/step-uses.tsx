import { useTranslations } from 'next-intl';
import {
  amountText,
  shareText,
  yieldFor,
  yieldText,
} from '@/features/projects/model/amounts/scale-line';
import { type ShownUse, usedLine } from '@/features/projects/model/amounts/used-line';
import { ScaledText } from '@/features/projects/ui/components/amounts/scaled-text';
import { useScaling } from '@/features/projects/ui/hooks/use-scaling';
import { useTicks } from '@/features/projects/ui/hooks/use-ticks';
import type { ProjectLanguage } from '@/shared/interface/languages';
import type { PickedText } from '@/shared/interface/localized-text';
import { Checkbox } from '@/ui/kit/fields/checkbox';

interface StepUsesProps {
  projectUid: string;
  /** what the guide makes */
  makes: { amount: number; unit: PickedText } | undefined;
  uses: readonly ShownUse[];
  lang: ProjectLanguage;
  /** ticking needs hydration */
  isReady: boolean;
  /** in a frame, whatever its reader makes elsewhere */
  isAsWritten?: boolean;
}

/** The parts and tools of a step, for as much as the reader makes; their ticks are those of the guide's page. */
export function StepUses({
  projectUid,
  makes,
  uses,
  lang,
  isReady,
  isAsWritten = false,
}: StepUsesProps) {
  const t = useTranslations('scaling');
  const scaledUid = isAsWritten ? '' : projectUid;
  const [{ factor }] = useScaling(scaledUid);
  const [parts, changeParts] = useTicks(projectUid, 'parts');
  const [tools, changeTools] = useTicks(projectUid, 'tools');
  const amount = amountText(yieldFor(makes?.amount ?? 1, factor), lang);
  const writtenFor = makes && yieldText(makes.amount, makes.unit.value, lang);
  return (
    <section aria-label={t('uses')} className="mb-2">
      {factor !== 1 && (
        <p className="text-step-side text-ink-muted">
          <span>{`${makes ? t('for') : t('times')} ${amount} `}</span>
          {makes && <span lang={makes.unit.lang}>{makes.unit.value}</span>}
        </p>
      )}
      <ul className="ready-list">
        {uses.map((use) => {
          const { key, kind, share } = use;
          const line = usedLine(use, lang);
          const [ticked, change] = kind === 'parts' ? [parts, changeParts] : [tools, changeTools];
          return (
            line && (
              <li key={`${kind} ${key}`}>
                <Checkbox
                  className="min-h-9 py-1.5"
                  disabled={!isReady}
                  checked={ticked.has(key)}
                  onChange={({ target: { checked } }) =>
                    change((now) => void (checked ? now.add(key) : now.delete(key)))
                  }
                  label={
                    <>
                      <span lang={line.lang} className="wrap-anywhere">
                        {line.measures ? (
                          <ScaledText
                            projectUid={scaledUid}
                            line={line.text}
                            lang={line.lang}
                            measures={line.measures}
                            words={line.words}
                            writtenFor={writtenFor}
                            share={share}
                            isPlain
                          />
                        ) : (
                          <span>{line.text}</span>
                        )}
                      </span>
                      {share !== undefined && (
                        <span className="text-ink-muted">{` (${t('share', { share: shareText(share, lang) })})`}</span>
                      )}
                    </>
                  }
                />
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
