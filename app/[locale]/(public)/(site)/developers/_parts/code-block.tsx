import { getTranslations } from 'next-intl/server';
import { CopyButton } from './copy-button';

interface CodeBlockProps {
  code: string;
  /** what it is, for those who do not see it */
  label: string;
  /**
   * what the documentation test runs it with: all `node` blocks of a page are one program,
   * `terminal` blocks run one after another; absent for responses
   */
  runs?: 'shell' | 'terminal' | 'node' | 'html';
}

/** An example to be copied. The tests run every one on the built pages. */
export async function CodeBlock({ code, label, runs }: CodeBlockProps) {
  const t = await getTranslations('developers');
  return (
    <div className="relative rounded-lg border border-line bg-sunken md:pr-12">
      <CopyButton label={t('copy')} copied={t('copied')} />
      <pre
        data-runs={runs ?? 'none'}
        tabIndex={0}
        role="group"
        aria-label={label}
        translate="no"
        className="max-h-96 overflow-auto rounded-lg p-4 font-mono text-sm max-md:rounded-t-none md:pr-0"
      >
        <code lang="en">{code}</code>
      </pre>
    </div>
  );
}
