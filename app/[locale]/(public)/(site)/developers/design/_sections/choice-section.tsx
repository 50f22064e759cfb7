'use client';

import { useState } from 'react';
import { Checkbox } from '@/ui/kit/fields/checkbox';
import { RadioGroup } from '@/ui/kit/fields/radio-group';
import { Slider } from '@/ui/kit/fields/slider';
import { Switch } from '@/ui/kit/fields/switch';
import { Tabs } from '@/ui/kit/tabs';
import { KitSection, Pointed, type ShownState, Specimen, States } from './specimen';

const POINTED = ['rest', 'hover', 'focus'] as const satisfies readonly ShownState[];
const TYPES = [
  { value: 'public', label: 'Public', hint: 'Listed and found by search.' },
  { value: 'private', label: 'Private', hint: 'Opens for anyone who holds the link.' },
] as const;
const TABS = [
  { value: 'steps', label: 'Steps', content: 'Forty steps, six chapters.' },
  { value: 'faq', label: 'FAQ', content: 'Three questions.' },
] as const;

export function ChoiceSection({ theme }: { theme: string }) {
  const [step, setStep] = useState(3);
  const [tab, setTab] = useState<'steps' | 'faq'>('steps');
  return (
    <KitSection title="Choices">
      <States name="Checkbox" isWide>
        <Pointed>
          <Checkbox label="Remind me" hint="Once a week." />
        </Pointed>
        <Specimen state="chosen">
          <Checkbox label="Remind me" defaultChecked />
        </Specimen>
        <Specimen state="error">
          <Checkbox label="I have read the terms" aria-invalid />
        </Specimen>
        <Specimen state="disabled">
          <Checkbox label="Remind me" disabled defaultChecked />
        </Specimen>
      </States>
      <States name="RadioGroup" isWide>
        {POINTED.map((state) => (
          <Specimen key={state} state={state}>
            <RadioGroup
              legend="Type"
              name={`${theme}-${state}`}
              defaultValue="public"
              options={TYPES}
            />
          </Specimen>
        ))}
        <Specimen state="error">
          <RadioGroup legend="Type" name={`${theme}-error`} options={TYPES} error="Choose one" />
        </Specimen>
        <Specimen state="disabled">
          <RadioGroup
            legend="Type"
            name={`${theme}-disabled`}
            defaultValue="public"
            options={TYPES.map((type) => ({ ...type, isDisabled: true }))}
          />
        </Specimen>
      </States>
      <States name="Switch" isWide>
        <Pointed>
          <Switch label="Read aloud" />
        </Pointed>
        <Specimen state="chosen">
          <Switch label="Read aloud" defaultChecked />
        </Specimen>
        <Specimen state="disabled">
          <Switch label="Read aloud" disabled />
        </Specimen>
      </States>
      <States name="Slider" isWide>
        <Pointed>
          <Slider
            label="Step"
            value={step}
            onValueChange={setStep}
            min={1}
            max={9}
            hasDots
            valueText={`Step ${step} of 9`}
          />
        </Pointed>
      </States>
      <States name="Tabs" isWide>
        <Pointed>
          <Tabs label="Editor" tabs={TABS} value={tab} onValueChange={setTab} />
        </Pointed>
      </States>
    </KitSection>
  );
}
