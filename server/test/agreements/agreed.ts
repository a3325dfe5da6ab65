import { decideTask, listTasks } from '#contract/approvals/approvalTasks.ts'
import type { AgreementDraft } from '#contract/agreements/agreement.ts'
import * as contract from '#contract/agreements/agreements.ts'
import { getGoods } from '#contract/catalogue/goods.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import { aPerson, as, clock, type Person } from '../app.ts'
import type { TestGoods } from '../goodsFixture.ts'
import { ownerPool as owner } from '../sql/ownerPool.ts'
import { createApprovalRule } from '../ordering/setUp.ts'
import { createOrderingFixture, type OrderingFixtureOptions } from '../orderingFixture.ts'

/** Day some days from now. */
export const dayIn = (days: number) => dayOf(new Date(clock().getTime() + days * 86_400_000))

let numbers = 0
/** Agreement number that no other test uses. */
export const newNumber = () => `XY${Date.now()}${(numbers += 1)}`

/** Lets days pass for the agreements of a tenant, whose sessions stay: all their days lie earlier. */
export async function passDays(tenantId: string, days: number): Promise<void> {
  await owner.query(
    'update agreements.agreements set valid_from = valid_from - $2::int, valid_to = valid_to - $2::int where tenant_id = $1',
    [tenantId, days],
  )
  // The earliest first: rows of the same goods never overlap, also in between.
  const { rows } = await owner.query<{ id: string }>(
    'select id from catalogue.agreement_prices where tenant_id = $1 order by valid_from, id',
    [tenantId],
  )
  for (const { id } of rows)
    await owner.query(
      'update catalogue.agreement_prices set valid_from = valid_from - $2::int, valid_to = valid_to - $2::int where id = $1',
      [id, days],
    )
}

/** Ordering fixture with an operator who drafts agreements, an approver, and people of the suppliers who confirm. */
export async function createAgreeing({
  withApproval = true,
  ...options
}: OrderingFixtureOptions & { readonly withApproval?: boolean } = {}) {
  const market = await createOrderingFixture({ suppliers: 2, ...options })
  const { tenant, goods, suppliers, approver } = market
  const operator = await aPerson(tenant, { permissions: ['agreement.manage'], entrance: 'operator' })
  const sellers: Person[] = []
  for (const { supplierId } of suppliers)
    sellers.push(await aPerson(tenant, { permissions: ['supplierAgreement.confirm'], supplierId: supplierId! }))
  if (withApproval) await createApprovalRule(tenant, [approver], '0', 'agreement')
  const seller = sellers[0]!

  const draftOf = (patch: Partial<AgreementDraft> = {}): AgreementDraft => ({
    agreementNo: newNumber(),
    title: '劳保用品框架协议',
    parties: [{ supplierId: goods[0]!.supplierId, share: null }],
    callOff: 'direct',
    miniFrom: null,
    priceRule: 'fixed',
    deptIds: [tenant.root.id],
    validFrom: dayIn(0),
    validTo: dayIn(90),
    note: '',
    attachments: [],
    maxAmount: null,
    maxQty: null,
    shares: [],
    lines: [{ skuId: goods[0]!.skuId, price: '30', tiers: [], maxQty: null, maxAmount: null }],
    ...patch,
  })
  const draft = (patch: Partial<AgreementDraft> = {}) => as(operator, contract.createAgreement, draftOf(patch))
  const find = (id: string, by: Person = operator) => as(by, contract.findAgreement, { id })
  const move = async (id: string, action: 'submit' | 'withdraw' | 'withdrawChange' | 'resume') =>
    as(operator, contract.moveAgreement, { id, version: (await find(id)).version, action })
  const decide = async (decision: 'agree' | 'reject' = 'agree') => {
    const { records } = await as(approver, listTasks, { tab: 'todo' })
    const { instanceId, docVersion } = records[0]!
    return as(approver, decideTask, { instanceId, docVersion, decision, opinion: '价格偏低' })
  }
  const confirm = async (id: string, by: Person = seller) =>
    as(by, contract.confirmAgreement, { id, version: (await find(id)).version })
  /** Submits, approves and confirms a new agreement. */
  const agreed = async (patch: Partial<AgreementDraft> = {}) => {
    const { id } = await draft(patch)
    await move(id, 'submit')
    if (withApproval) await decide()
    return confirm(id)
  }
  /** Price that the buyer pays for goods now. */
  const priceOf = async ({ skuId }: Pick<TestGoods, 'skuId'> = goods[0]!, by: Person = market.buyer) => {
    const found = await as(by, getGoods, { skuId })
    return found.price
  }
  return {
    ...market,
    operator,
    seller,
    rival: sellers[1]!,
    draftOf,
    draft,
    find,
    move,
    decide,
    confirm,
    agreed,
    priceOf,
  }
}
