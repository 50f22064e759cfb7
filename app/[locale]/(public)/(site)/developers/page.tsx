import { getFormatter, getTranslations } from 'next-intl/server';
import { Prose } from '@/ui/kit/prose';
import { TOKEN_SCOPES } from '@/features/auth/personal-tokens/constants';
import { pageMetadata } from '@/i18n/page-metadata';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import { machinePaths } from '@/shared/addresses/machine-paths';
import { paths } from '@/shared/addresses/paths';
import { CodeBlock } from './_parts/code-block';
import { DevelopersFrame } from './_parts/developers-frame';

const SECTIONS = [
  'address',
  'authority',
  'errors',
  'limits',
  'retries',
  'lists',
  'languages',
  'versions',
  'assistants',
] as const;
const FIRST_LINE = 'curl --fail-with-body "$MAKERSTEP_URL/v1/projects?limit=3"';
const TOKEN_LINE = `curl --fail-with-body "$MAKERSTEP_URL/v1/dashboard/projects" \\
  -H "Authorization: Bearer $TOKEN"`;
const LINES: Partial<Record<(typeof SECTIONS)[number], string>> = {
  address: FIRST_LINE,
  authority: TOKEN_LINE,
};

export async function generateMetadata() {
  const t = await getTranslations('developers');
  return pageMetadata({ path: paths.developers, title: t('title'), description: t('description') });
}

/** Rules that hold for every call of the API. */
export default async function DevelopersPage() {
  const t = await getTranslations('developers');
  const format = await getFormatter();
  const scopes = format.list(
    TOKEN_SCOPES.map((scope) => `\`${scope}\``),
    { type: 'disjunction' },
  );
  const links = {
    document: machinePaths.openApi,
    guide: paths.developerGuide('publish-from-a-script'),
    cli: paths.developerGuide('command-line'),
    webhooks: paths.developerGuide('webhooks'),
    tokens: paths.developerGroup('access-tokens'),
    tokenSettings: dashboardPaths.tokenSettings,
  };
  return (
    <DevelopersFrame
      title={t('title')}
      intro={<Prose text={t('intro')} links={links} />}
      path={paths.developers}
    >
      {SECTIONS.map((id) => {
        const line = LINES[id];
        return (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-title`}
            className="flex scroll-mt-24 flex-col gap-3 border-t border-line pt-6"
          >
            <h2 id={`${id}-title`} className="text-xl md:text-2xl">
              {t(`sections.${id}.title`)}
            </h2>
            <Prose text={t(`sections.${id}.text`, { scopes })} links={links} />
            {line && <CodeBlock code={line} runs="shell" label={t('example')} />}
          </section>
        );
      })}
    </DevelopersFrame>
  );
}
