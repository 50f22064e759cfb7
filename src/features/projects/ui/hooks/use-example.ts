import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useAction } from '@/browser/api/use-action';
import { useIdempotencyKey } from '@/browser/api/use-idempotency-key';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import { addStep, createProject } from '../api';
import { ProjectType, StepType } from '../../constants';

const STEPS = ['choose', 'cut', 'shape', 'try'] as const;

/**
 * Creates a small unpublished guide to experiment with, in the language of the interface, and opens
 * it.
 */
export function useExample() {
  const t = useTranslations('dashboard.example');
  const lang = useLocale();
  const router = useRouter();
  const { run, isBusy } = useAction();
  const { keyFor, forget } = useIdempotencyKey();
  const make = () =>
    run(async () => {
      const { projectUid } = await createProject(
        {
          name: t('name'),
          description: t('description'),
          languages: [lang],
          averageTime: '00:10',
          type: ProjectType.Public,
          tools: t('tools').split(', '),
        },
        keyFor(lang),
      );
      for (const step of STEPS)
        await addStep(
          projectUid,
          {
            type: StepType.Step,
            name: [{ lang, value: t(`steps.${step}.name`) }],
            description: [{ lang, value: t(`steps.${step}.text`) }],
          },
          keyFor([projectUid, step]),
        );
      forget();
      router.push(dashboardPaths.editor(projectUid));
    });
  return { make, isBusy };
}
