import { describe, expect, test } from 'vitest'
import { findInvoice, listInvoices } from '#contract/invoices/invoices.ts'
import { listPayables, takeDiscount } from '#contract/settlement/payables.ts'
import * as matching from '#contract/settlement/matching/matching.ts'
import * as contract from '#contract/settlement/red/redForms.ts'
import { countSupplierRedForms } from '#contract/settlement/red/waitingRedForms.ts'
import { type BureauSimulation, bureauSimulator } from '#kit/taxBureau/taxBureau.simulator.ts'
import { bookOrder } from '#modules/settlement/index.ts'
import { aPerson, as, clock, contents, database, jobContext, refusalOf } from '#test/app.ts'
import { invoicing, lastMonth } from '#test/settlement/invoicing.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'
import { monthAfter } from '#contract/kit/calendar.ts'
import { askRedForms } from './red.bureau.service.ts'

const at = ({ id, version }: { readonly id: string; readonly version: number }) => ({ id, version })
const minutes = (count: number) => new Date(clock().getTime() + count * 60_000)

/** Market whose invoice of ¥528.00 is approved and of which four gloves (¥140.80) were given back afterwards. */
async function afterReturn(options: BureauSimulation = {}) {
  const market = await invoicing()
  const { glove, vest, written, send, giveBack, clerk, tenant, orderId, seller } = market
  const blue = (await send(written([glove(10), vest(5)]))).invoice!
  await as(clerk, matching.approveInvoice, at(blue))
  const comeBack = async (pieces: number) => {
    await giveBack(pieces)
    await database.write(tenant.id, (tx) => bookOrder(tx, orderId))
  }
  await comeBack(4)
  let now = clock()
  const bureau = bureauSimulator({ now: () => now, ...options })
  /** What the job does after so many minutes. */
  const run = async (after: number) => {
    now = minutes(after)
    await askRedForms({ bureau, contents })(jobContext(tenant.id, now)).catch(() => {})
  }
  const payer = await aPerson(tenant, { permissions: ['payment.read'] })
  const payables = async () => (await as(payer, listPayables, { tab: 'all' })).records
  const start = () => as(clerk, contract.startRedForm, { blueId: blue.id, reasonCode: '02' })
  const form = async () => (await as(clerk, contract.listRedForms, {})).records[0]!
  const due = async () => (await as(clerk, contract.listRedDues, {})).records
  const ofSeller = async () => (await as(seller, contract.listSupplierRedForms, {})).records[0]!
  return { ...market, blue, comeBack, run, payables, start, form, due, ofSeller }
}

