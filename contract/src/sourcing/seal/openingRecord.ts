import { route } from '#contract/kit/route.ts'
import { Id, Instant, List, Maybe, OneOf, Optional, shape, type Static, Type } from '#contract/kit/schema.ts'
import { ProjectKind } from '../projectStates.ts'

/** Row of the record: a quote as it was opened, or what became of it. */
export const OpeningRow = shape({
  supplierName: Type.String(),
  creditCode: Type.String(),
  sealedAt: Instant,
  openedAt: Maybe(Instant),
  status: OneOf(['valid', 'undecryptable', 'mismatch', 'invalid', 'lapsed', 'withdrawn']),
  total: Maybe(Type.String()),
  value: Optional(Type.String({ description: 'what an auction with a weighted comparison has ranked' })),
  lot: Optional(Type.String({ description: 'lot of the bid, after an auction by lot' })),
  deliveryDays: Maybe(Type.Integer()),
  validUntil: Maybe(Type.String()),
  files: Type.Integer(),
  hash: Type.String({ description: 'of the envelope, or of the entry of a bid' }),
})

/** Opening record 开标一览表 of a project, after its last opening or auction. */
export const OpeningSheet = shape({
  projectId: Id,
  projectNo: Type.String(),
  title: Type.String(),
  deptName: Type.String(),
  kind: ProjectKind,
  mode: OneOf(['assisted', 'committee', 'automatic', 'auction']),
  round: Type.Integer(),
  budgetAmount: Maybe(Type.String()),
  endAt: Instant,
  openedAt: Maybe(Instant),
  recordHash: Type.String({ description: 'SHA-256 of the record, or the head of the log of the auction' }),
  signers: List(shape({ name: Type.String(), hasSigned: Type.Boolean() })),
  rows: List(OpeningRow),
  now: Instant,
})
export type OpeningSheet = Static<typeof OpeningSheet>

export const findOpeningSheet = route({
  method: 'GET',
  path: '/inquiry/api/seal/openingRecord',
  access: 'session',
  entrances: ['purchaser', 'operator', 'supervisor', 'agency'],
  summary: 'Get the opening record of a project, for users to whom its opened quotes are shown',
  input: shape({ projectId: Id }),
  reply: OpeningSheet,
})
