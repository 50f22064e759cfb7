import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { PageContainer } from '@/ui/layout/page-container';
import { ClientMessages } from '@/i18n/client-messages';
import { ButtonSection } from './_sections/button-section';
import { ChoiceSection } from './_sections/choice-section';
import { ColourSection } from './_sections/colour-section';
import { FieldSection } from './_sections/field-section';
import { LayerSection } from './_sections/layer-section';
import { PartsSection } from './_sections/parts-section';
import { ShownStates } from './_sections/shown-states';
import { TokenSection } from './_sections/token-section';

export const metadata: Metadata = { title: 'Design', robots: { index: false, follow: false } };

/**
 * Every token, and every component in each of its states, in both themes. In English only, because
 * it is for developers.
 */
export default async function DesignPage() {
  return (
    <ClientMessages locale={await getLocale()} namespaces={['tables']}>
      <div lang="en">
        <PageContainer className="pt-10 pb-8">
          <p className="font-mono text-sm font-semibold text-signal">/developers/design</p>
          <h1 className="mt-2 text-4xl md:text-5xl">The kit on one page</h1>
          <p className="mt-4 max-w-prose text-lg text-ink-muted">
            Calm paper, black ink, one signal colour. Below, everything twice: on paper and at
            night.
          </p>
        </PageContainer>
        <ShownStates />
        {(['light', 'dark'] as const).map((theme) => (
          <div key={theme} data-theme={theme} className="bg-paper py-10 text-ink">
            <PageContainer className="flex flex-col gap-14">
              <h2 className="border-b-3 border-ink pb-2 text-3xl capitalize">{theme}</h2>
              <ColourSection theme={theme} />
              <TokenSection />
              <ButtonSection theme={theme} />
              <FieldSection />
              <ChoiceSection theme={theme} />
              <PartsSection theme={theme} />
              <LayerSection />
            </PageContainer>
          </div>
        ))}
      </div>
    </ClientMessages>
  );
}
