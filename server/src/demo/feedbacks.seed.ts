import { type Actor, systemActor } from '#kit/actor.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import { setTransactionTime } from '#kit/transactionTime.ts'
import { replyFeedback, sendFeedback } from '#modules/feedbacks/index.ts'
import type { Founded } from './organisation.ts'
import { actorsOf } from './projects/actors.ts'

const day = 86_400_000

interface DemoFeedback {
  readonly daysAgo: number
  readonly isOfVisitor?: boolean
  readonly context: string
  readonly contact?: string
  readonly reply?: string
}

const feedbacks: readonly DemoFeedback[] = [
  {
    daysAgo: 9,
    context: '收货单希望可以按项目导出，月底对账时需要逐单核对。',
    reply: '感谢建议。“收货管理”已支持按条件导出，筛选后点击右上角“导出”即可。',
  },
  {
    daysAgo: 5,
    context: '搜索“劳保手套”时，希望优先展示协议价商品。',
    reply: '您可以勾选“仅看协议商品”；综合排序的调整已列入计划。',
  },
  { daysAgo: 2, isOfVisitor: true, context: '请问外地供应商如何入驻？需要准备哪些资料？', contact: '13800001234' },
  { daysAgo: 1, context: '手机上查看审批附件时，图片加载较慢。', contact: 'feedback@example.com' },
]

/** Creates feedback of a buyer and a visitor, with replies. */
export async function foundFeedbacks(
  database: Database,
  { tenantId }: Pick<Founded, 'tenantId'>,
  now: Date,
): Promise<void> {
  const { buyers, operator } = await database.read(tenantId, (db) => actorsOf(db, tenantId))
  await database.write(tenantId, async (tx) => {
    for (const feedback of feedbacks) await addFeedback(tx, { buyer: buyers[0]!, operator, tenantId }, feedback, now)
  })
}

interface Actors {
  readonly buyer: Actor
  readonly operator: Actor
  readonly tenantId: string
}

async function addFeedback(
  tx: Tx,
  actors: Actors,
  { daysAgo, isOfVisitor, context, contact, reply }: DemoFeedback,
  now: Date,
) {
  const at = new Date(now.getTime() - daysAgo * day)
  await setTransactionTime(tx, at)
  const visitor = { ...systemActor(actors.tenantId, '', at), entrance: 'visitor', userName: '' } as const
  const sender = isOfVisitor ? visitor : { ...actors.buyer, now: at }
  const id = await sendFeedback(tx, sender, { context, ...(contact === undefined ? {} : { phone: contact }) })
  if (reply === undefined) return
  const answered = new Date(at.getTime() + day / 2)
  await setTransactionTime(tx, answered)
  await replyFeedback(tx, { ...actors.operator, now: answered }, { id, version: 1, reply })
}
