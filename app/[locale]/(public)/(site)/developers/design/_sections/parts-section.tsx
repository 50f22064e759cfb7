import { BadgeCheck, Pencil, Trash2 } from 'lucide-react';
import { Accordion } from '@/components/ui/accordion';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Chip } from '@/components/ui/chip';
import { Drop, DropButton, DropLink } from '@/components/ui/drop';
import { EmptyState } from '@/components/ui/empty-state';
import { IconButton } from '@/components/ui/icon-button';
import { Pagination } from '@/components/ui/pagination';
import { Progress } from '@/components/ui/progress';
import { Skeleton } from '@/components/ui/skeleton';
import { Spinner } from '@/components/ui/spinner';
import { Stat } from '@/components/ui/stat';

const FAQ = [
  { id: 'glue', title: 'How long does the glue take?', content: 'Two hours at 20 degrees. Overnight is better.' },
  { id: 'saw', title: 'Can I use a hand saw?', content: 'Yes. Clamp the board first.' },
];

const VARIANTS = ['primary', 'secondary', 'ghost', 'danger'] as const;
const DRAWINGS = ['search', 'steps', 'inbox', 'lost', 'done'] as const;

export function PartsSection({ theme }: { theme: string }) {
  return (
    <section className="flex flex-col gap-8">
      <h3 className="text-xl">Parts</h3>
      {VARIANTS.map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-3">
          <Button variant={variant} size="lg">Start</Button>
          <Button variant={variant}>Save</Button>
          <Button variant={variant} size="sm">Edit</Button>
          <Button variant={variant} isBusy>Saving</Button>
          <Button variant={variant} disabled>Publish</Button>
          <ButtonLink variant={variant} href="#">Link</ButtonLink>
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <IconButton label="Edit"><Pencil aria-hidden /></IconButton>
        <IconButton label="Remove" variant="danger"><Trash2 aria-hidden /></IconButton>
        <Spinner /><Avatar name="Ana Souza" /><Avatar name="Bruno" size={56} />
        <Chip>M4 screw</Chip><Chip>Drill</Chip>
        <Badge>Draft</Badge><Badge tone="good">Published</Badge><Badge tone="warn">Pending</Badge><Badge tone="bad">Failed</Badge>
        <Badge tone="info"><BadgeCheck aria-hidden />VERIFIED</Badge><Badge tone="signal">PRO</Badge>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <DropButton opens={`drop-${theme}`}>Category</DropButton><DropButton opens={`drop-${theme}`} isOn>Tag</DropButton>
        <Drop id={`drop-${theme}`} label="Category"><DropLink href="#" isOn>Bicycles</DropLink><DropLink href="#" isOn={false}>Woodworking</DropLink></Drop>
        <p>Fix a <mark>bicycle</mark> puncture</p>
      </div>
      <dl className="grid grid-cols-3 gap-4"><Stat label="steps" value="12" /><Stat label="time" value="01:30" /><Stat label="people" value="2" /></dl>
      <div className="grid gap-8 md:grid-cols-2">
        <Accordion items={FAQ} />
        <div className="flex flex-col gap-4"><Progress label="Upload" percent={62} /><Progress label="Working" /><Skeleton className="h-8 w-2/3" /><Skeleton className="h-24" /></div>
      </div>
      <Pagination page={4} pageSize={10} totalResults={128} hrefFor={() => '#'} label={`Pages, ${theme}`} />
      <div className="grid gap-4 md:grid-cols-3 lg:grid-cols-5">
        {DRAWINGS.map((drawing) => <EmptyState key={drawing} drawing={drawing} text={drawing} />)}
      </div>
    </section>
  );
}
