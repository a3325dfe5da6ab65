import { describe, expect, test } from 'vitest'
import { dayOf, monthAfter } from '#contract/kit/calendar.ts'
import { sum, taxWithin } from '#contract/kit/money.ts'
import { createDelivery, listDeliveries } from '#contract/ordering/delivery/deliveries.ts'
import { orderDetail } from '#contract/ordering/orders.ts'
import { createReceipt } from '#contract/ordering/delivery/receipts.ts'
import { agreeReturn, sendReturn } from '#contract/ordering/returns/returns.ts'
import * as contract from '#contract/settlement/statements.ts'
import { countStatements, countSupplierStatements } from '#contract/settlement/waitingStatements.ts'
import type { Statement } from '#contract/settlement/statement.ts'
import { aPerson, as, aTenant, clock, database, refusalOf } from '#test/app.ts'
import { count, outcomes } from '#test/ordering/atOnce.ts'
import { address, parcel, received } from '#test/ordering/returns.ts'
import { advanceOrderTo, createOrder, createOrderingFixture } from '#test/orderingFixture.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'
import { bookOrder } from './index.ts'

const thisMonth = dayOf(clock()).slice(0, 7)
const lastMonth = monthAfter(thisMonth, -1)
const payerNo = '91110000100000000X'

/** Received order whose lines are booked in the last month, with the clerk and the supplier who settle it. */
async function settling(isLastMonth = true) {
  const market = await received()
  const { tenant, orderId, supplier: sales } = market
  const clerk = await aPerson(tenant, { permissions: ['statement.read', 'statement.manage'], name: '顾清和' })
  const supplierId = sales.supplierId!
  const supplier = await aPerson(tenant, {
    permissions: ['supplierSettlement.read', 'supplierSettlement.confirm'],
    supplierId,
    name: '温如言',
  })
  const book = () => database.write(tenant.id, (tx) => bookOrder(tx, orderId))
  await book()
  if (isLastMonth)
    await owner.query(`update settlement.lines set booked_on = $2 where tenant_id = $1`, [tenant.id, `${lastMonth}-20`])
  const create = (month = lastMonth) => as(clerk, contract.createStatement, { supplierId, payerNo, month })
  const linesOf = async (statementId: string) =>
    (await as(clerk, contract.listStatementLines, { statementId, limit: 50 })).records
  return { ...market, sales, supplier, supplierId, clerk, book, create, linesOf }
}
const at = ({ id, version }: Statement) => ({ id, version })

describe('settlement: booking', () => {
  test('partial receipts and a return add up to what the order owes, with its tax, however often they are booked', async () => {
    const market = await createOrderingFixture({ price: '33.3333', budget: '10000' })
    const { buyer, tenant } = market
    const [sales] = market.suppliers
    const { orderId } = await createOrder(market)
    await advanceOrderTo(market, orderId, '40')
    await as(sales!, createDelivery, { orderId, carrier: '顺丰速运', trackingNo: 'SF1' })
    const [delivery] = (await as(buyer, listDeliveries, { orderId })).records
    const [first, second] = delivery!.lines.map(({ orderLineId }) => orderLineId)
    const receive = (orderLineId: string, accepted: number, rejected = 0) =>
      as(buyer, createReceipt, {
        deliveryId: delivery!.deliveryId,
        lines: [{ orderLineId, accepted, ...(rejected > 0 ? { rejected, reason: '破损' } : {}) }],
      })
    const book = () => database.write(tenant.id, (tx) => bookOrder(tx, orderId))
    await receive(first!, 3)
    await book()
    await receive(first!, 3)
    await receive(first!, 4)
    await receive(second!, 3, 2)
    await Promise.all([book(), book(), book()])
    const rows = async () =>
      (
        await owner.query<{ kind: string; quantity: number; gross: string; tax: string; order_line_id: string }>(
          `select kind, quantity, gross, tax, order_line_id from settlement.lines where tenant_id = $1 order by id`,
          [tenant.id],
        )
      ).rows
    const lines = await rows()
    const ofFirst = lines.filter(({ order_line_id }) => order_line_id === first)
    expect(ofFirst.map(({ gross }) => gross)).toEqual(['100.00', '100.00', '133.33'])
    const order = await as(buyer, orderDetail, { orderId })
    expect(sum(lines.map(({ gross }) => gross))).toBe(order.settlement.payable)
    expect(sum(ofFirst.map(({ tax }) => tax))).toBe(taxWithin('333.33', order.lines[0]!.taxRate))
    await book()
    expect(await rows()).toHaveLength(lines.length)
  })

  test('a completed return is a negative line of the refunded amount', async () => {
    const market = await settling()
    const { buyer, sales, request, take, book, orderId, tenant } = market
    const made = await request(4)
    const agreed = await as(sales, agreeReturn, { id: made.id, version: made.version, ...address })
    await book()
    const sent = await as(buyer, sendReturn, { id: made.id, version: agreed.version, ...parcel })
    await take(made.id, sent.version, [3, 1, 0])
    await Promise.all([book(), book()])
    const { rows } = await owner.query<{ kind: string; quantity: number; gross: string }>(
      `select kind, quantity, gross from settlement.lines where tenant_id = $1 and kind <> 'receipt'`,
      [tenant.id],
    )
    expect(rows).toEqual([{ kind: 'return', quantity: -4, gross: '-140.80' }])
    const order = await as(buyer, orderDetail, { orderId })
    const all = await owner.query<{ gross: string }>(
      `select sum(gross)::text as gross from settlement.lines where tenant_id = $1`,
      [tenant.id],
    )
    expect(all.rows[0]!.gross).toBe(order.settlement.payable)
  })
})

