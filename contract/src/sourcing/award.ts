import { route } from '#contract/kit/route.ts'
import {
  Amount,
  Id,
  Instant,
  List,
  Maybe,
  Note,
  OneOf,
  Optional,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'
import { Measure, maxItems } from './projectDraft.ts'
import { Project } from './projects.ts'

export const AwardStatus = OneOf(['proposed', 'approved', 'published', 'rejected', 'withdrawn', 'terminated'])
export type AwardStatus = Static<typeof AwardStatus>

/** Reasons for awarding an offer that is not the lowest, or is abnormally low. */
export const AwardReason = shape({
  itemId: Type.Union([Id, Type.Null()], { description: 'null: for the whole award' }),
  reason: Note(500),
  explanation: Note(500),
})
export type AwardReason = Static<typeof AwardReason>

export const AwardLine = shape({
  itemId: Id,
  quoteId: Id,
  supplierId: Id,
  quantity: Type.String(),
  price: Type.String(),
  taxRate: Type.String(),
  amount: Amount,
})
export type AwardLine = Static<typeof AwardLine>

/** Supplier with a valid quote; `rank` by total among complete quotes. */
export const AwardSupplier = shape({
  supplierId: Id,
  supplierName: Type.String(),
  quoteId: Id,
  rank: Maybe(Type.Integer()),
  offered: Amount,
  awarded: Amount,
  isWinner: Type.Boolean(),
})
export type AwardSupplier = Static<typeof AwardSupplier>

/** Maximum number of shares; an item can be split among several suppliers. */
const maxShares = maxItems * 4

/** Complete award, for users who run, oversee or approve it. */
export const Award = shape({
  id: Id,
  status: AwardStatus,
  total: Amount,
  note: Type.String(),
  opinion: Type.String({ description: 'reason why the approver returned it' }),
  proposedName: Type.String(),
  proposedAt: Instant,
  publishedAt: Maybe(Instant),
  reasons: List(AwardReason, maxItems + 1),
  lines: List(AwardLine, maxShares),
  suppliers: List(AwardSupplier),
  replaces: List(Type.String({ description: 'number of an agreement whose prices for the awarded goods end' })),
})
export type Award = Static<typeof Award>

export const findAward = route({
  method: 'GET',
  path: '/inquiry/api/award/detail',
  access: 'session',
  entrances: ['purchaser', 'operator', 'supervisor', 'agency'],
  summary: 'Get the latest award of a project, for users who run, oversee or approve it; null if none was proposed',
  input: shape({ projectId: Id }),
  reply: Maybe(Award),
})
export const proposeAward = route({
  method: 'POST',
  path: '/inquiry/api/award/propose',
  access: 'project.manage',
  entrances: ['purchaser'],
  summary: 'Propose an award at the opened prices; the comparison is frozen with it',
  bodyLimit: 1024 * 1024,
  input: shape({
    id: Id,
    version: Type.Integer(),
    shares: List(shape({ itemId: Id, quoteId: Id, quantity: Measure }), maxShares),
    reasons: List(AwardReason, maxItems + 1),
    note: Note(1000),
    replaces: Optional(List(Text(100), 50)),
  }),
  reply: Project,
})
