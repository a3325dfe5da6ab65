import { route } from '#contract/kit/route.ts'
import { Done, Id, Optional, shape, Text, Type } from '#contract/kit/schema.ts'
import { StorageFileId } from '../files/files.ts'
import { ContractDetail, ofContract } from './contract.ts'
import { SealChoices } from './signature.ts'

const both = { access: 'session', entrances: ['purchaser', 'supplier'] } as const

export const listSealsToUse = route({
  method: 'GET',
  path: '/orderrest/api/contract/seals',
  ...both,
  summary: 'List the seals with which the caller can sign a contract',
  input: shape({ id: Id }),
  reply: SealChoices,
})
export const signOnPaper = route({
  method: 'POST',
  path: '/orderrest/api/contract/signPaper',
  ...both,
  summary: 'Sign the frozen document on paper: attach its scan, which somebody else then compares',
  input: shape({
    ...ofContract,
    sealId: Optional(Id),
    scan: Type.Array(StorageFileId, { minItems: 1, maxItems: 1, attachments: 'documents' }),
  }),
  reply: ContractDetail,
})
export const witnessScan = route({
  method: 'POST',
  path: '/orderrest/api/contract/witness',
  access: 'contract.witness',
  entrances: ['purchaser'],
  summary: 'Compare a scan with the frozen document: accept it, or reject it with a reason',
  input: shape({ ...ofContract, signatureId: Id, isAccepted: Type.Boolean(), reason: Text(200, 0) }),
  reply: ContractDetail,
})
export const prepareSignature = route({
  method: 'POST',
  path: '/orderrest/api/contract/prepareSign',
  ...both,
  steps: true,
  summary:
    'Prepare a signature by key: checks the certificate and returns the bytes that its key has to sign, valid for ten minutes',
  input: shape({ ...ofContract, sealId: Id, certificate: { ...Text(16_384), description: 'DER in base64, or PEM' } }),
  reply: shape({
    signingId: Type.String(),
    toSign: Type.String({ description: 'base64; signed with the algorithm of the certificate' }),
    seconds: Type.Integer(),
  }),
})
export const signByKey = route({
  method: 'POST',
  path: '/orderrest/api/contract/sign',
  ...both,
  steps: true,
  summary: 'Sign the frozen document: the server verifies the signature and the certificate before it stores them',
  input: shape({ ...ofContract, signingId: Text(64), signature: { ...Text(2048), description: 'base64' } }),
  reply: ContractDetail,
})
export const refuseContract = route({
  method: 'POST',
  path: '/orderrest/api/contract/refuse',
  ...both,
  summary:
    'Refuse to sign a contract, which becomes a draft again, or its open change, which ends; signatures become void and all who have signed get a message',
  input: shape({ ...ofContract, reason: Text(200) }),
  reply: Done,
})
export const contractEvidence = route({
  method: 'GET',
  path: '/orderrest/api/contract/evidence',
  ...both,
  download: true,
  summary:
    'Download the evidence of a signed document: PDF, signatures, certificates and a log of their hashes, as ZIP',
  input: shape({ id: Id, documentId: Optional(Id) }),
  reply: Done,
})
