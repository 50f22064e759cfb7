import { z } from 'zod';
import { typedPassword } from '../schema';

/** The form behind the link of a recovery mail; the server checks the strength of the password. */
export const newPasswordForm = z
  .object({
    password: typedPassword('passwordRequired'),
    password2: typedPassword('passwordRepeatRequired'),
  })
  .refine(({ password, password2 }) => password === password2, {
    path: ['password2'],
    error: 'passwordsDiffer',
  });
