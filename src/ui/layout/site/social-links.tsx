import { useTranslations } from 'next-intl';
import { socialNames } from '@/shared/addresses/social-site';

/** Other addresses of the operators; nothing without any. */
export function SocialLinks({ addresses }: { addresses: readonly string[] }) {
  const t = useTranslations('layout');
  if (addresses.length === 0) return null;
  return (
    <ul aria-label={t('socialLinks')} className="flex flex-wrap gap-x-6">
      {socialNames(addresses).map(({ address, name }) => (
        <li key={address}>
          <a href={address} rel="me noopener" translate="no" className="foot-link">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
