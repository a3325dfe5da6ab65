import { Type } from 'typebox'
import { jsonService } from '#kit/outbound/jsonService.ts'
import type { OpenOutbound } from '#kit/outbound/outbound.ts'
import { isSignedWith, type OnlinePay } from './onlinePay.ts'

const text = Type.String({ maxLength: 100 })
const Created = Type.Object({ payUrl: Type.String({ pattern: '^https://', maxLength: 2000 }) })
const State = Type.Union([
  Type.Object({ state: Type.Literal('waiting') }),
  Type.Object({
    state: Type.Literal('paid'),
    chargeNo: text,
    amount: Type.String({ pattern: '^[0-9]{1,16}\\.[0-9]{2}$' }),
    providerRef: text,
  }),
])
const Refunded = Type.Object({ state: Type.Enum(['done', 'pending']) })

/**
 * Client of a payment provider: `POST` of JSON to `charges/create`, `charges/ask` and `refunds/create` below its address.
 * Its notices are signed with the password in that address.
 */
export function httpOnlinePay(address: string, open: OpenOutbound): OnlinePay {
  const secret = decodeURIComponent(new URL(address).password)
  const { ask } = jsonService(address, open, {
    name: 'the payment provider',
    timeoutMs: 15_000,
    refused: (reason) => new Error(`the payment provider refused: ${reason}`),
  })
  return {
    create: async (charge, signal) => (await ask('charges/create', charge, Created, signal)).payUrl,
    ask: (chargeNo, signal) => ask('charges/ask', { chargeNo }, State, signal),
    refund: async (refund, signal) => (await ask('refunds/create', refund, Refunded, signal)).state,
    isSigned: (notice, signature) => secret !== '' && isSignedWith(secret, notice, signature),
  }
}
