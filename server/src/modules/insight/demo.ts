import { dayAfter, dayOf } from '#contract/kit/calendar.ts'
import { systemActor } from '#kit/actor.ts'
import type { DemoPart } from '#kit/demoPart.ts'
import { departmentOf } from './scope.store.ts'
import { saveOwnView } from './views/view.service.ts'
import { makeWallLink } from './walls/wall.service.ts'

/** Head of finance of the main organisation, and the view that is mailed to her. */
const [account, name] = ['guqinghe', '集团月度采购']

export const demo: DemoPart = {
  grants: {
    deptHead: ['insight.read'],
    finance: ['insight.read', 'insight.oversee'],
    operator: ['insight.read', 'insight.oversee', 'insight.share'],
  },
  found: async (database, { tenantId, userIds }, now) => {
    const userId = userIds.get(account)
    if (userId === undefined) return
    await database.write(tenantId, async (tx) => {
      const deptId = await departmentOf(tx, userId)
      const permissions = new Set(['insight.read', 'insight.oversee'] as const)
      const owner = { ...systemActor(tenantId, '', now), userId, deptId, permissions }
      await saveOwnView(tx, owner, { name, topic: 'purchase', period: 'lastMonth', rhythm: 'monthly', hour: 8 })
      const makerId = userIds.get('operator')
      if (makerId === undefined) return
      await makeWallLink(
        tx,
        { ...owner, userId: makerId },
        { name: '采购大厅大屏', period: 'year', expiresOn: dayAfter(dayOf(now), 60), networks: [] },
      )
    })
  },
}