describe('settlement: statements', () => {
  test('from the draft to the confirmation, with a dispute that is adjusted and one that is explained', async () => {
    const { clerk, supplier, create, linesOf, supplierId } = await settling()
    const open = await as(clerk, contract.listUnstated, { month: lastMonth })
    expect(open.records).toMatchObject([{ supplierId, payerNo, lines: 2, gross: '528.00' }])
    const draft = await create()
    expect(draft).toMatchObject({ status: 'draft', lines: 2, gross: '528.00', can: ['send', 'void'] })
    expect((await as(clerk, contract.listUnstated, { month: lastMonth })).records).toEqual([])
    expect(await refusalOf(create())).toBe('statement.noLines')
    const sent = await as(clerk, contract.sendStatement, at(draft))
    expect(await as(supplier, countSupplierStatements, {})).toEqual({ waiting: 1 })
    const [first, second] = await linesOf(draft.id)
    const dispute = (lineId: string, requested: string, version: number) =>
      as(supplier, contract.disputeLine, {
        id: draft.id,
        version,
        lineId,
        kind: 'quantity',
        requested,
        text: '实收 11 件',
      })
    expect(await refusalOf(dispute(first!.id, first!.gross, sent.version))).toBe('statement.sameAmount')
    const once = await dispute(first!.id, '387.20', sent.version)
    expect(await refusalOf(dispute(first!.id, '1', once.version))).toBe('statement.alreadyDisputed')
    const twice = await dispute(second!.id, '100', once.version)
    expect(twice).toMatchObject({ status: 'disputed', disputes: 2 })
    expect(await as(clerk, countStatements, {})).toEqual({ waiting: 1 })
    expect(await refusalOf(as(clerk, contract.sendStatement, at(twice)))).toBe('statement.disputesOpen')
    expect(await refusalOf(as(supplier, contract.confirmStatement, at(twice)))).toBe('thing.wrongState')
    const disputed = await linesOf(draft.id)
    const answer = (index: number, decision: 'accept' | 'reject', version: number) =>
      as(clerk, contract.answerDispute, {
        id: draft.id,
        version,
        disputeId: disputed[index]!.dispute!.id,
        decision,
        answer: '已核对',
      })
    const accepted = await answer(0, 'accept', twice.version)
    expect(accepted).toMatchObject({ gross: '563.20', lines: 3, disputes: 1 })
    expect(await refusalOf(answer(0, 'accept', accepted.version))).toBe('thing.notFound')
    const rejected = await answer(1, 'reject', accepted.version)
    expect(rejected).toMatchObject({ gross: '563.20', lines: 3, disputes: 0, can: ['send', 'void'] })
    const again = await as(clerk, contract.sendStatement, at(rejected))
    const done = await as(supplier, contract.confirmStatement, at(again))
    expect(done).toMatchObject({ status: 'confirmed', gross: '563.20', confirmedByName: '温如言', can: [] })
    const lines = await linesOf(draft.id)
    expect(sum(lines.map(({ gross }) => gross))).toBe('563.20')
    expect(lines.find(({ kind }) => kind === 'adjust')).toMatchObject({ gross: '35.20', quantity: 0 })
    expect(await refusalOf(as(clerk, contract.voidStatement, { ...at(done), reason: '误' }))).toBe('thing.wrongState')
  })

  test('a line that is taken out, or whose statement is void, can be in the next one', async () => {
    const { clerk, supplier, create, linesOf } = await settling()
    const sent = await as(clerk, contract.sendStatement, at(await create()))
    const [first] = await linesOf(sent.id)
    const disputed = await as(supplier, contract.disputeLine, {
      ...at(sent),
      lineId: first!.id,
      kind: 'duplicate',
      requested: '0',
      text: '未送货',
    })
    const { dispute } = (await linesOf(sent.id))[0]!
    const left = await as(clerk, contract.answerDispute, {
      ...at(disputed),
      disputeId: dispute!.id,
      decision: 'takeOut',
      answer: '移至下期',
    })
    expect(left).toMatchObject({ lines: 1, gross: '176.00' })
    expect(await refusalOf(create())).toBe('statement.taken')
    const next = await create(thisMonth)
    expect(next).toMatchObject({ lines: 1, gross: '352.00' })
    expect(await refusalOf(as(clerk, contract.sendStatement, at(next)))).toBe('statement.periodOpen')
    const voided = await as(clerk, contract.voidStatement, { ...at(left), reason: '金额有误' })
    expect(voided).toMatchObject({ status: 'void', reason: '金额有误', can: [] })
    expect(await create()).toMatchObject({ lines: 1, gross: '176.00' })
  })

  test('however many draw up statements at once, a line is in one of them', async () => {
    for (let n = 0; n < 4; n++) {
      const { clerk, create, tenant } = await settling()
      const all = await outcomes([create(), create(thisMonth), create(), create(monthAfter(thisMonth, 1))])
      expect(count(all, 'ok')).toBe(1)
      const { records } = await as(clerk, contract.listStatements, {})
      expect(records.map(({ gross, lines }) => [gross, lines])).toEqual([['528.00', 2]])
      const { rows } = await owner.query<{ n: number }>(
        `select count(distinct statement_id)::int as n from settlement.lines where tenant_id = $1`,
        [tenant.id],
      )
      expect(rows[0]!.n).toBe(1)
    }
  })

  test('a statement is confirmed, disputed or void: one of them, and a confirmed one keeps its lines', async () => {
    for (let n = 0; n < 3; n++) {
      const { clerk, supplier, create, linesOf, tenant } = await settling()
      const sent = await as(clerk, contract.sendStatement, at(await create()))
      const [line] = await linesOf(sent.id)
      const all = await outcomes([
        as(supplier, contract.confirmStatement, at(sent)),
        as(supplier, contract.disputeLine, {
          ...at(sent),
          lineId: line!.id,
          kind: 'price',
          requested: '1',
          text: '价格',
        }),
        as(clerk, contract.voidStatement, { ...at(sent), reason: '误' }),
      ])
      expect(count(all, 'ok')).toBe(1)
      if (all[0] !== 'ok') continue
      const taking = owner.query(`update settlement.lines set statement_id = null where tenant_id = $1`, [tenant.id])
      await expect(taking).rejects.toThrow('lines of a confirmed statement do not change')
    }
    const { clerk, supplier, create, tenant } = await settling()
    const sent = await as(clerk, contract.sendStatement, at(await create()))
    await as(supplier, contract.confirmStatement, at(sent))
    const changing = owner.query(`update settlement.lines set gross = 1, net = 1, tax = 0 where tenant_id = $1`, [
      tenant.id,
    ])
    await expect(changing).rejects.toThrow('lines of a confirmed statement do not change')
  })

  test('suppliers see their own once sent, the finance department all, others none', async () => {
    const { clerk, supplier, create, tenant, buyer, sales } = await settling()
    const draft = await create()
    const { id } = draft
    const foreign = await aPerson(tenant, {
      permissions: ['supplierSettlement.read', 'supplierSettlement.confirm'],
      supplierId: (await createOrderingFixture()).suppliers[0]!.supplierId!,
    })
    const elsewhere = await aPerson(await aTenant(), { permissions: ['statement.read', 'statement.manage'] })
    const unseen = async (person: typeof clerk) => {
      expect(await refusalOf(as(person, contract.findStatement, { id }))).toBe('thing.notFound')
      expect(await refusalOf(as(person, contract.listStatementLines, { statementId: id }))).toBe('thing.notFound')
      expect(await refusalOf(as(person, contract.listStatementChanges, { id }))).toBe('thing.notFound')
    }
    for (const person of [supplier, foreign, elsewhere, buyer, sales]) await unseen(person)
    expect((await as(supplier, contract.listSupplierStatements, {})).records).toEqual([])
    expect(await refusalOf(as(supplier, contract.confirmStatement, at(draft)))).toBe('thing.notFound')
    expect(await refusalOf(as(elsewhere, contract.sendStatement, at(draft)))).toBe('thing.notFound')
    const sent = await as(clerk, contract.sendStatement, at(draft))
    expect(await as(supplier, contract.findStatement, { id })).toMatchObject({ id, can: ['confirm', 'dispute'] })
    expect((await as(supplier, contract.listSupplierStatements, {})).records).toHaveLength(1)
    for (const person of [foreign, elsewhere, buyer, sales]) await unseen(person)
    expect(await refusalOf(as(foreign, contract.confirmStatement, at(sent)))).toBe('thing.notFound')
    expect(await refusalOf(as(clerk, contract.confirmStatement, at(sent)))).toBe('permission.denied')
    expect(await refusalOf(as(buyer, contract.listStatements, {}))).toBe('permission.denied')
    expect((await as(foreign, contract.listSupplierStatements, {})).records).toEqual([])
  })
})
