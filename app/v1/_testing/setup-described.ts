import { lookAtAnswers } from '@/testing/api';

// Every answer that a test gets from a call is compared with the description of that call.
lookAtAnswers(async (...answer) => {
  // Loaded with the first answer only: it knows every call there is.
  const { expectDescribed } = await import('./described');
  expectDescribed(...answer);
});
