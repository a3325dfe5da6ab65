import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a provider announces of a charge. */
export interface PayNotice {
  readonly chargeNo: string
  readonly amount: string
  /** Number of the payment at the provider. */
  readonly providerRef: string
}

/** State of a charge at the provider. */
export type ChargeState = { readonly state: 'waiting' } | ({ readonly state: 'paid' } & PayNotice)

/**
 * Port to a provider of online payments. It throws when it cannot tell what has happened, is never called in a transaction,
 * and takes our numbers as keys: the same charge or refund is made once.
 */
export interface OnlinePay {
  /** Address at which the payer pays the charge. */
  readonly create: (
    charge: { readonly chargeNo: string; readonly amount: string; readonly subject: string },
    signal: AbortSignal,
  ) => Promise<string>
  readonly ask: (chargeNo: string, signal: AbortSignal) => Promise<ChargeState>
  /** `pending`: it is on its way, and is asked for again. */
  readonly refund: (
    refund: { readonly refundNo: string; readonly chargeNo: string; readonly amount: string },
    signal: AbortSignal,
  ) => Promise<'done' | 'pending'>
  /** Whether the provider has signed a notice. */
  readonly isSigned: (notice: PayNotice, signature: string) => boolean
  /** Signs what a payer pays, where it is the simulator. */
  readonly simulate?: (charge: {
    readonly chargeNo: string
    readonly amount: string
  }) => PayNotice & { signature: string }
}

const textOf = ({ chargeNo, amount, providerRef }: PayNotice): string => [chargeNo, amount, providerRef].join('\n')

/** HMAC-SHA256 of a notice, in hex. */
export const signatureOf = (secret: string, notice: PayNotice): string =>
  createHmac('sha256', secret).update(textOf(notice)).digest('hex')

/** Compares in a time that does not tell how much of the signature is right. */
export function isSignedWith(secret: string, notice: PayNotice, signature: string): boolean {
  const [given, wanted] = [Buffer.from(signature, 'hex'), Buffer.from(signatureOf(secret, notice), 'hex')]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
