import { Availability } from '#contract/kit/availability.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import {
  Count,
  Day,
  Id,
  Instant,
  List,
  Maybe,
  Note,
  Nothing,
  OneOf,
  Optional,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'
import { EntryKind } from '#contract/ledger/ledger.ts'

/** Points 积分 of a person at one account. 100 points pay one yuan. */
const owner = { access: 'points.read', entrances: ['purchaser'] } as const
const admin = { access: 'points.manage', entrances: ['operator'] } as const

export const MyPoints = shape({
  balance: Type.Integer({ description: 'points that can be spent' }),
  reserved: Type.Integer({ description: 'held by orders that are not accepted yet' }),
  expiring: Type.Integer({ description: 'points that expire within 30 days' }),
  expiresOn: Maybe(Day),
})
export type MyPoints = Static<typeof MyPoints>
export const findPoints = route({
  method: 'GET',
  path: '/orderrest/api/points/find',
  ...owner,
  summary: "Get the caller's points",
  input: Nothing,
  reply: MyPoints,
})

export const LotState = OneOf(['open', 'used', 'expired'])
export type LotState = Static<typeof LotState>
/** Lot: points that were earned or granted together, and expire together. */
export const PointLot = shape({
  id: Id,
  earned: Type.Integer(),
  remaining: Type.Integer({ description: 'neither spent nor expired' }),
  held: Type.Integer({ description: 'part of the remaining ones that open orders hold' }),
  expiresOn: Day,
  source: OneOf(['order', 'grant']),
  reason: Type.String(),
  state: LotState,
  createdAt: Instant,
})
export type PointLot = Static<typeof PointLot>
export const listPointLots = listRoute({
  path: '/orderrest/api/points/lots',
  ...owner,
  summary: "List the caller's lots of points: first those that expire first, then those that are used up",
  filters: {},
  sort: ['expiresOn', 'createdAt'],
  record: PointLot,
})

export const PointEntry = shape({
  seq: Id,
  kind: EntryKind,
  part: OneOf(['available', 'frozen']),
  change: Type.Integer({ description: 'points' }),
  refKind: Type.String(),
  refId: Id,
  refNo: Type.String({ description: 'number of the order; empty if there is none' }),
  at: Instant,
})
export type PointEntry = Static<typeof PointEntry>
export const listPointEntries = listRoute({
  path: '/orderrest/api/points/entries',
  ...owner,
  summary: "List the entries of the caller's points, newest first",
  filters: {},
  record: PointEntry,
})
export const exportPointEntries = exportRoute(listPointEntries, {
  path: '/orderrest/api/points/exportEntries',
  columns: ['seq', 'kind', 'part', 'change', 'refNo', 'at'],
})

/** Rule by which completed orders earn points: after their period for returns, for what was kept and not paid by points. */
const ruleFields = {
  name: Text(60),
  pointsPerYuan: Type.Integer({ minimum: 1, maximum: 100, description: 'points for each full yuan of kept goods' }),
  mostPerOrder: Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'most points of one order' }),
  validMonths: Type.Integer({ minimum: 1, maximum: 60, description: 'months until the points expire' }),
}
export const PointRuleAction = OneOf(['edit', 'disable', 'enable'])
export type PointRuleAction = Static<typeof PointRuleAction>
export const PointRule = shape({
  id: Id,
  version: Type.Integer(),
  ...ruleFields,
  state: Availability,
  earned: Type.Integer({ description: 'points that the rule has given' }),
  can: List(PointRuleAction),
})
export type PointRule = Static<typeof PointRule>
export const listPointRules = listRoute({
  path: '/orderrest/api/pointRules/list',
  ...admin,
  summary: 'List the rules by which orders earn points',
  filters: { keyword: Optional(Note(100)) },
  record: PointRule,
})
export const createPointRule = route({
  method: 'POST',
  path: '/orderrest/api/pointRules/create',
  ...admin,
  summary: 'Create a rule; it holds for orders that are completed from now on',
  input: shape(ruleFields),
  reply: PointRule,
})
export const editPointRule = route({
  method: 'POST',
  path: '/orderrest/api/pointRules/edit',
  ...admin,
  summary: 'Change a rule; points that were given stay as they are',
  input: shape({ id: Id, version: Type.Integer(), ...ruleFields }),
  reply: PointRule,
})
export const movePointRule = route({
  method: 'POST',
  path: '/orderrest/api/pointRules/move',
  ...admin,
  summary: 'Disable or enable a rule',
  input: shape({ id: Id, version: Type.Integer(), action: OneOf(['disable', 'enable']) }),
  reply: PointRule,
})

/** Most points of one grant. */
export const mostGranted = 1_000_000
export const PointGrant = shape({
  id: Id,
  account: Type.String(),
  userName: Type.String(),
  deptName: Type.String(),
  points: Count,
  expiresOn: Day,
  reason: Type.String(),
  grantedByName: Type.String(),
  createdAt: Instant,
})
export type PointGrant = Static<typeof PointGrant>
export const listPointGrants = listRoute({
  path: '/orderrest/api/points/grants',
  ...admin,
  summary: 'List the points that operators have granted, newest first',
  filters: { keyword: Optional(Note(100)) },
  sort: ['createdAt', 'points'],
  record: PointGrant,
})
export const exportPointGrants = exportRoute(listPointGrants, {
  path: '/orderrest/api/points/exportGrants',
  columns: ['account', 'userName', 'deptName', 'points', 'expiresOn', 'reason', 'grantedByName', 'createdAt'],
})
export const grantPoints = route({
  method: 'POST',
  path: '/orderrest/api/points/grant',
  ...admin,
  summary: 'Grant points to a buyer, with a last day and a reason',
  input: shape({
    account: Text(60),
    points: Type.Integer({ minimum: 1, maximum: mostGranted }),
    expiresOn: Day,
    reason: Text(200),
  }),
  reply: PointGrant,
})
