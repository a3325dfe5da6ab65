import { availabilityNames, availabilityOf } from '#contract/kit/availability.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import type { Input } from '#contract/kit/route.ts'
import { pointsOfYuan, yuanOfPoints } from '#contract/ledger/points.ts'
import type { MyPoints, PointGrant, PointLot, PointRule } from '#contract/wallet/points.ts'
import type * as contract from '#contract/wallet/points.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { earnPoints } from '#modules/ledger/index.ts'
import { lotState, ruleCan } from './points.rules.ts'
import {
  buyerOf,
  type GrantRow,
  type LotRow,
  pointGrants,
  pointRules,
  pointsOf,
  ruleList,
  type RuleRow,
} from './points.store.ts'

/** Days before their end at which points are said to expire soon. */
const soonDays = 30
const day = 24 * 3_600_000

export async function myPoints(db: Db, { userId, now }: Actor): Promise<MyPoints> {
  const soon = dayOf(new Date(now.getTime() + soonDays * day))
  const row = await pointsOf(db, { userId, today: dayOf(now), soon })
  return {
    balance: pointsOfYuan(row.balance),
    reserved: pointsOfYuan(row.reserved),
    expiring: pointsOfYuan(row.expiring),
    expiresOn: row.expires_on,
  }
}

export const presentLot = (row: LotRow, { now }: Actor): PointLot => ({
  id: row.id,
  earned: pointsOfYuan(row.earned),
  remaining: pointsOfYuan(row.remaining),
  held: pointsOfYuan(row.held),
  expiresOn: row.expires_on,
  source: row.source_kind,
  reason: row.reason,
  state: lotState(row, dayOf(now)),
  createdAt: row.created_at.toISOString(),
})

export const presentRule = (row: RuleRow, actor: Actor): PointRule => ({
  id: row.id,
  version: row.version,
  name: row.name,
  pointsPerYuan: row.points_per_yuan,
  mostPerOrder: row.most_per_order,
  validMonths: row.valid_months,
  state: availabilityOf(row),
  earned: pointsOfYuan(row.earned),
  can: ruleCan(row, actor),
})
export const readRule = async (db: Db, actor: Actor, id: string): Promise<PointRule> =>
  presentRule(await ruleList.one(db, {}, id), actor)

type RuleDraft = Input<typeof contract.createPointRule>
const rowOf = ({ name, pointsPerYuan, mostPerOrder, validMonths }: RuleDraft) => ({
  name: name.trim(),
  points_per_yuan: pointsPerYuan,
  most_per_order: mostPerOrder,
  valid_months: validMonths,
})

/** Creates a rule. Orders that were completed before earn nothing by it. */
export async function createPointRule(tx: Tx, actor: Actor, draft: RuleDraft): Promise<string> {
  const row = await pointRules.insert(tx, { ...rowOf(draft), active_since: actor.now, created_at: actor.now })
  await publish(tx, actor, newEvent('pointRule.created', { id: row.id, data: { name: row.name } }))
  return row.id
}

export async function editPointRule(
  tx: Tx,
  actor: Actor,
  { id, version, ...draft }: Input<typeof contract.editPointRule>,
): Promise<string> {
  const row = await pointRules.lock(tx, id, version)
  if (row.disabled) refuse('thing.wrongState', { state: availabilityNames.disabled })
  await pointRules.set(tx, row, rowOf(draft))
  await publish(tx, actor, newEvent('pointRule.edited', { id, data: { name: draft.name.trim() } }))
  return id
}

export async function movePointRule(
  tx: Tx,
  actor: Actor,
  { id, version, action }: Input<typeof contract.movePointRule>,
): Promise<string> {
  const row = await pointRules.lock(tx, id, version)
  const isDisabling = action === 'disable'
  if (row.disabled === isDisabling) refuse('thing.wrongState', { state: availabilityNames[availabilityOf(row)] })
  await pointRules.set(tx, row, { disabled: isDisabling, ...(isDisabling ? {} : { active_since: actor.now }) })
  const name = isDisabling ? 'pointRule.disabled' : 'pointRule.enabled'
  await publish(tx, actor, newEvent(name, { id, data: { name: row.name } }))
  return id
}

export const presentGrant = (row: GrantRow): PointGrant => ({
  id: row.id,
  account: row.account,
  userName: row.user_name,
  deptName: row.dept_name,
  points: row.points,
  expiresOn: row.expires_on,
  reason: row.reason,
  grantedByName: row.granted_by_name,
  createdAt: row.created_at.toISOString(),
})

/** Grants points to a buyer as a lot of their own; nobody grants them to themselves. */
export async function grantPoints(
  tx: Tx,
  actor: Actor,
  { account, points, expiresOn, reason }: Input<typeof contract.grantPoints>,
): Promise<string> {
  const buyer = (await buyerOf(tx, account.trim())) ?? refuse('points.noAccount')
  if (buyer.person_id === actor.personId) refuse('points.ownGrant')
  if (expiresOn < dayOf(actor.now)) refuse('points.datePast')
  const why = reason.trim()
  const grant = await pointGrants.insert(tx, {
    user_id: buyer.id,
    account: account.trim(),
    user_name: buyer.name,
    dept_name: buyer.dept_name,
    points,
    expires_on: expiresOn,
    reason: why,
    granted_by: actor.userId,
    granted_by_name: actor.userName,
    created_at: actor.now,
  })
  const data = { userId: buyer.id, points, expiresOn }
  await publish(tx, actor, newEvent('points.granted', { id: grant.id, reason: why, data }))
  await earnPoints(tx, {
    userId: buyer.id,
    amount: yuanOfPoints(points),
    expiresOn,
    sourceKind: 'grant',
    sourceId: grant.id,
    ruleId: '0',
    reason: why,
  })
  return grant.id
}
