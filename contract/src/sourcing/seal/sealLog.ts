import { Instant, Maybe, OneOf, shape, type Static, Type } from '#contract/kit/schema.ts'

/** Hash: 32 bytes as lower-case hex. */
export const Hash = Type.String({ pattern: '^[0-9a-f]{64}$', description: 'SHA-256 or SM3, hex' })
const Signature = Type.String({ pattern: '^[0-9a-f]{128}$', description: 'Ed25519 or SM2, hex' })
/** Public key for verifying signatures. */
export const SigningKey = Type.String({
  pattern: '^(04[0-9a-f]{128}|[0-9a-f]{64})$',
  description: 'SM2 or Ed25519, hex',
})

export const sealEntryKinds = ['open', 'quote', 'withdraw', 'change', 'confirm', 'close', 'fail'] as const
export const SealEntryKind = OneOf(sealEntryKinds)
export type SealEntryKind = Static<typeof SealEntryKind>

/** Entry of a project's public log: hash-chained, without names. */
export const SealEntry = shape({
  seq: Type.Integer(),
  kind: SealEntryKind,
  round: Type.Integer(),
  at: Instant,
  subject: Maybe(Hash),
  commitment: Maybe(Hash),
  envelopeHash: Maybe(Hash),
  ref: Maybe(Type.Integer()),
  prev: Hash,
  hash: Hash,
})
export type SealEntry = Static<typeof SealEntry>

/** Signed receipt of a quote or confirmation: its log entry. */
export const SealReceipt = shape({
  body: shape({
    v: Type.Literal(1),
    projectId: Type.String(),
    round: Type.Integer(),
    seq: Type.Integer(),
    at: Instant,
    subject: Hash,
    commitment: Hash,
    envelopeHash: Hash,
    entryHash: Hash,
    keyId: Hash,
  }),
  sig: Signature,
})
export type SealReceipt = Static<typeof SealReceipt>

/** Closing head: signed end of a round's log. */
export const ClosingHead = shape({
  round: Type.Integer(),
  seq: Type.Integer(),
  hash: Hash,
  at: Instant,
  sig: Signature,
})
export type ClosingHead = Static<typeof ClosingHead>
