import { dayAfter, dayOf } from '#contract/kit/calendar.ts'
import { systemActor } from '#kit/actor.ts'
import type { DemoPart } from '#kit/demoPart.ts'
import { findPerson } from '#modules/identity/index.ts'
import { createDelegation } from './delegations/delegation.service.ts'

/** Who stands in for whom in the coming days, by account. */
const delegations = [
  ['qiaonanxi', 'shenruochuan', 3, 10],
  ['yinbaichuan', 'qinguanlan', 2, 5],
] as const

export const demo: DemoPart = {
  found: (database, { tenantId, userIds }, now) =>
    database.write(tenantId, async (tx) => {
      for (const [from, to, first, last] of delegations) {
        const [userId, toUserId] = [userIds.get(from), userIds.get(to)]
        if (userId === undefined || toUserId === undefined) continue
        const [person] = await findPerson(tx, { userId })
        const actor = { ...systemActor(tenantId, '', now), userId, personId: person!.person_id }
        const [startsOn, endsOn] = [dayAfter(dayOf(now), first), dayAfter(dayOf(now), last)]
        await createDelegation(tx, actor, { toUserId, startsOn, endsOn, reason: '出差，由同级负责人代为审批' })
      }
    }),
}
