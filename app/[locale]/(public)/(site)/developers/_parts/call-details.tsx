import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { Badge } from '@/ui/kit/badge';
import type { ShownCall } from '../_reference/reference';
import { CallName } from './call-name';
import { CodeBlock } from './code-block';
import type { Field } from '../_reference/fields';
import { FieldRows } from './field-rows';

/** All that the description has about a call, and a line that makes it. */
export async function CallDetails({ call }: { call: ShownCall }) {
  const t = await getTranslations('developers');
  const {
    method,
    path,
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
    <div className="flex flex-col gap-4">
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
        <ul className="flex flex-col gap-2 text-sm [&_code]:font-semibold [&_code]:wrap-anywhere [&_span]:block [&_span]:text-ink-muted">
          {errors.map(({ code, status: of, text }) => (
            <li key={code}>
              <code>{`${of} ${code}`}</code>
              <span lang="en">{text}</span>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

interface FieldTableProps {
  caption: string;
  fields: readonly Field[];
  /** of what is sent: then required fields are marked */
  isSent?: boolean;
}

async function FieldTable({ caption, fields, isSent = false }: FieldTableProps) {
  const t = await getTranslations('developers');
  return (
    <FieldRows
      caption={caption}
      heads={[t('field'), t('meaning')]}
      required={t('required')}
      rows={fields.map(({ name, type, limits, isRequired, description }) => ({
        name,
        type: [type, ...limits].join(', '),
        ...(isSent && isRequired ? { isRequired } : {}),
        ...(description ? { description } : {}),
      }))}
    />
  );
}
