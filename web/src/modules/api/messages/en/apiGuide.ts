import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { apiGuide as zh } from '../zh-CN/apiGuide.ts'

export const apiGuide: SameKeys<typeof zh> = {
  call: 'Make a call',
  callText:
    'Systems use the same calls as the pages do. Send the key in a header to call as its service account, with its department and permissions:',
  rules: 'Conventions',
  note: {
    envelope:
      'Every reply is {code, message, data, traceid}. Code 0 means success, others are errors; find a call in the operation log by its traceid.',
    idempotency:
      'Send an Idempotency-Key (8 to 100 characters) with writes: a retry with the same value never submits twice.',
    limits:
      'The headers RateLimit and RateLimit-Policy say how many calls are left. Over the limit you get 429; wait for Retry-After.',
    language: 'Accept-Language chooses the language of messages: zh-CN or en.',
    paging: 'Lists are paged by page and limit. Use webhooks to learn of changes instead of polling.',
    never: 'Sign-in, passwords, approvals, signatures, payments, openings and keys cannot be handled with a key.',
  },
  reference: 'Reference',
  referenceText:
    'Parameters, replies and permissions of all calls (OpenAPI 3.1). In production an administrator decides whether it is open.',
  open: 'Open the reference',
}
