import { dayOf } from '#contract/kit/calendar.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import type { JobContext } from '#kit/jobs/jobs.ts'
import { setTransactionTime } from '#kit/transactionTime.ts'
import { budgetOf, decideBudgetChange, requestBudgetChange } from '#modules/ledger/index.ts'
import { submitOrder } from '#modules/ordering/index.ts'
import {
  confirmTopUp,
  createPointRule,
  decideWithdrawal,
  grantPoints,
  payWithdrawal,
  refuseTopUp,
  requestTopUp,
  requestWithdrawal,
} from '#modules/wallet/index.ts'
import { chooseGoods } from '../orders/goods.ts'
import { addressAndTitleOf } from '../orders/pastOrder.ts'
import { inOfficeHours } from '../orders/officeHours.ts'
import { demoInvoiceTitle } from '../people.ts'
import { actorsOf } from '../projects/actors.ts'
import { later } from '../projects/timetable.ts'

const version = sqlQuery(
  'demo.versionOfWalletRequest',
  `select version from wallet.top_ups where id = $id
   union all select version from wallet.withdrawals where id = $id`,
)
const payer = sqlQuery(
  'demo.payerOfWallet',
  `select id from wallet.top_ups where status = 'credited' order by id limit 1`,
)

interface Run {
  readonly tx: Tx
  readonly head: Actor
  readonly approver: Actor
  readonly operator: Actor
  readonly now: Date
  /** The person some days ago, at which the transaction then stands. */
  readonly at: (person: Actor, daysAgo: number) => Promise<Actor>
}

/** Wallet, points and changes of a budget of the department whose head tops it up. */
export async function createPastMoney(tx: Tx, { now, tenantId }: JobContext): Promise<void> {
  const actors = await actorsOf(tx, tenantId)
  const [head, approver, buyer] = ['shenruochuan', 'guqinghe', 'linzhiyuan'].map((account) => actors.of(account))
  if (!head || !approver || !buyer) return
  const at = async (person: Actor, daysAgo: number): Promise<Actor> => {
    const moment = daysAgo === 0 ? now : inOfficeHours(later(now, -daysAgo * 24))
    const time = moment < now ? moment : now
    await setTransactionTime(tx, time)
    return { ...person, now: time }
  }
  const run: Run = { tx, head, approver, operator: actors.operator, now, at }
  await topUps(run)
  await withdrawals(run)
  await points(run, buyer)
  await budgetChanges(run)
  await walletOrder(run, buyer)
}

const account = {
  payerName: demoInvoiceTitle.title,
  payerBank: demoInvoiceTitle.bank,
  payerAccount: demoInvoiceTitle.bankAccount,
}

async function topUps({ tx, head, operator, at }: Run): Promise<void> {
  const request = async (daysAgo: number, amount: string, note: string) => ({
    id: await requestTopUp(tx, await at(head, daysAgo), { ...account, amount, note }),
    version: 1,
  })
  const confirm = async (daysAgo: number, of: { id: string; version: number }, bankRef: string) =>
    confirmTopUp(tx, await at(operator, daysAgo), { ...of, bankRef })
  await confirm(119, await request(120, '80000', '上半年零星采购'), '2026072900018831')
  await confirm(44, await request(45, '50000', '四季度零星采购'), '2026101500027745')
  const missing = await request(20, '30000', '')
  await refuseTopUp(tx, await at(operator, 18), { ...missing, reason: '未查到该笔汇款，请核对付款账户后重新提交。' })
  await request(1, '60000', '年末集中采购')
}

async function withdrawals({ tx, head, approver, operator, at }: Run): Promise<void> {
  const { id: topUpId } = await payer.one(tx)
  const request = async (daysAgo: number, amount: string, note: string) =>
    requestWithdrawal(tx, await at(head, daysAgo), { topUpId, amount, note })
  const paid = await request(30, '12000', '项目结束，退回结余')
  await decideWithdrawal(tx, await at(approver, 29), { id: paid, decision: 'agree', opinion: '同意' })
  const held = await version.one(tx, { id: paid })
  await payWithdrawal(tx, await at(operator, 28), { id: paid, version: held.version!, bankRef: '2026110200013306' })
  await request(0, '8000', '年底结转，退回多余资金')
}

async function points({ tx, operator, now, at }: Run, { userCode }: Actor): Promise<void> {
  await createPointRule(tx, await at(operator, 150), {
    name: '采购奖励',
    pointsPerYuan: 1,
    mostPerOrder: 2000,
    validMonths: 12,
  })
  const grant = async (daysAgo: number, amount: number, daysLeft: number, reason: string) =>
    grantPoints(tx, await at(operator, daysAgo), {
      account: userCode,
      points: amount,
      expiresOn: dayOf(later(now, daysLeft * 24)),
      reason,
    })
  await grant(100, 1500, 12, '上半年采购之星')
  await grant(30, 3000, 170, '节能产品推广奖励')
}

async function budgetChanges({ tx, head, approver, at }: Run): Promise<void> {
  const today = dayOf((await at(head, 0)).now)
  const [budget] = await budgetOf(tx, head, [head.deptId], today)
  if (!budget || budget.fund.deptId !== head.deptId) return
  const request = async (daysAgo: number, kind: 'increase' | 'decrease', amount: string, reason: string) =>
    requestBudgetChange(tx, await at(head, daysAgo), { kind, fundId: budget.fund.id, amount, reason })
  const decide = async (daysAgo: number, id: string, decision: 'agree' | 'reject', opinion: string) =>
    decideBudgetChange(tx, await at(approver, daysAgo), { id, decision, opinion })
  await decide(88, await request(90, 'increase', '120000', '新办公区启用，增加办公家具采购'), 'agree', '同意')
  const refused = await request(40, 'increase', '300000', '提前采购明年办公电脑')
  await decide(38, refused, 'reject', '明年预算已单列，请在明年申请。')
  await request(1, 'increase', '50000', '年末集中采购劳保用品')
}

/** An order that wallet and points pay together. */
async function walletOrder({ tx, at }: Run, buyer: Actor): Promise<void> {
  const person = await at(buyer, 0)
  const wanted = {
    course: 'waiting',
    hoursAgo: 1,
    account: buyer.userCode,
    section: '01',
    amount: 800,
    isEveryday: false,
  } as const
  const lines = await chooseGoods(tx, person, wanted, 4242)
  if (lines.length === 0) return
  const { addressId, invoiceTitleId } = await addressAndTitleOf(tx, person)
  const terms = { lines, addressId, invoiceTitleId, paymentMethod: 'wallet', purpose: '部门零星采购' } as const
  await submitOrder(tx, person, { ...terms, lines, points: 1000 }, 'demo-wallet')
}
