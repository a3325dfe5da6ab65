import { describe, expect, test } from 'vitest'
import { findInvoice } from '#contract/invoices/invoices.ts'
import { monthAfter } from '#contract/kit/calendar.ts'
import * as contract from '#contract/settlement/matching/matching.ts'
import { as, refusalOf, withWorker } from '#test/app.ts'
import { invoicing, lastMonth } from '#test/settlement/invoicing.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'

const at = ({ id, version }: { readonly id: string; readonly version: number }) => ({ id, version })
/** Month of a second statement: a supplier and payer have one a month. */
const monthBefore = monthAfter(lastMonth, -1)

describe('matching: returns and red invoices', () => {
  test('what is returned before the invoice is not invoiced', async () => {
    const { glove, vest, written, send, giveBack, state, seller, balances } = await invoicing()
    await giveBack(4)
    await state(monthBefore)
    const open = await as(seller, contract.listToInvoice, {})
    expect(open.records.map(({ gross, red }) => [gross, red])).toEqual([['387.20', '0.00']])
    expect((await send(written([glove(10), vest(5)]))).invoice).toMatchObject({ problems: ['quantity'] })
    expect((await send(written([glove(6), vest(5)]))).invoice).toMatchObject({ status: 'matched' })
    expect(await balances()).toEqual({ pieces: 11, gross: '387.20' })
  })

  test('what is returned after the invoice needs a red one, in whichever order they arrive', async () => {
    const { glove, vest, written, send, giveBack, state, seller, clerk, balances, tenant } = await invoicing()
    const blue = written([glove(10), vest(5)])
    const red = (pieces: number) => written([glove(-pieces)], { reverses: blue.number })
    const early = await send(red(4))
    expect(early.invoice).toMatchObject({ status: 'exception', problems: ['redWithoutBlue'], isRed: true })
    const { invoice } = await send(blue)
    await as(clerk, contract.approveInvoice, at(invoice!))
    await giveBack(4)
    await state(monthBefore)
    expect((await as(seller, contract.listToInvoice, {})).records).toMatchObject([{ gross: '0.00', red: '-140.80' }])
    const again = await as(clerk, contract.rematchInvoice, at(early.invoice!))
    expect(again).toMatchObject({ status: 'matched', gross: '-140.80' })
    expect(await balances()).toEqual({ pieces: 11, gross: '387.20' })
    await as(clerk, contract.approveInvoice, at(again))
    const sum = await owner.query(`select sum(gross)::text as gross from settlement.payables where tenant_id = $1`, [
      tenant.id,
    ])
    expect(sum.rows).toEqual([{ gross: '387.20' }])
    expect((await send(red(4))).invoice).toMatchObject({ status: 'exception' })
  })

  test('a red invoice of the whole opens the lines again, and never more than the whole is reversed', async () => {
    const { glove, vest, written, send, clerk, balances } = await invoicing()
    const blue = written([glove(10), vest(5)])
    const { invoice } = await send(blue)
    const whole = written([glove(-10), vest(-5)], { reverses: blue.number })
    const red = await send(whole)
    expect(red.invoice).toMatchObject({ status: 'matched', gross: '-528.00' })
    expect(await balances()).toEqual({ pieces: 0, gross: '0.00' })
    const blueNow = await as(clerk, findInvoice, { id: invoice!.id })
    expect(await refusalOf(as(clerk, contract.returnInvoice, { ...at(blueNow), reason: '误' }))).toBe('invoice.hasRed')
    const second = await send({ ...whole, number: `${whole.number.slice(0, -1)}x` })
    expect(second.invoice).toMatchObject({ status: 'exception', problems: ['quantity'] })
    expect((await send(written([glove(10), vest(5)]))).invoice).toMatchObject({ status: 'matched' })
  })

  test('a red invoice whose difference was accepted counts towards what reverses its original', async () => {
    const { glove, vest, written, send, giveBack, state, clerk, tenant } = await invoicing()
    const blue = written([glove(10), vest(5)])
    const { invoice } = await send(blue)
    await giveBack(4)
    await state(monthBefore)
    const part = await send(written([glove(-4, '-150.00')], { reverses: blue.number }))
    expect(part.invoice).toMatchObject({ status: 'exception', problems: ['price'], difference: '-9.20' })
    const accept = () => as(clerk, contract.overrideMatch, { ...at(part.invoice!), reason: '差额已确认' })
    const giveUp = async (id: string) =>
      as(clerk, contract.returnInvoice, { ...at(await as(clerk, findInvoice, { id })), reason: '误' })
    const ofBlue = 'select reversed from invoices.invoices where tenant_id = $1 and not is_red'
    const reversed = async () => (await owner.query(ofBlue, [tenant.id])).rows
    await giveUp(invoice!.id)
    expect(await refusalOf(accept())).toBe('invoice.blueMissing')
    expect((await send(blue)).invoice).toMatchObject({ id: invoice!.id, status: 'matched' })
    expect(await accept()).toMatchObject({ status: 'matched' })
    expect(await reversed()).toEqual([{ reversed: '150.00' }])
    expect(await refusalOf(giveUp(invoice!.id))).toBe('invoice.hasRed')
    const whole = await send(written([glove(-10), vest(-5)], { reverses: blue.number }))
    expect(whole.invoice).toMatchObject({ status: 'exception', problems: ['quantity'] })
    await giveUp(part.invoice!.id)
    expect(await reversed()).toEqual([{ reversed: '0.00' }])
    expect(await as(clerk, contract.rematchInvoice, at(whole.invoice!))).toMatchObject({ status: 'matched' })
    const again = await send(written([glove(-4, '-150.00')], { reverses: blue.number }))
    expect(again.invoice).toMatchObject({ status: 'exception', problems: ['quantity'] })
  })

  test('an accepted difference is never more than what is left of the original', async () => {
    const { glove, vest, written, send, giveBack, state, clerk } = await invoicing()
    const blue = written([glove(10), vest(5)])
    await send(blue)
    await giveBack(4)
    await state(monthBefore)
    const part = await send(written([glove(-4, '-150.00')], { reverses: blue.number }))
    const whole = await send(written([glove(-10), vest(-5)], { reverses: blue.number }))
    expect(whole.invoice).toMatchObject({ status: 'matched' })
    const accepted = as(clerk, contract.overrideMatch, { ...at(part.invoice!), reason: '差额已确认' })
    expect(await refusalOf(accepted)).toBe('invoice.reversedTooMuch')
  })

  test('a red invoice that waits for its original is matched once the difference of that is accepted', async () => {
    const { glove, vest, written, send, clerk, balances } = await invoicing()
    const blue = written([glove(10, '357.20'), vest(5)])
    const red = await send(written([glove(-10, '-357.20'), vest(-5)], { reverses: blue.number }))
    expect(red.invoice).toMatchObject({ status: 'exception', problems: ['redWithoutBlue'] })
    const { invoice } = await send(blue)
    expect(invoice).toMatchObject({ status: 'exception', problems: ['price'] })
    await withWorker(clerk.tenantId, async () => {
      await as(clerk, contract.overrideMatch, { ...at(invoice!), reason: '涨价已确认' })
      await expect
        .poll(async () => (await as(clerk, findInvoice, { id: red.invoice!.id })).status, { timeout: 20_000 })
        .toBe('matched')
    })
    expect(await balances()).toEqual({ pieces: 0, gross: '0.00' })
  })
})
