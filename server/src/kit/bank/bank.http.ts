import { Type } from 'typebox'
import { dayPattern } from '#contract/kit/dayPattern.ts'
import { jsonService } from '#kit/outbound/jsonService.ts'
import type { OpenOutbound } from '#kit/outbound/outbound.ts'
import { type Bank, BankRefused } from './bank.ts'

const text = Type.String({ maxLength: 200 })
const Submitted = Type.Object({})
const Results = Type.Object({
  results: Type.Array(
    Type.Object({
      serial: text,
      state: Type.Enum(['paid', 'failed', 'pending', 'notFound']),
      amount: Type.String({ pattern: '^[0-9]{1,16}(\\.[0-9]{1,2})?$' }),
      bankRef: Type.Optional(text),
      paidOn: Type.Optional(Type.String({ pattern: dayPattern })),
      reason: Type.Optional(text),
    }),
    { maxItems: 1000 },
  ),
})
const Returned = Type.Object({
  payments: Type.Array(Type.Object({ serial: text, reason: text }), { maxItems: 1000 }),
})

/**
 * Client of the gateway of a bank: `POST` of JSON to `payments/submit`, `payments/ask` and `payments/returned` below its
 * address. Account numbers travel in the body alone.
 */
export function httpBank(address: string, open: OpenOutbound): Bank {
  const { ask } = jsonService(address, open, {
    name: 'the bank',
    timeoutMs: 30_000,
    refused: (reason) => new BankRefused(reason),
  })
  return {
    submit: async (order, signal) => void (await ask('payments/submit', order, Submitted, signal)),
    ask: async (payments, signal) => {
      const serials = payments.map(({ serial }) => serial)
      const { results } = await ask('payments/ask', { serials }, Results, signal)
      return results.map(({ bankRef = '', paidOn = '', reason = '', ...each }) => ({
        ...each,
        bankRef,
        paidOn,
        reason,
      }))
    },
    returned: async (since, signal) => (await ask('payments/returned', { since }, Returned, signal)).payments,
  }
}
