import { Check } from 'typebox/schema'
import { Id, List, shape, type Static, Type } from '#contract/kit/schema.ts'
import { Hash } from './sealLog.ts'

/** File formats for offline sealing, by suppliers who prefer to trust their own computer. */

const base64 = { pattern: '^[A-Za-z0-9+/]+={0,2}$', description: 'base64' }

/** Terms file for offline sealing: public terms and key, and the supplier's pseudonym. */
export const TermsFile = shape({
  format: Type.Literal('baicai-terms/1'),
  terms: Type.String({ minLength: 2, description: 'canonical text' }),
  termsSeq: Type.Integer({ minimum: 1 }),
  keyRecord: Type.String({ minLength: 2, description: 'canonical text' }),
  keyId: Hash,
  subject: Hash,
})
export type TermsFile = Static<typeof TermsFile>

/** Offline sealed quote with its files; the page forwards it without access to its content. */
export const SealedFile = shape({
  format: Type.Literal('baicai-sealed/1'),
  projectId: Id,
  round: Type.Integer({ minimum: 1 }),
  termsSeq: Type.Integer({ minimum: 1 }),
  keyId: Hash,
  key: Type.String({
    pattern: '^[0-9a-f]{32}$',
    description: 'idempotency key: a repeated submission gets the same reply',
  }),
  envelope: Type.String(base64),
  attachments: List(Type.String(base64), 5),
})
export type SealedFile = Static<typeof SealedFile>

export const isTermsFile = (value: unknown): value is TermsFile => Check(TermsFile, value)
export const isSealedFile = (value: unknown): value is SealedFile => Check(SealedFile, value)
