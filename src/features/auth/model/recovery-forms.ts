import { z } from 'zod';
import { registerInput, typedPassword } from '../schema';

/** The form for a recovery mail. */
export const recoveryForm = registerInput.pick({ email: true });

/** The form behind the link of a recovery mail; how good the password is, is judged by the server. */
export const newPasswordForm = z.object({
  password: typedPassword('passwordRequired'),
  password2: typedPassword('passwordRepeatRequired'),
}).refine(({ password, password2 }) => password === password2, { path: ['password2'], error: 'passwordsDiffer' });
