import Link from 'next/link';
import type { ReactNode } from 'react';
import { PageContainer } from '@/ui/layout/page-container';
import { WhileShown } from '@/ui/layout/while-shown';
import { Drawing } from '@/ui/kit/pictures/drawing';

/** The layout of the /auth pages: the form on the left, a drawing where there is space. */
export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <WhileShown>
      <PageContainer className="grid items-center gap-16 py-10 md:py-20 lg:grid-cols-2">
        <div className="mx-auto w-full max-w-md">{children}</div>
        <Drawing name="steps" className="w-full max-w-lg max-lg:hidden" />
      </PageContainer>
    </WhileShown>
  );
}

interface AuthContentProps {
  title: string;
  text?: string;
  /** a link to the other form, below */
  footer?: ReactNode;
  children: ReactNode;
}

/** A page of its own for one form. */
export function AuthPanel(props: AuthContentProps) {
  return (
    <AuthFrame>
      <AuthContent {...props} />
    </AuthFrame>
  );
}

/** A form with its heading. */
export function AuthContent({ title, text, footer, children }: AuthContentProps) {
  return (
    <>
      <h1 className="text-3xl md:text-4xl">{title}</h1>
      {text && <p className="mt-2 text-lg text-ink-muted">{text}</p>}
      <div className="mt-8">{children}</div>
      {footer && <p className="mt-6 border-t border-line pt-4 text-ink-muted">{footer}</p>}
    </>
  );
}

/** A question with the link to the other form, below a form. */
export function OtherForm({
  question,
  href,
  label,
}: Record<'question' | 'href' | 'label', string>) {
  return (
    <>
      <span>{question}</span>{' '}
      <Link
        href={href}
        className="inline-flex min-h-11 items-center font-semibold text-blueprint underline underline-offset-4"
      >
        {label}
      </Link>
    </>
  );
}
