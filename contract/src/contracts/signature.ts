import type { StateNames } from '#contract/kit/refusals.ts'
import { Count, Id, Instant, List, Maybe, OneOf, shape, type Static, Type } from '#contract/kit/schema.ts'
import { StoredFile } from '../files/files.ts'

/** Party of a contract: 甲方 is ours, 乙方 the supplier. */
export const ContractParty = OneOf(['ours', 'supplier'])
export type ContractParty = Static<typeof ContractParty>

export const partyNames = {
  ours: ['甲方', 'Buyer'],
  supplier: ['乙方', 'Supplier'],
} as const satisfies StateNames<ContractParty>

/** How a party signs: a scan of the paper that somebody else compares, or the key of a certificate. */
export const SigningWay = OneOf(['paper', 'key'])
export type SigningWay = Static<typeof SigningWay>

/** `waiting`: a scan that nobody has compared yet. */
export const SignatureStatus = OneOf(['waiting', 'valid', 'rejected', 'void'])
export type SignatureStatus = Static<typeof SignatureStatus>
export const signatureStatusNames = {
  waiting: ['待核对', 'Awaiting check'],
  valid: ['已签', 'Signed'],
  rejected: ['核对未通过', 'Not accepted'],
  void: ['已作废', 'Void'],
} as const satisfies StateNames<SignatureStatus>

/** Document that approval froze, and that both parties sign. */
export const SignableDocument = shape({
  id: Id,
  no: Count,
  changeNo: Maybe(Count),
  sha256: Maybe(Type.String({ description: 'hex; null: the PDF is being rendered' })),
  size: Maybe(Count),
  state: OneOf(['open', 'signed', 'void']),
})
export type SignableDocument = Static<typeof SignableDocument>

export const ContractSignature = shape({
  id: Id,
  documentNo: Count,
  changeNo: Maybe(Count),
  party: ContractParty,
  how: SigningWay,
  status: SignatureStatus,
  sealKind: Maybe(OneOf(['company', 'contract', 'legal'])),
  signerName: Type.String(),
  signedAt: Instant,
  scan: Maybe(StoredFile),
  witnessName: Type.String(),
  witnessedAt: Maybe(Instant),
  reason: Type.String(),
  serial: Type.String({ description: 'serial number of the certificate' }),
  subject: Type.String(),
  issuer: Type.String(),
  canWitness: Type.Boolean(),
})
export type ContractSignature = Static<typeof ContractSignature>
export const SealChoices = List(
  shape({
    id: Id,
    kind: OneOf(['company', 'contract', 'legal']),
    entityName: Type.String(),
    hasCertificate: Type.Boolean(),
  }),
)

/** Content of a document as approval froze it: what its PDF is rendered from. */
export interface FrozenContent {
  readonly title: string
  readonly footer: string
  readonly content: readonly object[]
}
