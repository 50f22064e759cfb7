import { Eye, EyeOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, type ComponentProps } from 'react';
import { IconButton } from '../buttons/icon-button';
import { Input } from './input';

/** A password that can be looked at while typing; pasting stays possible. */
export function PasswordInput(props: Omit<ComponentProps<typeof Input>, 'type'>) {
  const t = useTranslations('common');
  const [isShown, setShown] = useState(false);
  return (
    <span className="relative block">
      <Input
        {...props}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        {...(isShown ? { autoCorrect: 'off' } : {})}
        className="pr-12"
      />
      <IconButton
        label={isShown ? t('hidePassword') : t('showPassword')}
        onClick={() => setShown(!isShown)}
        className="absolute top-0 right-0"
      >
        {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      </IconButton>
    </span>
  );
}
