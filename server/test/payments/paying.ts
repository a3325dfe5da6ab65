import { decideTask, listTasks } from '#contract/approvals/approvalTasks.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import * as batches from '#contract/payments/batches.ts'
import * as payees from '#contract/payments/payees.ts'
import type { PaymentRequest } from '#contract/payments/request.ts'
import * as requests from '#contract/payments/requests.ts'
import { createPayable } from '#modules/settlement/index.ts'
import { storeSettings } from '#modules/tenancy/index.ts'
import { aPerson, as, clock, database, type Person, runJob } from '../app.ts'
import { createApprovalRule, type OrderingFixture } from '../ordering/setUp.ts'
import { createOrderingFixture } from '../orderingFixture.ts'
import { ownerPool as owner } from '../sql/ownerPool.ts'

export const today = () => dayOf(clock())
export const at = ({ id, version }: { readonly id: string; readonly version: number }) => ({ id, version })
export const account = {
  name: '江澜智能科技有限公司',
  accountNo: '6222020200112233445',
  bank: '招商银行上海分行',
  cnaps: '308290003020',
  note: '',
}
let numbers = 0

/** Tenant with suppliers that are owed money, and the people who pay them: each has one task alone. */
export async function createPaying(given?: OrderingFixture) {
  const market = given ?? (await createOrderingFixture({ suppliers: 2 }))
  const { tenant } = market
  await database.write(tenant.id, (tx) => storeSettings(tx, { payeeCoolingDays: '0' }))
  const staff = (permissions: Parameters<typeof aPerson>[1], name: string) => aPerson(tenant, { ...permissions, name })
  const clerk = await staff({ permissions: ['payment.read', 'payable.hold', 'payment.prepare'] }, '卫长风')
  const cashier = await staff({ permissions: ['payment.read', 'payment.execute'] }, '顾清和')
  const approver = await staff({ permissions: ['approval.decide'] }, '沈若川')
  const verifier = await staff({ permissions: ['payment.read', 'payee.verify'] }, '何远山')
  const controller = await staff({ permissions: ['payment.read', 'payee.approve'] }, '苏砚')
  const supplierId = market.suppliers[0]!.supplierId!
  const otherId = market.suppliers.at(-1)!.supplierId!
  const supplier = await aPerson(tenant, {
    permissions: ['supplierPayment.read', 'supplierPayment.propose'],
    supplierId,
    name: '温如言',
  })
  await createApprovalRule(tenant, [approver], '0', 'payment')

  const payable = (gross: string, changed: { supplierId?: string; payerNo?: string; acceptedOn?: string } = {}) => {
    numbers += 1
    const no = String(numbers)
    return database.write(tenant.id, (tx) =>
      createPayable(tx, clerk, {
        invoiceId: no,
        invoiceNo: `263120000000${no.padStart(8, '0')}`,
        supplierId,
        supplierName: '江澜智能科技',
        payerNo: '91110000100000000X',
        payerTitle: '华润置地',
        gross,
        acceptedOn: today(),
        ...changed,
      }),
    )
  }
  /** Takes a proposed change to its end. */
  const finish = async (change: { readonly id: string; readonly version: number }) => {
    const called = await as(verifier, payees.callBackPayee, { ...at(change), callNote: '已致电财务核实' })
    await as(controller, payees.approvePayee, at(called))
    await runJob('payments.takeEffect', tenant.id)
  }
  const payee = async (of = supplierId, changed: Partial<typeof account> = {}) =>
    finish(await as(clerk, payees.proposePayee, { supplierId: of, ...account, ...changed }))
  const draft = (...payableIds: readonly string[]) =>
    as(clerk, requests.createPaymentRequest, { payableIds: [...payableIds], plannedOn: today(), purpose: '货款' })
  const submit = (request: PaymentRequest, by: Person = clerk) => as(by, requests.submitPaymentRequest, at(request))
  const find = (id: string, by: Person = clerk) => as(by, requests.findPaymentRequest, { id })
  const decide = async (id: string, decision: 'agree' | 'reject' = 'agree', by: Person = approver) => {
    const { requestNo } = await find(id)
    const { records } = await as(by, listTasks, { tab: 'todo', limit: 50 })
    const { instanceId, docVersion } = records.find(({ docNo }) => docNo === requestNo)!
    await as(by, decideTask, { instanceId, docVersion, decision, opinion: '同意付款' })
    return find(id)
  }
  /** Approved request of new payables. */
  const approved = async (...grosses: readonly string[]) => {
    const ids: string[] = []
    for (const gross of grosses) ids.push(await payable(gross))
    const submitted = await submit(await draft(...ids))
    return decide(submitted.id)
  }
  const batch = (...requestIds: readonly string[]) =>
    as(cashier, batches.createPaymentBatch, { requestIds: [...requestIds], format: 'csv' })
  const rows = async () =>
    (
      await owner.query<Record<string, string> & { holds: string[] }>(
        `select id::text, gross, paid, offset_amount, reserved, rest, status, holds from settlement.payables where tenant_id = $1 order by id`,
        [tenant.id],
      )
    ).rows
  return {
    ...market,
    clerk,
    cashier,
    approver,
    verifier,
    controller,
    supplier,
    supplierId,
    otherId,
    payable,
    payee,
    finish,
    draft,
    submit,
    find,
    decide,
    approved,
    batch,
    rows,
  }
}
