'use client';

import { useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { RadioGroup } from '@/components/ui/radio-group';
import { Select } from '@/components/ui/select';
import { Slider } from '@/components/ui/slider';
import { Switch } from '@/components/ui/switch';
import { TagInput } from '@/components/ui/tag-input';
import { Textarea } from '@/components/ui/textarea';

const TYPES = [
  { value: 'public', label: 'Public', hint: 'Listed and found by search.' },
  { value: 'private', label: 'Private', hint: 'Opens for anyone who holds the link.' },
  { value: 'none', label: 'Not offered', isDisabled: true },
] as const;

export function FormSection({ idPrefix }: { idPrefix: string }) {
  const [text, setText] = useState('Sand the edges until nothing catches.');
  const [tags, setTags] = useState(['wood', 'kids']);
  const [step, setStep] = useState(3);
  return (
    <section>
      <h3 className="mb-4 text-xl">Forms</h3>
      <div className="grid gap-6 md:grid-cols-2">
        <Field label="Name" isRequired hint="As it is printed on the box."><Input placeholder="Bird house" /></Field>
        <Field label="Code" isOptional error="Please enter name"><Input defaultValue="BH-" /></Field>
        <Field label="Brand"><Input disabled defaultValue="Disabled" /></Field>
        <Field label="Language"><Select><option>English</option><option>Português</option></Select></Field>
        <Field label="Description" counter={{ value: text, max: 50 }}><Textarea value={text} onChange={(event) => setText(event.target.value)} /></Field>
        <Field label="Tags" hint="Separate with commas"><TagInput value={tags} onValueChange={setTags} placeholder="wood, metal" /></Field>
        <RadioGroup legend="Type" name={`${idPrefix}-type`} defaultValue="public" options={TYPES} />
        <div>
          <Checkbox label="Remind me" hint="Once a week." defaultChecked />
          <Checkbox label="Not yet" />
          <Checkbox label="Cannot" disabled />
          <Switch label="Audio" defaultChecked />
          <Switch label="Fullscreen" />
          <Slider label="Step" value={step} onValueChange={setStep} min={1} max={9} hasDots valueText={`Step ${step} of 9`} />
        </div>
      </div>
    </section>
  );
}
