import type { Locale as AppLocale } from '@/shared/interface/languages';
import type { Messages as AppMessages } from './messages';

declare module 'next-intl' {
  interface AppConfig {
    Locale: AppLocale;
    Messages: AppMessages;
  }
}
