import { systemActor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import type { DemoPart } from '#kit/demoPart.ts'
import { accounts } from './accounts/account.store.ts'
import { placingOf } from './positions/place.service.ts'
import { createPosition } from './positions/position.service.ts'

const positions = [
  ['P-101', '采购主管', 'Purchasing lead', ['shenruochuan']],
  ['P-102', '采购专员', 'Purchasing officer', ['linzhiyuan', 'zhaoyanbei']],
  ['P-201', '信息化主管', 'IT lead', ['xujingxing']],
  ['P-301', '财务主管', 'Finance lead', ['guqinghe']],
  ['P-401', '设备主管', 'Maintenance lead', ['hanlichuan']],
  ['P-402', '设备专员', 'Maintenance officer', ['zhouyanqiu']],
] as const

/** Who leads whom, by account. */
const leads = [
  ['linzhiyuan', 'shenruochuan'],
  ['zhaoyanbei', 'shenruochuan'],
  ['shenruochuan', 'guqinghe'],
  ['fangmuqing', 'xujingxing'],
  ['luyunzhou', 'xujingxing'],
  ['heyuanshan', 'guqinghe'],
  ['zhouyanqiu', 'hanlichuan'],
  ['hanlichuan', 'weidongye'],
] as const

async function place(tx: Tx, userId: string, given: { positionId?: string; managerId?: string }): Promise<void> {
  const account = await accounts.lock(tx, userId)
  const placing = {
    positionId: given.positionId ?? account.position_id,
    managerId: given.managerId ?? account.manager_id,
  }
  await accounts.set(tx, account, await placingOf(tx, account.person_id, placing, account))
}

/** Positions of the demo, and who leads whom. */
export const demo: DemoPart = {
  grants: { operator: ['person.impersonate'] },
  found: async (database, { tenantId, userIds }, now) => {
    const actor = { ...systemActor(tenantId), userId: userIds.get('operator') ?? '0', now }
    await database.write(tenantId, async (tx) => {
      for (const [code, name, enName, holders] of positions) {
        const positionId = await createPosition(tx, actor, { code, name, enName })
        for (const holder of holders) {
          const userId = userIds.get(holder)
          if (userId !== undefined) await place(tx, userId, { positionId })
        }
      }
      for (const [account, manager] of leads) {
        const [userId, managerId] = [userIds.get(account), userIds.get(manager)]
        if (userId !== undefined && managerId !== undefined) await place(tx, userId, { managerId })
      }
    })
  },
}
