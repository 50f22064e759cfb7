import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { Badge } from '@/ui/kit/badge';
import type { ShownCall } from '../_reference/reference';
import { CallName } from './call-name';
import { CodeBlock } from './code-block';
import { FieldTable, Words } from './field-table';

/** A call with all that its description tells, and a line that makes it. */
export async function CallSection({ call }: { call: ShownCall }) {
  const t = await getTranslations('developers');
  const {
    method,
    path,
    anchor,
    summary,
    description,
    limit,
    scope,
    parameters,
    body,
    status,
    answer,
    answerTypes,
    answerExample,
    errors,
    curl,
    next,
  } = call;
  return (
    <section
      id={anchor}
      aria-labelledby={`${anchor}-title`}
      className="flex scroll-mt-24 flex-col gap-4 border-t-3 border-ink pt-6"
    >
      <h2 id={`${anchor}-title`} className="font-mono text-lg wrap-anywhere md:text-xl">
        <a href={`#${anchor}`} className="underline-offset-4 hover:underline">
          <span className="text-signal">{method}</span> <CallName>{`/v1${path}`}</CallName>
        </a>
      </h2>
      <div lang="en" className="max-w-prose">
        <p>
          <Words text={summary} />
        </p>
        {description && (
          <p className="mt-2 text-ink-muted">
            <Words text={description} />
          </p>
        )}
      </div>
      <p className="flex flex-wrap gap-2">
        <Badge tone="info" className="whitespace-normal">
          {scope === undefined
            ? t('forAnybody')
            : scope === 'session'
              ? t('forSession')
              : t('forScope', { scope })}
        </Badge>
        {limit && (
          <Badge tone="warn" className="whitespace-normal">
            <span lang="en">{limit}</span>
          </Badge>
        )}
      </p>
      <CodeBlock code={curl} runs="shell" label={t('request', { call: `${method} ${path}` })} />
      {parameters.length > 0 && <FieldTable caption={t('parameters')} fields={parameters} isSent />}
      {body.length > 0 && <FieldTable caption={t('body')} fields={body} isSent />}
      <p>
        <strong className="font-semibold">{t('answer')}</strong>{' '}
        <span className="font-mono text-sm">{[status, ...answerTypes].join(' · ')}</span>
      </p>
      {answerExample && (
        <CodeBlock code={answerExample} label={t('answerOf', { call: `${method} ${path}` })} />
      )}
      {answer.length > 0 && (
        <details>
          <summary className="flex min-h-11 items-center font-semibold underline underline-offset-4">
            {t('answerFields')}
          </summary>
          <FieldTable caption={t('answer')} fields={answer} />
        </details>
      )}
      {next.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-4">
          <strong className="font-semibold">{t('next')}</strong>
          {next.map(({ call: name, href }) => (
            <Link
              key={href}
              href={href}
              prefetch={false}
              className="inline-flex min-h-11 items-center font-mono text-sm wrap-anywhere underline underline-offset-4"
            >
              <span className="min-w-0">
                <CallName>{name}</CallName>
              </span>
            </Link>
          ))}
        </p>
      )}
      <details>
        <summary className="flex min-h-11 items-center font-semibold underline underline-offset-4">
          {t('errors')}
        </summary>
        <ul className="flex flex-col gap-2 text-sm">
          {errors.map(({ code, status: of, text }) => (
            <li key={code}>
              <span className="font-mono font-semibold wrap-anywhere">{`${of} ${code}`}</span>
              <span lang="en" className="block text-ink-muted">
                {text}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
