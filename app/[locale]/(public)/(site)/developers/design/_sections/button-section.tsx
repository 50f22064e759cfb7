import { Ellipsis, Pencil, Plus, Trash2 } from 'lucide-react';
import { Button } from '@/ui/kit/buttons/button';
import { ButtonLink } from '@/ui/kit/buttons/button-link';
import { Drop, DropButton, DropLink } from '@/ui/kit/overlays/drop';
import { IconButton } from '@/ui/kit/buttons/icon-button';
import { PrintButton } from '@/ui/kit/buttons/print-button';
import { KitSection, Pointed, Specimen, States } from './specimen';

const VARIANTS = ['primary', 'secondary', 'ghost', 'danger'] as const;

export function ButtonSection({ theme }: { theme: string }) {
  return (
    <KitSection title="Buttons">
      {VARIANTS.map((variant) => (
        <States key={variant} name={`Button, ${variant}`}>
          <Pointed>
            <Button variant={variant}>Save</Button>
          </Pointed>
          <Specimen state="disabled">
            <Button variant={variant} disabled>
              Save
            </Button>
          </Specimen>
          <Specimen state="busy">
            <Button variant={variant} isBusy>
              Saving
            </Button>
          </Specimen>
        </States>
      ))}
      <States name="Sizes, and with an icon">
        <Specimen state="rest">
          <Button size="sm">Edit</Button>
        </Specimen>
        <Specimen state="rest">
          <Button>
            <Plus aria-hidden />
            <span>Create</span>
          </Button>
        </Specimen>
        <Specimen state="rest">
          <Button size="lg">Start</Button>
        </Specimen>
        <Specimen state="rest">
          <PrintButton label="Print" />
        </Specimen>
      </States>
      <States name="ButtonLink">
        <Pointed>
          <ButtonLink variant="secondary" href="#">
            Open
          </ButtonLink>
        </Pointed>
      </States>
      <States name="IconButton">
        <Pointed>
          <IconButton label="Edit">
            <Pencil aria-hidden />
          </IconButton>
        </Pointed>
        <Specimen state="disabled">
          <IconButton label="More" disabled>
            <Ellipsis aria-hidden />
          </IconButton>
        </Specimen>
        <Specimen state="rest">
          <IconButton label="Remove" variant="danger">
            <Trash2 aria-hidden />
          </IconButton>
        </Specimen>
      </States>
      <States name="DropButton">
        <Pointed>
          <DropButton opens={`drop-${theme}`}>Category</DropButton>
        </Pointed>
        <Specimen state="chosen">
          <DropButton opens={`drop-${theme}`} isOn>
            Bicycles
          </DropButton>
        </Specimen>
        <Drop id={`drop-${theme}`} label="Category">
          <DropLink href="#" isOn>
            Bicycles
          </DropLink>
          <DropLink href="#" isOn={false}>
            Woodworking
          </DropLink>
        </Drop>
      </States>
    </KitSection>
  );
}
