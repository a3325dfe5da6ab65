import { dayOf } from '#contract/kit/calendar.ts'
import { type Actor, systemActor } from '#kit/actor.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import type { DemoPart, DemoTenant } from '#kit/demoPart.ts'
import { findPerson, findRoleByCode, permissionsOf } from '#modules/identity/index.ts'
import { decidingOf, keepItems } from './item.service.ts'
import { openReview } from './review.service.ts'
import { myItemList } from './review.store.ts'

const dayMs = 86_400_000

async function actorOf(tx: Tx, tenantId: string, userId: string | undefined, now: Date): Promise<Actor | undefined> {
  const [row] = userId === undefined ? [] : await findPerson(tx, { userId })
  return (
    row && {
      ...systemActor(tenantId, '', now),
      userId: row.id,
      personId: row.person_id,
      userName: row.name,
      permissions: permissionsOf(row),
    }
  )
}

const waitingFor = (tx: Tx, actor: Actor) => myItemList.keys(tx, { status: '01', ...decidingOf(actor) }, {}, 200)

/** A review of the heads of departments that is closed, and one of all roles that has begun. */
async function found(database: Database, { tenantId, userIds }: DemoTenant, now: Date): Promise<void> {
  await database.write(tenantId, async (tx) => {
    const operator = await actorOf(tx, tenantId, userIds.get('operator'), now)
    const reviewer = await actorOf(tx, tenantId, userIds.get('guqinghe'), now)
    const head = await findRoleByCode(tx, 'deptHead')
    if (!operator || !reviewer || !head) return
    const after = (days: number) => dayOf(new Date(now.getTime() + days * dayMs))
    await openReview(tx, operator, {
      name: '部门负责人权限专项复核',
      dueOn: after(14),
      roleIds: [head.id],
      deptIds: [],
      reviewerId: reviewer.userId,
    })
    for (const actor of [reviewer, operator]) {
      const ids = await waitingFor(tx, actor)
      if (ids.length > 0) await keepItems(tx, actor, { ids })
    }
    await openReview(tx, operator, {
      name: `${after(0).slice(0, 4)} 年度权限复核`,
      dueOn: after(21),
      roleIds: [],
      deptIds: [],
    })
    const ids = await waitingFor(tx, reviewer)
    if (ids.length > 1) await keepItems(tx, reviewer, { ids: ids.slice(0, 1) })
  })
}

export const demo: DemoPart = { grants: { operator: ['access.review'] }, found }
