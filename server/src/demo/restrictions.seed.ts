import type { Database } from '#kit/database/database.ts'
import { setTransactionTime } from '#kit/transactionTime.ts'
import { imposeRestrictions, submitRestore } from '#modules/restrictions/index.ts'
import type { Founded } from './organisation.ts'
import { actorsOf } from './projects/actors.ts'

const hour = 3_600_000
/** Users without other roles in the demo: one has applied to restore a function, the other not yet. */
const accounts = { applied: 'jisiming', notYet: 'jiangtiecheng' } as const

/** Creates a user with two restricted functions, who has applied to restore one, and one who has not applied. */
export async function foundRestrictions(
  database: Database,
  { tenantId }: Pick<Founded, 'tenantId'>,
  now: Date,
): Promise<void> {
  const { operator, of } = await database.read(tenantId, (db) => actorsOf(db, tenantId))
  const restricted = of(accounts.applied)
  const second = of(accounts.notYet)
  if (!restricted) return
  await database.write(tenantId, async (tx) => {
    const imposedAt = new Date(now.getTime() - 50 * hour)
    await setTransactionTime(tx, imposedAt)
    const reason = '连续三次下单后无故取消，影响供应商备货'
    const permissionIdList = ['10003', '10004'] as const
    const input = { userIds: [restricted.userId], permissionIdList: [...permissionIdList], reason }
    await imposeRestrictions(tx, { ...operator, now: imposedAt }, input)
    if (second) {
      const limited = {
        userIds: [second.userId],
        permissionIdList: ['10003' as const],
        reason: '收货后逾期未办理入库，暂停下单',
        endTime: new Date(imposedAt.getTime() + 720 * hour).toISOString(),
      }
      await imposeRestrictions(tx, { ...operator, now: imposedAt }, limited)
    }
    const applied = new Date(now.getTime() - 6 * hour)
    await setTransactionTime(tx, applied)
    await submitRestore(
      tx,
      { ...restricted, now: applied },
      {
        applyUserName: restricted.userName,
        applyUserMobile: '13900139006',
        permissionIdList: ['10004'],
        applyReason: '取消系项目计划调整所致，已与供应商沟通并补签说明，申请恢复查看订单。',
      },
    )
  })
}
