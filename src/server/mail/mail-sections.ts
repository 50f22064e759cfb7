import { escapeHtml as escape } from '@/shared/text/escape-html';
import { mailStyle } from './mail-style';

/** A section of a mail about several things, with what people wrote. */
export type MailSection = {
  title: string;
  text: string;
  notes: { label: string; text: string }[];
  /** The number of items left out. */
  more?: string;
  buttons: { label: string; url: string }[];
};

/** Optional parts of a mail about several things. */
export type MailParts = {
  sections?: MailSection[];
  /** Entries beyond the sections, and where to find them. */
  more?: { text: string; label: string; url: string };
};

export function plainSections({ sections = [], more }: MailParts): string[] {
  const parts = sections.map(({ title, text, notes, more: hidden, buttons }) =>
    [
      `${title}\n${text}`,
      ...notes.map((note) =>
        [`> ${note.label}`, note.text && `> ${note.text}`].filter(Boolean).join('\n'),
      ),
      hidden,
      ...buttons.map(({ label, url }) => `${label}:\n${url}`),
    ]
      .filter(Boolean)
      .join('\n\n'),
  );
  return [...parts, ...(more ? [`${more.text}\n${more.label}:\n${more.url}`] : [])];
}

/** The sections in HTML; texts are escaped here. */
export function htmlSections({ sections = [], more }: MailParts): string {
  const style = mailStyle();
  const rest =
    more &&
    `
      <p class="line" style="${style.section}">${escape(more.text)}<br><a href="${escape(more.url)}" class="link" style="${style.footerLink}">${escape(more.label)}</a></p>`;
  return sections.map(htmlSection).join('') + (rest ?? '');
}

function htmlSection({ title, text, notes, more, buttons }: MailSection): string {
  const style = mailStyle();
  const quotes = notes.map(
    (note) => `
        <p class="line" style="${style.note}"><span class="muted" style="${style.noteLabel}">${escape(note.label)}</span>${note.text && `<br>${escape(note.text)}`}</p>`,
  );
  const actions = buttons.map(
    ({ label, url }) =>
      `<a href="${escape(url)}" class="signal" style="${style.smallButton}">${escape(label)}</a>`,
  );
  return `
      <div class="line" style="${style.section}">
        <h2 class="ink" style="${style.sectionTitle}">${escape(title)}</h2>
        <p class="muted" style="${style.counts}">${escape(text)}</p>${quotes.join('')}${
          more === undefined
            ? ''
            : `
        <p class="muted" style="${style.counts}">${escape(more)}</p>`
        }
        <p style="margin:8px 0 0">${actions.join('')}</p>
      </div>`;
}
