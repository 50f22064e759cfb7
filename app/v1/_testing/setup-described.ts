import { onEachResponse } from '@/testing/api';

// Compares every response that a test receives with the OpenAPI document.
onEachResponse(async (...answer) => {
  // Loaded with the first response: it imports every call.
  const { expectDescribed } = await import('./described');
  expectDescribed(...answer);
});
