import { decideTask, listTasks } from '#contract/approvals/approvalTasks.ts'
import { listWallets, type Wallet } from '#contract/wallet/wallet.ts'
import * as topUps from '#contract/wallet/topUps.ts'
import { findPoints, grantPoints } from '#contract/wallet/points.ts'
import { submitOrder } from '#contract/ordering/submit.ts'
import type { PaymentMethod } from '#contract/ordering/orderSummary.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import { verifyLedger } from '#modules/ledger/index.ts'
import { aPerson, as, clock, type Person } from '../app.ts'
import { createAddressAndTitle, createApprovalRule } from '../ordering/setUp.ts'
import { checkoutTermsOf, newIdempotencyKey } from '../ordering/submit.ts'
import { buyingPermissions, createOrderingFixture, type OrderingFixtureOptions } from '../orderingFixture.ts'
import { ownerPool } from '../sql/ownerPool.ts'

let references = 0
/** Serial number of a transfer that no other test uses. */
export const newReference = () => `BK${Date.now()}${(references += 1)}`

export const transfer = {
  payerName: '启明集团有限公司',
  payerBank: '苏州示例银行园区支行',
  payerAccount: '6200000000000000001',
}

/** Day some days from now. */
export const dayIn = (days: number) => dayOf(new Date(clock().getTime() + days * 86_400_000))

interface OrderOptions {
  readonly method?: PaymentMethod
  readonly points?: number
  readonly by?: Person
  readonly addressId?: string
  readonly invoiceTitleId?: string
}

/** Ordering fixture with a head who tops up and withdraws, and operators who credit, block and grant. */
export async function createWalletFixture(options: OrderingFixtureOptions & { readonly withRule?: boolean } = {}) {
  const { withRule = true, ...others } = options
  const ordering = await createOrderingFixture({ settings: { orderPointsPercent: '50' }, ...others })
  const { tenant, approver } = ordering
  const buyer = await aPerson(tenant, { permissions: [...buyingPermissions, 'points.read'], name: '林知远' })
  const market = { ...ordering, buyer, ...(await createAddressAndTitle(buyer)) }
  const head = await aPerson(tenant, { permissions: ['wallet.read', 'wallet.use'], name: '沈部长' })
  const operators = await Promise.all(
    [1, 2].map(() =>
      aPerson(tenant, { entrance: 'operator', permissions: ['wallet.read', 'wallet.manage', 'points.manage'] }),
    ),
  )
  const operator = operators[0]!
  if (withRule) await createApprovalRule(tenant, [approver], '0', 'withdrawal')

  const request = (amount: string, by: Person = head) => as(by, topUps.requestTopUp, { ...transfer, amount })
  const topUp = async (amount: string, by: Person = head) => {
    const { id, version } = await request(amount, by)
    return as(operator, topUps.confirmTopUp, { id, version, bankRef: newReference() })
  }
  const walletNow = async (): Promise<Wallet> => (await as(operator, listWallets, {})).records[0]!
  const balances = async () => {
    const { available, reserved, spent } = await walletNow()
    return `${available} / ${reserved} / ${spent}`
  }
  const grant = (points: number, expiresOn = dayIn(100), to: Person = market.buyer) =>
    as(operator, grantPoints, { account: to.userCode, points, expiresOn, reason: '年度奖励' })
  const order = (quantity: number, { method = 'wallet', points, by = market.buyer, ...place }: OrderOptions = {}) =>
    as(
      by,
      submitOrder,
      {
        ...checkoutTermsOf(market, method),
        ...place,
        lines: [{ skuId: market.goods[0]!.skuId, quantity, seenPrice: market.goods[0]!.price }],
        ...(points === undefined ? {} : { points }),
      },
      newIdempotencyKey(),
    )
  const decide = async (decision: 'agree' | 'reject' = 'agree') => {
    const { records } = await as(approver, listTasks, { tab: 'todo' })
    const { instanceId, docVersion } = records[0]!
    return as(approver, decideTask, { instanceId, docVersion, decision, opinion: '已阅' })
  }
  return { ...market, head, operator, second: operators[1]!, request, topUp, walletNow, balances, grant, order, decide }
}

/** Points of a buyer: what can be spent, and what open orders hold. */
export async function pointsNow(buyer: Person): Promise<string> {
  const { balance, reserved } = await as(buyer, findPoints, {})
  return `${balance} / ${reserved}`
}

/** What the checks of the ledgers find. */
export const audit = () => verifyLedger(ownerPool)
