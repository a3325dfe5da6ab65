import { route } from '#contract/kit/route.ts'
import {
  Count,
  Id,
  Instant,
  List,
  Maybe,
  Note,
  OneOf,
  Optional,
  PlannedInstant,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'
import { maxInvited, maxItems, NoteOfPrice, WholeCents } from '../projectDraft.ts'
import { Project } from '../projects.ts'
import { SealStatus } from '../seal.ts'

/** Invited suppliers: all with a valid quote, or those with the lowest totals. */
export const NegotiationChoice = OneOf(['all', 'best'])
export type NegotiationChoice = Static<typeof NegotiationChoice>

/** Maximum duration of a negotiation in days. */
export const longestNegotiation = 30

/** Item of a negotiation with its optional target price. */
const AskedItem = shape({ itemId: Id, targetPrice: NoteOfPrice })

export const NegotiationDraft = shape({
  choice: NegotiationChoice,
  best: Optional(
    Type.Integer({ minimum: 1, maximum: maxInvited, description: 'number of invited suppliers, by lowest total' }),
  ),
  reason: Note(500),
  message: Text(1000),
  targetTotal: Maybe(WholeCents),
  items: List(AskedItem, maxItems),
  endAt: PlannedInstant,
})
export type NegotiationDraft = Static<typeof NegotiationDraft>

export const beginNegotiation = route({
  method: 'POST',
  path: '/inquiry/api/negotiation/begin',
  access: 'project.manage',
  entrances: ['purchaser'],
  summary: 'Invite suppliers with a valid quote to another sealed round',
  bodyLimit: 256 * 1024,
  input: shape({ id: Id, version: Type.Integer(), ...NegotiationDraft.properties }),
  reply: Project,
})

export const extendNegotiation = route({
  method: 'POST',
  path: '/inquiry/api/negotiation/extend',
  access: 'project.manage',
  entrances: ['purchaser'],
  summary: 'Postpone the deadline of a negotiation by a public notice; its quotes must be confirmed again',
  input: shape({ id: Id, version: Type.Integer(), title: Text(200), endAt: PlannedInstant }),
  reply: Project,
})

/** Request of a negotiation. Target prices are null for suppliers if the project masks its budget. */
export const NegotiationRequest = shape({
  round: Type.Integer(),
  message: Type.String(),
  targetTotal: Maybe(Type.String()),
  items: List(shape({ itemId: Id, targetPrice: Maybe(Type.String()) }), maxItems),
  beganAt: Instant,
  endAt: Instant,
})
export type NegotiationRequest = Static<typeof NegotiationRequest>

/** Negotiation, for those who run or oversee the project. */
export const Negotiation = shape({
  ...NegotiationRequest.properties,
  choice: NegotiationChoice,
  reason: Type.String(),
  begunBy: Type.String(),
  status: SealStatus,
  suppliers: List(shape({ id: Id, name: Type.String() }), maxInvited),
  quoted: Count,
})
export type Negotiation = Static<typeof Negotiation>

export const findNegotiations = route({
  method: 'GET',
  path: '/inquiry/api/negotiation/list',
  access: 'session',
  entrances: ['purchaser', 'operator', 'supervisor'],
  summary: 'List the negotiations of a project with the invited suppliers, for users who run, oversee or supervise it',
  input: shape({ projectId: Id }),
  reply: shape({
    rounds: Type.Integer({ description: 'number of rounds begun' }),
    maxRounds: Type.Integer(),
    isMasked: Type.Boolean({ description: 'target prices are hidden from suppliers' }),
    negotiations: List(Negotiation),
  }),
})

export const findMyNegotiation = route({
  method: 'GET',
  path: '/inquiry/api/negotiation/mine',
  access: 'supplierProject.join',
  entrances: ['supplier'],
  summary: "Get the current negotiation request to the caller's supplier; null if there is none",
  input: shape({ projectId: Id }),
  reply: Maybe(NegotiationRequest),
})
