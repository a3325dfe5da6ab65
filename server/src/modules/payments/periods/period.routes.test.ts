import { describe, expect, test } from 'vitest'
import { monthAfter } from '#contract/kit/calendar.ts'
import { approveInvoice } from '#contract/settlement/matching/matching.ts'
import * as contract from '#contract/payments/periods/periods.ts'
import { bookOrder } from '#modules/settlement/index.ts'
import { aPerson, as, database, refusalOf } from '#test/app.ts'
import { invoicing, lastMonth, payer, today } from '#test/settlement/invoicing.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'
import { download } from '#test/upload.ts'
import { balanceOf, vouchersOf } from './period.rules.ts'
import { entriesOf } from './period.store.ts'
import { digestOf } from './booking.file.ts'

const of = { payerNo: payer.no, month: lastMonth }
const at = ({ id, version }: { readonly id: string; readonly version: number }) => ({ id, version })

/** Market with goods of ¥528.00 that were received and stated last month. */
async function accounting() {
  const market = await invoicing()
  const accountant = await aPerson(market.tenant, {
    permissions: ['payment.read', 'period.close', 'period.export'],
    name: '顾清和',
  })
  const close = (month = lastMonth) => as(accountant, contract.closePeriod, { ...of, month })
  const check = async (month = lastMonth) => (await as(accountant, contract.checkPeriod, { ...of, month })).checks
  const entries = (month = lastMonth) => database.read(market.tenant.id, (db) => entriesOf(db, { ...of, month }))
  return { ...market, accountant, close, check, entries }
}

