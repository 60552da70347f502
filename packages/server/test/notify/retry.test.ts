import { retryAfterMs, waitBeforeRetry } from '../../src/notify/retry';

test.each([200, 201, 204, 301, 400, 401, 403, 404, 410, 413])('%i is not tried again', (status) => {
  expect(waitBeforeRetry({ status, retryAfterMs: 1_000 })).toBeNull();
});

test.each([429, 500, 502, 503])('%i is tried again half a minute later', (status) => {
  expect(waitBeforeRetry({ status, retryAfterMs: null })).toBe(30_000);
});

test('whoever says when gets what he wants, within limits', () => {
  expect(waitBeforeRetry({ status: 429, retryAfterMs: 90_000 })).toBe(90_000);
  expect(waitBeforeRetry({ status: 429, retryAfterMs: 300_000 })).toBe(300_000);
  expect(waitBeforeRetry({ status: 429, retryAfterMs: 300_001 })).toBeNull();
  expect(waitBeforeRetry({ status: 429, retryAfterMs: 0 })).toBe(1_000);
});

test('where nobody was there it is sent again, but not where somebody fell silent', () => {
  expect(waitBeforeRetry({ failed: 'unreachable' })).toBe(30_000);
  expect(waitBeforeRetry({ failed: 'broken' })).toBeNull();
  expect(waitBeforeRetry({ failed: 'busy' })).toBeNull();
  expect(waitBeforeRetry({ failed: 'forbidden' })).toBeNull();
});

test('how long to wait is said in seconds, or as a date', () => {
  expect(retryAfterMs('120')).toBe(120_000);
  expect(retryAfterMs('0.65')).toBe(650);
  expect(retryAfterMs('Fri, 31 Dec 1999 23:59:59 GMT')).toBe(0);
  const soon = retryAfterMs(new Date(Date.now() + 60_000).toUTCString());
  expect(soon).toBeGreaterThan(50_000);
  expect(soon).toBeLessThan(61_000);
});

test.each([undefined, '', 'soon', 'soon GMT', '-5', '1e9'])('%p says nothing of it', (header) => {
  expect(retryAfterMs(header)).toBeNull();
});
