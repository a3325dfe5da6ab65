import { route } from '#contract/kit/route.ts'
import { Count, Nothing, shape } from '#contract/kit/schema.ts'

/** Separate module for code splitting, since the menu of every page imports it. */
export const countPaymentRequests = route({
  method: 'GET',
  path: '/orderrest/api/paymentRequests/count',
  access: 'payment.read',
  entrances: ['purchaser'],
  summary: 'Count the approved requests that wait for payment, for the menu: none for those who do not pay',
  input: Nothing,
  reply: shape({ waiting: Count }),
})
export const countPayeeChanges = route({
  method: 'GET',
  path: '/orderrest/api/payeeAccounts/count',
  access: 'payment.read',
  entrances: ['purchaser'],
  summary: 'Count the changes of payee accounts that the caller can verify or approve, for the menu',
  input: Nothing,
  reply: shape({ waiting: Count }),
})
