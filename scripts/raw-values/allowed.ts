import type { RawKind } from './find';

/** Files outside of the kit that may use raw values, each with the reason. */
export const MAY_BE_RAW: Readonly<Record<string, { kinds: readonly RawKind[]; reason: string }>> = {
  'src/shared/http/tokens.ts': {
    kinds: ['colour'],
    reason: 'The tokens once more, for what reads no CSS; a test holds both together.',
  },
  'src/features/auth/ui/components/provider-mark.tsx': {
    kinds: ['colour'],
    reason: "Other companies' marks, whose colours are theirs.",
  },
  'src/features/profile/ui/components/profile-form.tsx': {
    kinds: ['colour'],
    reason: 'Names a colour that was worked out for somebody’s own; nothing is drawn in it.',
  },
  'src/features/profile/ui/components/creator-banner.tsx': {
    kinds: ['style'],
    reason: "The creator's own colours.",
  },
  'src/features/projects/ui/components/marks/marks-layer.tsx': {
    kinds: ['style'],
    reason: 'Places of marks, in fractions of a picture.',
  },
  'src/features/projects/ui/components/marks/mark-sign.tsx': {
    kinds: ['style'],
    reason: 'The place of a mark, in fractions of a picture, and its tone.',
  },
  'src/features/editor/marks/components/mark-items.tsx': {
    kinds: ['style'],
    reason: 'The tone of a mark.',
  },
  'src/features/editor/marks/components/mark-fields.tsx': {
    kinds: ['style'],
    reason: 'The tones of marks.',
  },
  'src/features/editor/cut/components/cut-frame.tsx': {
    kinds: ['style'],
    reason: 'Places on a picture.',
  },
  'src/features/editor/cut/components/cut-preview.tsx': {
    kinds: ['style'],
    reason: 'Sizes and places of a picture.',
  },
  'src/features/uploads/server/encode-picture.ts': {
    kinds: ['colour'],
    reason: 'Drawn into pictures, which have no theme.',
  },
  'src/features/projects/model/marks/tones.ts': {
    kinds: ['colour'],
    reason: 'Colours of marks on photos, the same in every theme.',
  },
  'src/features/labels/ui/components/qr-code.tsx': {
    kinds: ['colour'],
    reason: 'Scanners want black on white; a file of its own.',
  },
  'src/features/labels/ui/components/qr-svg.tsx': {
    kinds: ['colour'],
    reason: 'Scanners want black on white, in every theme.',
  },
  'src/features/labels/model/qr-picture.ts': {
    kinds: ['colour'],
    reason: 'Scanners want black on white; a file of its own.',
  },
  'src/features/labels/model/label-picture.ts': {
    kinds: ['colour'],
    reason: 'Scanners want black on white; a file of its own.',
  },
  'src/features/labels/ui/components/label-sheet.tsx': {
    kinds: ['class', 'colour', 'style'],
    reason: 'A sheet of paper: black on white, in millimetres.',
  },
  'src/features/editor/panel/components/side-panel.tsx': {
    kinds: ['style'],
    reason: 'As wide as its reader dragged it.',
  },
  'src/features/feedback/ui/components/star-rating.tsx': {
    kinds: ['style'],
    reason: 'A share of a star.',
  },
  'src/features/viewer/shell/components/guide-phone.tsx': {
    kinds: ['class'],
    reason:
      'A phone with its page, drawn in em: one is 16 of the phone’s pixels, however large it is drawn.',
  },
  'src/features/viewer/stage/components/step-slider.tsx': {
    kinds: ['style'],
    reason: 'Where a step lies between the first and the last.',
  },
  'src/features/viewer/shell/components/confetti.tsx': {
    kinds: ['style'],
    reason: "Takes the place of the library's own inline style.",
  },
};
