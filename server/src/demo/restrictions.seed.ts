import type { Database } from '#kit/database/database.ts'
import { setTransactionTime } from '#kit/transactionTime.ts'
import { imposeRestrictions, submitRestore } from '#modules/restrictions/index.ts'
import type { Founded } from './organisation.ts'
import { actorsOf } from './projects/actors.ts'

const hour = 3_600_000
/** A user without other roles in the demo. */
const account = 'jisiming'

/** Creates a user with two restricted functions, who has applied to restore one. */
export async function foundRestrictions(
  database: Database,
  { tenantId }: Pick<Founded, 'tenantId'>,
  now: Date,
): Promise<void> {
  const { operator, of } = await database.read(tenantId, (sql) => actorsOf(sql, tenantId))
  const restricted = of(account)
  if (!restricted) return
  await database.write(tenantId, async (tx) => {
    const imposedAt = new Date(now.getTime() - 50 * hour)
    await setTransactionTime(tx, imposedAt)
    const reason = '连续三次下单后无故取消，影响供应商备货'
    const permissionIdList = ['10003', '10004'] as const
    const input = { userIds: [restricted.userId], permissionIdList: [...permissionIdList], reason }
    await imposeRestrictions(tx, { ...operator, now: imposedAt }, input)
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
