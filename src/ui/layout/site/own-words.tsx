import { useLocale } from 'next-intl';
import { footerLinks, ownTexts } from '@/i18n/operator-settings';
import type { Locale } from '@/shared/interface/languages';
import { cn } from '@/ui/kit/cn';
import { FormattedText } from '@/ui/kit/formatted-text';

interface OwnTextProps {
  text: { lang: Locale; value: string };
  className?: string;
}

/** A text of the operators, in its language. */
export function OwnText({ text: { lang, value }, className }: OwnTextProps) {
  return (
    <FormattedText
      text={value}
      lang={lang === useLocale() ? undefined : lang}
      hasLinks
      className={cn('wrap-anywhere', className)}
    />
  );
}

/** The operators' text and links in the footer; nothing without any. */
export function FooterWords() {
  const locale = useLocale();
  const { footerText } = ownTexts(locale);
  const links = footerLinks(locale);
  return (
    <>
      {footerText && <OwnText text={footerText} className="mt-2 max-w-prose" />}
      {links.length > 0 && (
        <ul className="flex flex-wrap gap-x-6">
          {links.map(({ name, url }) => (
            <li key={`${url} ${name}`}>
              <a href={url} rel="noopener" className="foot-link">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
