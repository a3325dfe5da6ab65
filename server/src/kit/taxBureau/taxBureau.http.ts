import { Type } from 'typebox'
import { jsonService } from '#kit/outbound/jsonService.ts'
import type { OpenOutbound } from '#kit/outbound/outbound.ts'
import { type BureauAnswer, type BureauForm, BureauRefused, type TaxBureau } from './taxBureau.ts'

const Answer = Type.Object({
  formNo: Type.String({ maxLength: 40 }),
  state: Type.String({ maxLength: 10 }),
  expiresAt: Type.Optional(Type.String()),
  redNumber: Type.Optional(Type.String({ maxLength: 40 })),
})
const Xml = Type.Object({ xml: Type.String({ description: 'base64' }) })
const Verified = Type.Object({ verdict: Type.Enum(['genuine', 'differs', 'notFound', 'void']) })

/** What the tax bureau is to know of a letter. Reasons that an integrator numbers otherwise are mapped at its side. */
const requestOf = (form: BureauForm) => ({
  serial: form.serial,
  formNo: form.formNo,
  startedBy: form.startedBy,
  reason: form.reason,
  isUsed: form.isUsed,
  blueNumber: form.blueNumber,
  seller: form.seller,
  buyer: form.buyer,
  net: form.net,
  tax: form.tax,
  gross: form.gross,
  lines: form.lines,
})

const answerOf = ({ formNo, state, expiresAt, redNumber = '' }: Static): BureauAnswer => {
  const at = expiresAt === undefined ? null : new Date(expiresAt)
  return { formNo, state, redNumber, expiresAt: at === null || Number.isNaN(at.getTime()) ? null : at }
}
type Static = { formNo: string; state: string; expiresAt?: string; redNumber?: string }

/**
 * Client of an integrator of the tax bureau: `POST` of JSON to `redForms/start`, `redForms/decide`, `redForms/ask`,
 * `invoices/fetch` and `invoices/verify` below its address.
 */
export function httpTaxBureau(address: string, open: OpenOutbound): TaxBureau {
  const { ask } = jsonService(address, open, {
    name: 'the tax bureau',
    timeoutMs: 20_000,
    refused: (reason) => new BureauRefused(reason),
  })
  return {
    startForm: async (form, signal) => answerOf(await ask('redForms/start', requestOf(form), Answer, signal)),
    decideForm: async ({ serial, formNo }, decision, signal) =>
      answerOf(await ask('redForms/decide', { serial, formNo, decision }, Answer, signal)),
    askForm: async ({ serial, formNo }, signal) =>
      answerOf(await ask('redForms/ask', { serial, formNo }, Answer, signal)),
    fetchRed: async (_, redNumber, signal) =>
      Buffer.from((await ask('invoices/fetch', { number: redNumber }, Xml, signal)).xml, 'base64'),
    verify: async (invoice, signal) => (await ask('invoices/verify', invoice, Verified, signal)).verdict,
  }
}