describe('accounting periods', () => {
  test('a month is closed with what it accrues, which the next month reverses', async () => {
    const { close, accountant, check, entries, send, written, glove, vest, clerk } = await accounting()
    expect((await check()).map(({ rule, outcome }) => [rule, outcome])).toContainEqual(['over', 'ok'])
    expect((await as(accountant, contract.listAccruals, of)).records).toMatchObject([
      { net: '467.25', gross: '528.00', lines: 2 },
    ])
    const closed = await close()
    expect(closed).toMatchObject({ status: 'closed', received: '528.00', invoiced: '0.00', accrued: '467.25', can: [] })
    expect(await refusalOf(close())).toBe('period.taken')
    const invoice = (await send(written([glove(10), vest(5)]))).invoice!
    await as(clerk, approveInvoice, at(invoice))
    const month = today.slice(0, 7)
    const booked = await entries(month)
    expect(booked.map(({ kind, gross }) => [kind, gross])).toEqual([
      [1, '528.00'],
      [4, '-467.25'],
    ])
    expect(balanceOf(vouchersOf(booked))).toBe('0.00')
    expect((await as(accountant, contract.listAccruals, { ...of, month })).records).toEqual([])
  })

  test('nothing is booked into a closed month, whoever tries and when', async () => {
    const { close, tenant, orderId, giveBack, entries } = await accounting()
    await close()
    const [row] = (await owner.query('select digest from payments.periods where tenant_id = $1', [tenant.id])).rows
    await giveBack(4)
    await database.write(tenant.id, (tx) => bookOrder(tx, orderId))
    const { rows } = await owner.query(
      `select to_char(booked_on, 'YYYY-MM') as month, sum(gross)::text as gross from settlement.lines where tenant_id = $1 group by 1 order by 1`,
      [tenant.id],
    )
    expect(rows).toEqual([
      { month: lastMonth, gross: '528.00' },
      { month: today.slice(0, 7), gross: '-140.80' },
    ])
    expect(digestOf(await entries())).toBe(row!.digest)
  })

  test('a late receipt that is dated before goes into the next month, also while the month is being closed', async () => {
    const { close, tenant, statement } = await accounting()
    const late = (n: number) =>
      database.write(tenant.id, (tx) => insertLate(tx, { n, month: lastMonth, supplierId: statement.supplierId }))
    const all = await Promise.allSettled([late(1), close(), late(2), late(3)])
    expect(all.every(({ status }) => status === 'fulfilled')).toBe(true)
    const { rows } = await owner.query(
      `select (select received from payments.periods where tenant_id = $1)::text as closed,
         sum(gross) filter (where to_char(booked_on, 'YYYY-MM') = $2)::text as booked from settlement.lines where tenant_id = $1`,
      [tenant.id, lastMonth],
    )
    expect(rows[0]!.closed).toBe(rows[0]!.booked)
    await late(4)
    const after = await owner.query(
      `select booked_on::text from settlement.lines where tenant_id = $1 and source_id = 4`,
      [tenant.id],
    )
    expect(after.rows).toEqual([{ booked_on: `${monthAfter(lastMonth, 1)}-01` }])
  })

  test('a month is closed after its end, in turn, and once its statements are confirmed', async () => {
    const { close, check } = await accounting()
    expect(await refusalOf(close(today.slice(0, 7)))).toBe('period.checksFail')
    expect(await check(today.slice(0, 7))).toContainEqual({ rule: 'over', outcome: 'fail', count: 1 })
    const open = await invoicing({ isConfirmed: false })
    const accountant = await aPerson(open.tenant, { permissions: ['payment.read', 'period.close'] })
    expect(await refusalOf(as(accountant, contract.closePeriod, of))).toBe('period.checksFail')
    const reader = await aPerson(open.tenant, { permissions: ['payment.read'] })
    expect(await refusalOf(as(reader, contract.closePeriod, of))).toBe('permission.denied')
  })

  test('a month without receipts is closed, too, so that the next one can be', async () => {
    const { close, tenant, statement, accountant } = await accounting()
    const [first, empty] = [monthAfter(lastMonth, -2), monthAfter(lastMonth, -1)]
    await database.write(tenant.id, (tx) => insertLate(tx, { n: 1, month: first, supplierId: statement.supplierId }))
    const listed = (await as(accountant, contract.listPeriods, {})).records
    expect(listed.map(({ month }) => month)).toEqual([lastMonth, empty, first])
    await close(first)
    expect(await close(empty)).toMatchObject({ status: 'closed', received: '0.00', accrued: '1.00' })
    expect(await close()).toMatchObject({ status: 'closed', received: '528.00' })
  })

  test('of many who close at once one does, and the entries are exported with the names of the standard', async () => {
    const { close, accountant, send, written, glove, vest, clerk } = await accounting()
    const invoice = (await send(written([glove(10), vest(5)]))).invoice!
    await as(clerk, approveInvoice, at(invoice))
    const all = await Promise.all(Array.from({ length: 8 }, () => refusalOf(close())))
    expect(all.filter((each) => each === 'accepted')).toHaveLength(1)
    const xml = await download(accountant, contract.exportBooking, { ...of, month: today.slice(0, 7), format: 'xml' })
    const text = xml.content.toString('utf8')
    for (const part of [
      invoice.number,
      '<DebitAmount>467.25</DebitAmount>',
      '<WhetherEinvoiceHasBeenBooked>true',
      '<DigestOfOriginalFile>',
    ])
      expect(text).toContain(part)
    const xlsx = await download(accountant, contract.exportBooking, { ...of, month: today.slice(0, 7), format: 'xlsx' })
    expect(xlsx.content.subarray(0, 2).toString()).toBe('PK')
  })
})

/** Inserts a receipt that is dated into the month. */
async function insertLate(
  tx: Parameters<Parameters<typeof database.write>[1]>[0],
  { n, month, supplierId }: { readonly n: number; readonly month: string; readonly supplierId: string },
) {
  const { sql } = await import('kysely')
  await sql`insert into settlement.lines (kind, source_id, source_no, order_id, order_no, supplier_id, supplier_name, payer_no, payer_title,
      dept_name, booked_on, name, spec, unit, tax_code, quantity, net, tax, gross)
    values ('receipt', ${n}, ${String(n)}, ${n}, ${String(n)}, ${supplierId}, '', ${payer.no}, ${payer.name}, '', ${`${month}-28`}::date, '', '', '', '',
      1, 1, 0, 1)`.execute(tx)
}
