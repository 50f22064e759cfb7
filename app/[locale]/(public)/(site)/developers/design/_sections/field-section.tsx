'use client';

import { useState } from 'react';
import { CopyField } from '@/ui/kit/fields/copy-field';
import { Field } from '@/ui/kit/fields/field';
import { FormAlert } from '@/ui/kit/fields/form-alert';
import { Input } from '@/ui/kit/fields/input';
import { PasswordInput } from '@/ui/kit/fields/password-input';
import { Select } from '@/ui/kit/fields/select';
import { ChoiceField } from '@/ui/kit/fields/choice-field';
import { SuggestInput } from '@/ui/kit/fields/suggestions/suggest-input';
import { TagInput } from '@/ui/kit/fields/suggestions/tag-input';
import { FormattedTextarea } from '@/ui/kit/fields/formatted-textarea';
import { Textarea } from '@/ui/kit/fields/textarea';
import { KitSection, Pointed, Specimen, States } from './specimen';

const BRANDS = ['Bosch', 'Brembo', 'Brother'];

const LANGUAGES = ['English', 'Português'] as const;

export function FieldSection() {
  const [language, setLanguage] = useState<(typeof LANGUAGES)[number]>('English');
  const [text, setText] = useState('Sand the edges until nothing catches.');
  const [tags, setTags] = useState(['wood', 'kids']);
  const [none, setNone] = useState<string[]>([]);
  const [brand, setBrand] = useState('Bo');
  return (
    <KitSection title="Fields">
      <States name="Input" isWide>
        <Pointed>
          <Field label="Name" hint="As it is printed on the box.">
            <Input defaultValue="Bird house" />
          </Field>
        </Pointed>
        <Specimen state="empty">
          <Field label="Name" isRequired>
            <Input placeholder="Bird house" />
          </Field>
        </Specimen>
        <Specimen state="error">
          <Field label="Code" isOptional error="Please enter the code">
            <Input defaultValue="BH-" />
          </Field>
        </Specimen>
        <Specimen state="disabled">
          <Field label="Brand">
            <Input disabled defaultValue="Workshop" />
          </Field>
        </Specimen>
      </States>
      <States name="Select" isWide>
        <Pointed>
          <ChoiceField
            label="Language"
            value={language}
            values={LANGUAGES}
            nameOf={(name) => name}
            onChange={setLanguage}
          />
        </Pointed>
        <Specimen state="error">
          <Field label="Language" error="Choose a language">
            <Select>
              <option>None</option>
            </Select>
          </Field>
        </Specimen>
        <Specimen state="disabled">
          <Field label="Language">
            <Select disabled>
              <option>English</option>
            </Select>
          </Field>
        </Specimen>
      </States>
      <States name="Textarea" isWide>
        <Pointed>
          <Field label="Description" counter={{ value: text, max: 50 }}>
            <Textarea value={text} onChange={(event) => setText(event.target.value)} />
          </Field>
        </Pointed>
        <Specimen state="error">
          <Field
            label="Description"
            counter={{ value: `${text} Then sand them once more.`, max: 50 }}
            error="Shorten it to 50 characters"
          >
            <Textarea defaultValue={`${text} Then sand them once more.`} />
          </Field>
        </Specimen>
        <Specimen state="disabled">
          <Field label="Description">
            <Textarea disabled defaultValue="Sand the edges." />
          </Field>
        </Specimen>
      </States>
      <States name="FormattedTextarea" isWide>
        <Pointed>
          <Field label="Answer">
            <FormattedTextarea
              value={text}
              hasLinks
              onChange={(event) => setText(event.target.value)}
            />
          </Field>
        </Pointed>
      </States>
      <States name="PasswordInput" isWide>
        <Specimen state="rest">
          <Field label="Password">
            <PasswordInput autoComplete="off" defaultValue="seven bicycles" />
          </Field>
        </Specimen>
        <Specimen state="error">
          <Field label="Password" error="Too easy to guess">
            <PasswordInput autoComplete="off" defaultValue="1234" />
          </Field>
        </Specimen>
      </States>
      <States name="TagInput" isWide>
        <Specimen state="rest">
          <Field label="Tags" hint="Separate with commas">
            <TagInput value={tags} onValueChange={setTags} placeholder="wood, metal" />
          </Field>
        </Specimen>
        <Specimen state="focus">
          <Field label="Tags">
            <TagInput value={tags} onValueChange={setTags} />
          </Field>
        </Specimen>
        <Specimen state="empty">
          <Field label="Tags">
            <TagInput value={none} onValueChange={setNone} placeholder="wood, metal" />
          </Field>
        </Specimen>
        <Specimen state="error">
          <Field label="Tags" error="A tag has 30 characters at most">
            <TagInput value={tags} onValueChange={setTags} />
          </Field>
        </Specimen>
        <Specimen state="disabled">
          <Field label="Tags">
            <TagInput value={tags} onValueChange={setTags} disabled />
          </Field>
        </Specimen>
      </States>
      <States name="SuggestInput, CopyField, FormAlert" isWide>
        <Specimen state="rest">
          <Field label="Brand" hint="Type Bo or Br">
            <SuggestInput value={brand} onValueChange={setBrand} suggestions={BRANDS} />
          </Field>
        </Specimen>
        <Specimen state="rest">
          <CopyField label="Link" value="makerstep.example/p/k3m9xw2hq7pd" />
        </Specimen>
        <Specimen state="error">
          <FormAlert text="The server cannot be reached. What you typed is kept." canRetry />
        </Specimen>
      </States>
    </KitSection>
  );
}
