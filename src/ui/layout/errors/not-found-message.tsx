import { useTranslations } from 'next-intl';
import { paths } from '@/shared/addresses/paths';
import { Button } from '../../kit/buttons/button';
import { ButtonLink } from '../../kit/buttons/button-link';
import { Field } from '../../kit/fields/field';
import { Input } from '../../kit/fields/input';
import { LostDrawing } from '../../kit/pictures/lost-drawing';
import { PageContainer } from '../page-container';

const TEXTS = {
  page: { status: 404, title: 'title', text: 'text' },
  guide: { status: 404, title: 'guideTitle', text: 'guideText' },
  takenDown: { status: 410, title: 'takenDownTitle', text: 'takenDownText' },
} as const;

/**
 * The content of a page that does not exist (docs/reference/interface.md#messages): of the site, of
 * a guide, or of a guide that the operators took down.
 */
export function NotFoundMessage({ kind = 'page' }: { kind?: keyof typeof TEXTS }) {
  const t = useTranslations('notFound');
  const { status, title, text } = TEXTS[kind];
  return (
    <PageContainer className="grid items-center gap-8 py-12 md:grid-cols-2 md:py-24">
      <div>
        <p className="font-mono text-sm font-semibold text-signal">{status}</p>
        <h1 className="mt-2 text-4xl">{t(title)}</h1>
        <p className="mt-4 max-w-prose text-lg text-ink-muted">{t(text)}</p>
        {kind !== 'page' && (
          <form
            role="search"
            action={paths.explore()}
            className="mt-6 flex max-w-md flex-wrap items-end gap-3"
          >
            <Field label={t('searchLabel')} className="min-w-0 flex-1 basis-48">
              <Input type="search" name="search" enterKeyHint="search" />
            </Field>
            <Button type="submit">{t('search')}</Button>
          </form>
        )}
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href={paths.home} variant={kind === 'page' ? 'primary' : 'secondary'}>
            {t('home')}
          </ButtonLink>
          <ButtonLink href={paths.explore()} variant="secondary">
            {t('explore')}
          </ButtonLink>
        </div>
      </div>
      <LostDrawing className="mx-auto w-full max-w-md" />
    </PageContainer>
  );
}
