import { BadgeCheck } from 'lucide-react';
import { Accordion } from '@/ui/kit/accordion';
import { Avatar } from '@/ui/kit/pictures/avatar';
import { Badge } from '@/ui/kit/badge';
import { Breadcrumb } from '@/ui/kit/breadcrumb';
import { Button } from '@/ui/kit/buttons/button';
import { Disclosure } from '@/ui/kit/disclosure';
import { Drawing } from '@/ui/kit/pictures/drawing';
import { EmptyState } from '@/ui/kit/pictures/empty-state';
import { FormattedText, SpokenMark } from '@/ui/kit/formatted-text';
import { Meter } from '@/ui/kit/meter';
import { Pagination } from '@/ui/kit/pagination';
import { Picture } from '@/ui/kit/pictures/picture';
import { Progress } from '@/ui/kit/progress';
import { Prose } from '@/ui/kit/prose';
import { Skeleton } from '@/ui/kit/skeleton';
import { Spinner } from '@/ui/kit/spinner';
import { Stars } from '@/ui/kit/stars';
import { Stat } from '@/ui/kit/stat';
import { VisuallyHidden } from '@/ui/kit/visually-hidden';
import { Difference, WordDifferences } from '@/ui/kit/word-differences';
import { KitSection, type ShownState, Specimen, States } from './specimen';

const POINTED = ['rest', 'hover', 'focus'] as const satisfies readonly ShownState[];
const DRAWINGS = ['search', 'steps', 'inbox', 'lost', 'done'] as const;
const TEXT =
  'Guides are **one picture, one sentence, one step** at a time. [Read more](more)\n\n- Calm paper\n- Big pictures';

const TYPED =
  'You **need**:\n- glue, from [the shop](https://glue.example)\n- a clamp\nThen begin.';
const SPOKEN = 'Cut the wood. Glue it.';

export function PartsSection({ theme }: { theme: string }) {
  return (
    <KitSection title="Parts">
      <States name="Badge">
        <Badge>Draft</Badge>
        <Badge tone="good">Published</Badge>
        <Badge tone="warn">Pending</Badge>
        <Badge tone="bad">Failed</Badge>
        <Badge tone="info">
          <BadgeCheck aria-hidden />
          <span>VERIFIED</span>
        </Badge>
        <Badge tone="signal">PRO</Badge>
      </States>
      <States name="Avatar, Picture">
        <Avatar name="Ana Souza" />
        <Avatar name="Bruno" size={56} />
        <Picture
          file={{
            // Pictures are below /files; this one comes with the product.
            key: '../icons/icon-512.png',
            width: 512,
            height: 512,
            placeholder: null,
            variants: [],
          }}
          alt="The mark of the site"
          place={{ widthPx: 160 }}
          aspect={4 / 3}
          className="w-40 rounded-md"
        />
      </States>
      <States name="Stat, Progress, Meter, Spinner, Skeleton" isWide>
        <dl className="grid grid-cols-3 gap-4">
          <Stat label="steps" value="12" />
          <Stat label="time" value="01:30" />
          <Stat label="people" value="2" />
        </dl>
        <div className="flex flex-col gap-4">
          <Progress label="Upload" percent={62} />
          <Specimen state="busy">
            <Progress label="Working" />
          </Specimen>
          <Meter value={412} max={2048} labelledBy={`${theme}-meter`} />
          <Meter value={2000} max={2048} labelledBy={`${theme}-meter`} />
          <p id={`${theme}-meter`} className="text-sm">
            Room used
          </p>
        </div>
        <div className="flex flex-col gap-3">
          <Spinner />
          <Skeleton className="h-8 w-2/3" />
          <Skeleton className="h-16" />
        </div>
      </States>
      <States name="Stars">
        <Stars rating={4.5} label="4.5 out of 5" />
        <Stars rating={3} label="3 out of 5" isQuiet />
      </States>
      <States name="WordDifferences, Difference" isWide>
        <p>
          <WordDifferences before="Tighten to 25 Nm" after="Tighten to 12 Nm, by hand" />
        </p>
        <Difference is="removed">Two washers</Difference>
      </States>
      <States name="Accordion" isWide>
        {POINTED.map((state) => (
          <Specimen key={state} state={state}>
            <Accordion
              items={[
                {
                  id: `${theme}-${state}-glue`,
                  title: 'How long does the glue take?',
                  content: 'Two hours at 20 degrees.',
                  isOpenAtFirst: state === 'rest',
                },
              ]}
            />
          </Specimen>
        ))}
      </States>
      <States name="Disclosure" isWide>
        {POINTED.map((state) => (
          <Specimen key={state} state={state}>
            <Disclosure label="As a table" isOpenAtFirst={state === 'rest'}>
              Twelve rows.
            </Disclosure>
          </Specimen>
        ))}
      </States>
      <States name="Breadcrumb, Pagination, Prose" isWide>
        <Breadcrumb
          label={`Where one is, ${theme}`}
          trail={[{ label: 'Projects', href: '#' }, { label: 'Bird house' }]}
        />
        <Pagination
          page={4}
          pageSize={10}
          totalResults={128}
          hrefFor={() => '#'}
          label={`Pages, ${theme}`}
        />
        <Prose text={TEXT} links={{ more: '#' }} />
      </States>
      <States name="FormattedText, SpokenMark" isWide>
        <FormattedText text={TYPED} hasLinks />
        <p>
          <SpokenMark text={SPOKEN} at={0} spoken={{ from: 0, to: 12 }} />
        </p>
      </States>
      <p>
        <span>
          Fix a <mark>bicycle</mark> puncture
        </span>
        <VisuallyHidden>: what was searched for is marked</VisuallyHidden>
      </p>
      <States name="EmptyState, Drawing" isWide>
        {DRAWINGS.map((drawing) => (
          <Specimen key={drawing} state="empty">
            <EmptyState
              drawing={drawing}
              text="One sentence says what is missing."
              action={<Button>One way on</Button>}
              className="rounded-lg border border-line"
            />
          </Specimen>
        ))}
        <Drawing name="steps" className="m-auto w-32" />
      </States>
    </KitSection>
  );
}