describe('red letters', () => {
  test('what is given back after the invoice becomes due, a letter, a red invoice and less to pay', async () => {
    const { blue, due, start, run, form, seller, clerk, payables, ofSeller, balances, state } = await afterReturn()
    expect(await due()).toMatchObject([
      { blueId: blue.id, reasonCode: '02', lines: 1, gross: '-140.80', isOpen: false },
    ])
    expect(await start()).toMatchObject({
      status: 'starting',
      isPending: true,
      gross: '-140.80',
      tax: '-16.20',
      can: [],
    })
    expect(await due()).toEqual([])
    expect(await payables()).toMatchObject([{ status: 'held', holds: ['redForm'] }])
    await run(1)
    const waiting = await form()
    expect(waiting).toMatchObject({ status: 'waiting', isPending: false, can: ['revoke'] })
    expect(waiting.formNo).toMatch(/^\d{20}$/)
    expect(await refusalOf(as(clerk, contract.confirmRedForm, at(waiting)))).toBe('redForm.notYours')
    expect((await ofSeller()).can).toEqual(['confirm', 'refuse'])
    expect(await as(seller, countSupplierRedForms, {})).toEqual({ waiting: 1 })
    await as(seller, contract.confirmRedForm, at(await ofSeller()))
    expect(await refusalOf(as(seller, contract.refuseRedForm, { ...at(await ofSeller()), reason: '误' }))).toBe(
      'redForm.pending',
    )
    await run(2)
    expect(await form()).toMatchObject({ status: 'confirmed', decidedByName: '温如言' })
    await run(10)
    const issued = await form()
    expect(issued).toMatchObject({ status: 'issued', redStatus: 'matched', can: [] })
    const red = (await as(clerk, listInvoices, { colour: 'red' })).records[0]!
    expect(red).toMatchObject({
      gross: '-140.80',
      blueNumber: blue.number,
      redFormNo: issued.formNo,
      status: 'matched',
    })
    expect(await payables()).toMatchObject([{ holds: ['redForm'] }])
    expect(await refusalOf(as(clerk, matching.returnInvoice, { ...at(red), reason: '误' }))).toBe('redForm.issued')
    await as(clerk, matching.approveInvoice, at(red))
    expect(
      (await payables()).map(({ gross, rest, offset, holds, status }) => [gross, rest, offset, holds, status]),
    ).toEqual(
      [
        ['-140.80', '0.00', '-140.80', [], 'settled'],
        ['528.00', '387.20', '140.80', [], 'open'],
      ].toSorted((a, b) => String(a[0]).localeCompare(String(b[0]))),
    )
    expect(await balances()).toEqual({ pieces: 11, gross: '387.20' })
    // The statement that has the return later finds nothing that is left to invoice or to reverse.
    await state(monthAfter(lastMonth, -1))
    expect(await balances()).toEqual({ pieces: 11, gross: '387.20' })
    expect((await as(seller, matching.listToInvoice, {})).records).toEqual([])
    expect(await refusalOf(start())).toBe('redForm.nothingDue')
  })

  test('the discount on what is reversed is given up', async () => {
    const { tenant, start, run, seller, clerk, payables, ofSeller } = await afterReturn()
    await owner.query(
      `update settlement.payables set discount_pct = 2, discount_until = current_date + 9 where tenant_id = $1`,
      [tenant.id],
    )
    const treasurer = await aPerson(tenant, { permissions: ['payable.hold', 'payment.read'] })
    const take = async () => as(treasurer, takeDiscount, at((await payables())[0]!))
    expect(await take()).toMatchObject({ deducted: '10.56', rest: '517.44' })
    expect(await refusalOf(take())).toBe('payable.noDiscount')
    await start()
    await run(1)
    await as(seller, contract.confirmRedForm, at(await ofSeller()))
    await run(2)
    await run(10)
    const red = (await as(clerk, listInvoices, { colour: 'red' })).records[0]!
    await as(clerk, matching.approveInvoice, at(red))
    expect((await payables()).find(({ gross }) => gross === '528.00')).toMatchObject({
      deducted: '7.75',
      offset: '140.80',
      rest: '379.45',
    })
  })

  test('a refused, revoked or expired letter gives its lines back and releases the payable', async () => {
    const { due, start, run, form, seller, clerk, payables, ofSeller, tenant } = await afterReturn()
    await start()
    await run(1)
    await as(seller, contract.refuseRedForm, { ...at(await ofSeller()), reason: '实际退回 3 双' })
    await run(2)
    expect(await form()).toMatchObject({ status: 'refused', note: '实际退回 3 双', can: [] })
    expect(await due()).toMatchObject([{ gross: '-140.80' }])
    expect(await payables()).toMatchObject([{ holds: [], status: 'open' }])
    await start()
    await run(3)
    await as(clerk, contract.revokeRedForm, { ...at(await form()), reason: '重新核对' })
    await run(4)
    expect(await form()).toMatchObject({ status: 'revoked' })
    await start()
    await run(5)
    await run(71 * 60)
    expect(await form()).toMatchObject({ status: 'waiting' })
    await run(73 * 60)
    expect(await form()).toMatchObject({ status: 'expired' })
    expect(await due()).toMatchObject([{ gross: '-140.80' }])
    const { rows } = await owner.query(
      'select sum(form_pieces)::int as pieces, sum(form_gross)::text as gross from settlement.balances where tenant_id = $1',
      [tenant.id],
    )
    expect(rows).toEqual([{ pieces: 0, gross: '0.00' }])
  })

  test('however often it is started at once, there is one letter', async () => {
    const { start, blue, seller, tenant } = await afterReturn()
    const bySeller = () => as(seller, contract.startRedForm, { blueId: blue.id, reasonCode: '02' })
    const all = await Promise.allSettled(Array.from({ length: 8 }, (_, n) => (n % 2 ? start() : bySeller())))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { rows } = await owner.query('select count(*)::int as n from settlement.red_forms where tenant_id = $1', [
      tenant.id,
    ])
    expect(rows).toEqual([{ n: 1 }])
  })

  test('a tax bureau that is away, loses its answer or refuses makes no second letter and no wrong state', async () => {
    const faults: ('fail' | 'lose' | 'refuse' | undefined)[] = ['fail', 'lose', undefined]
    const { start, run, form, due, payables } = await afterReturn({ fault: () => faults.shift() })
    await start()
    await run(1)
    expect(await form()).toMatchObject({ status: 'starting', isPending: true })
    await run(5)
    await run(20)
    const { status, formNo } = await form()
    expect([status, formNo.length]).toEqual(['waiting', 20])
    const refusing = await afterReturn({ fault: () => 'refuse' })
    await refusing.start()
    await refusing.run(1)
    expect(await refusing.form()).toMatchObject({ status: 'failed', note: '该发票状态不允许开具红字确认单' })
    expect(await refusing.due()).toHaveLength(1)
    expect(await payables()).toMatchObject([{ holds: ['redForm'] }])
    expect(await due()).toEqual([])
  })

  test('the whole invoice is reversed alone by its seller while the buyer does not use it', async () => {
    const { glove, vest, written, send, seller, clerk, tenant, balances } = await invoicing()
    const blue = (await send(written([glove(10), vest(5)]))).invoice!
    await as(seller, contract.startRedForm, { blueId: blue.id, reasonCode: '01' })
    let now = minutes(1)
    const bureau = bureauSimulator({ now: () => now })
    const run = () => askRedForms({ bureau, contents })(jobContext(tenant.id, now))
    await run()
    expect((await as(clerk, contract.listRedForms, {})).records[0]).toMatchObject({
      status: 'confirmed',
      gross: '-528.00',
    })
    now = minutes(3)
    await run()
    expect((await as(clerk, contract.listRedForms, {})).records[0]).toMatchObject({ status: 'issued' })
    expect(await balances()).toEqual({ pieces: 0, gross: '0.00' })
    expect(await as(clerk, findInvoice, { id: blue.id })).toMatchObject({ status: 'matched' })
    expect((await send(written([glove(10), vest(5)]))).invoice).toMatchObject({ status: 'matched' })
  })

  test('each side sees its own letters, and only those who may act do', async () => {
    const { start, tenant, blue, form } = await afterReturn()
    const made = await start()
    const rival = await aPerson(tenant, { permissions: ['supplierInvoice.read', 'invoice.submit'], supplierId: '1' })
    expect((await as(rival, contract.listSupplierRedForms, {})).records).toEqual([])
    expect((await as(rival, contract.listSupplierRedDues, {})).records).toEqual([])
    expect(await refusalOf(as(rival, contract.findRedForm, { id: made.id }))).toBe('thing.notFound')
    expect(await refusalOf(as(rival, contract.startRedForm, { blueId: blue.id, reasonCode: '02' }))).toBe(
      'thing.notFound',
    )
    const reader = await aPerson(tenant, { permissions: ['invoice.read'] })
    expect(await refusalOf(as(reader, contract.revokeRedForm, { ...at(await form()), reason: '误' }))).toBe(
      'thing.notAllowed',
    )
    const stranger = await aPerson(tenant, { permissions: ['order.read'] })
    expect(await refusalOf(as(stranger, contract.findRedForm, { id: made.id }))).toBe('thing.notFound')
  })
})
