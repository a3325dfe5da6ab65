import { StorageFileId } from '#contract/files/files.ts'
import { route } from '#contract/kit/route.ts'
import { Id, Instant, List, Maybe, OneOf, shape, type Static, Type } from '#contract/kit/schema.ts'
import { maxItems } from './projectDraft.ts'
import { SealStatus } from './seal.ts'

/**
 * Status of a quote: valid; cannot be decrypted; differs from the log; violates the terms; not confirmed after a change
 * and never opened. Only valid ones take part.
 */
export const QuoteStatus = OneOf(['valid', 'undecryptable', 'mismatch', 'invalid', 'lapsed'])
export type QuoteStatus = Static<typeof QuoteStatus>

/** File of a quote, encrypted separately. */
export interface AttachmentRef {
  readonly name: string
  readonly size: number
  readonly hash: string
}

export const QuoteLine = shape({
  itemId: Id,
  qty: Type.String(),
  price: Type.String(),
  taxRate: Type.String(),
  amount: Type.String(),
  brand: Type.String(),
  leadDays: Type.Integer(),
  remark: Type.String(),
})

/** Opened quote; invalid ones have a reason and no content. */
export const OpenedQuote = shape({
  id: Id,
  round: Type.Integer(),
  seq: Type.Integer(),
  supplierId: Id,
  supplierName: Type.String(),
  submittedAt: Instant,
  status: QuoteStatus,
  why: Type.String(),
  currency: Maybe(Type.String()),
  deliveryDays: Maybe(Type.Integer()),
  validUntil: Maybe(Type.String()),
  freight: Maybe(Type.String()),
  remark: Maybe(Type.String()),
  total: Maybe(Type.String()),
  attachments: List(
    shape({
      name: Type.String(),
      size: Type.Integer(),
      storageFileId: Maybe(StorageFileId),
    }),
    5,
  ),
  lines: List(QuoteLine, maxItems),
})
export type OpenedQuote = Static<typeof OpenedQuote>

export const findOpening = route({
  method: 'GET',
  path: '/inquiry/api/seal/opening',
  access: 'session',
  entrances: ['purchaser', 'operator', 'supervisor', 'agency'],
  summary: 'Get the progress of opening the last round, and whether there are too few valid quotes',
  input: shape({ projectId: Id }),
  reply: shape({
    round: Type.Integer(),
    status: SealStatus,
    submitted: Type.Integer({ description: 'submitted quotes in force' }),
    unconfirmed: Type.Integer({ description: 'quotes to be confirmed after a change' }),
    valid: Maybe(Type.Integer()),
    minSuppliers: Type.Integer(),
    isTooFew: Type.Boolean({ description: 'fewer valid quotes than the project requires, so a person decides' }),
    record: Maybe(Type.String({ description: 'canonical text of the opening record' })),
  }),
})

export const listQuotes = route({
  method: 'GET',
  path: '/inquiry/api/seal/quotes',
  access: 'session',
  entrances: ['purchaser', 'operator', 'supervisor', 'agency'],
  summary:
    'List the quotes in force after the last opening, and those invalid in it, for users who run or oversee the project',
  input: shape({ projectId: Id }),
  reply: List(OpenedQuote),
})

export const listMyQuotes = route({
  method: 'GET',
  path: '/inquiry/api/seal/myQuotes',
  access: 'supplierProject.join',
  entrances: ['supplier'],
  summary: "List the caller's own opened quotes, latest round first",
  input: shape({ projectId: Id }),
  reply: List(OpenedQuote),
})
