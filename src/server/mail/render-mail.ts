import 'server-only';
import { createTranslator } from 'use-intl/core';
import { messagesFor } from '@/i18n/messages';
import { escapeHtml as escape } from '@/shared/text/escape-html';
import type { Locale } from '@/shared/interface/languages';
import { site } from '../site/current';
import { htmlSections, type MailParts, plainSections } from './mail-sections';
import { mailStyle } from './mail-style';

/** The content of a mail in plain text; escaped for HTML when rendered. */
export type MailContent = MailParts & {
  locale: Locale;
  subject: string;
  greeting: string;
  title: string;
  text: string;
  /** The main action, with its absolute URL. */
  button?: { label: string; url: string };
  /** Advice if the request was not the recipient's, or to stop such mails. */
  notYou: string;
  /** Why the recipient got it. */
  why: string;
  /**
   * For mails that were not requested: the page to unsubscribe, and the URL for one-click
   * unsubscribe (RFC 8058).
   */
  unsubscribe?: { label: string; url: string; oneClickUrl: string };
};

/** A mail of plain text only: a message to the operator. */
export type PlainMailContent = { locale: Locale; subject: string; plain: string };

/** Renders the plain and the HTML part of a mail, with the same content. */
export function renderMail(content: MailContent): { text: string; html: string };
export function renderMail(content: MailContent | PlainMailContent): {
  text: string;
  html?: string;
};
export function renderMail(content: MailContent | PlainMailContent): {
  text: string;
  html?: string;
} {
  if ('plain' in content) return { text: content.plain };
  const t = createTranslator({ locale: content.locale, messages: messagesFor(content.locale) });
  const signature = {
    site: site().name,
    tagline: t('common.tagline'),
    noReply: t('mail.noReply'),
    plainLink: t('mail.plainLink'),
  };
  return { text: plainPart(content, signature), html: htmlPart(content, signature) };
}

type Signature = { site: string; tagline: string; noReply: string; plainLink: string };

function plainPart(content: MailContent, { site, tagline, noReply }: Signature): string {
  const { greeting, text, button, notYou, why, unsubscribe } = content;
  const end = unsubscribe ? `\n${unsubscribe.label}:\n${unsubscribe.url}` : '';
  return [
    greeting,
    text,
    button && `${button.label}:\n${button.url}`,
    ...plainSections(content),
    notYou,
    `-- \n${site} · ${tagline}\n${why} ${noReply}${end}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

// Tables and inline styles, which all mail clients render alike.
function htmlPart(content: MailContent, { site, tagline, noReply, plainLink }: Signature): string {
  const { locale, subject, greeting, title, text, button, notYou, why, unsubscribe } = content;
  const style = mailStyle();
  const url = escape(button?.url ?? '');
  const action =
    button &&
    `
      <p style="margin:28px 0"><a href="${url}" class="signal" style="${style.button}">${escape(button.label)}</a></p>
      <p class="muted" style="${style.small}">${escape(plainLink)}<br><a href="${url}" class="link" style="${style.link}">${url}</a></p>`;
  const end = unsubscribe
    ? `<br><a href="${escape(unsubscribe.url)}" class="link" style="${style.footerLink}">${escape(unsubscribe.label)}</a>`
    : '';
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(subject)}</title>
<style>${style.dark}</style>
</head>
<body class="paper" style="${style.body}">
<div style="display:none;max-height:0;overflow:hidden">${escape(text)}</div>
<table role="presentation" class="paper" style="${style.paper}">
  <tr><td style="${style.around}">
    <table role="presentation" style="${style.column}">
    <tr><td class="ink" style="${style.brand}">${escape(site)}</td></tr>
    <tr><td class="surface ink" style="${style.card}">
      <h1 class="ink" style="${style.title}">${escape(title)}</h1>
      <p style="${style.text}">${escape(greeting)}</p>
      <p style="${style.text}">${escape(text)}</p>${action ?? ''}${htmlSections(content)}
      <p style="${style.last}">${escape(notYou)}</p>
    </td></tr>
    <tr><td class="muted" style="${style.footer}">${escape(site)} · ${escape(tagline)}<br>${escape(why)} ${escape(noReply)}${end}</td></tr>
    </table>
  </td></tr>
</table>
</body>
</html>
`;
}
