import { expect, test } from 'vitest'
import { listInvoices } from '#contract/invoices/invoices.ts'
import { sum } from '#contract/kit/money.ts'
import * as matching from '#contract/settlement/matching/matching.ts'
import * as contract from '#contract/settlement/red/redForms.ts'
import { bureauSimulator } from '#kit/taxBureau/taxBureau.simulator.ts'
import { bookOrder } from '#modules/settlement/index.ts'
import { as, clock, contents, database, jobContext, refusalOf, withWorker } from '#test/app.ts'
import { messagesOf } from '#test/notifications/messages.ts'
import { invoicing } from '#test/settlement/invoicing.ts'
import { askRedForms } from './red.bureau.service.ts'

const at = ({ id, version }: { readonly id: string; readonly version: number }) => ({ id, version })
const minutes = (count: number) => new Date(clock().getTime() + count * 60_000)

/** Ten gloves on two approved invoices, five each, of which so many came back. */
async function splitOver(pieces: number) {
  const market = await invoicing()
  const { glove, vest, written, send, giveBack, clerk, tenant, orderId, seller } = market
  const invoiced = async (lines: Parameters<typeof written>[0]) => {
    const invoice = (await send(written(lines))).invoice!
    await as(clerk, matching.approveInvoice, at(invoice))
    return invoice
  }
  const [first, second] = [await invoiced([glove(5)]), await invoiced([glove(5), vest(5)])]
  await giveBack(pieces)
  await database.write(tenant.id, (tx) => bookOrder(tx, orderId))
  let now = clock()
  const bureau = bureauSimulator({ now: () => now })
  const run = async (after: number) => {
    now = minutes(after)
    await askRedForms({ bureau, contents })(jobContext(tenant.id, now)).catch(() => {})
  }
  const due = async () => (await as(clerk, contract.listRedDues, {})).records
  const start = (blueId: string) => as(clerk, contract.startRedForm, { blueId, reasonCode: '02' })
  const forms = async () => (await as(clerk, contract.listRedForms, {})).records
  const findForm = (id: string) => as(clerk, contract.findRedForm, { id })
  return { ...market, first, second, run, due, start, forms, findForm, seller, clerk }
}

test('red letters: what is on several invoices is due of each as far as it has it, and no more', async () => {
  const { first, second, due, start, run, forms, findForm, seller, clerk, balances } = await splitOver(8)
  const dues = await due()
  expect(dues.map(({ gross }) => gross).toSorted()).toEqual(['-105.60', '-176.00'])
  expect(dues.map(({ blueId }) => blueId).toSorted()).toEqual([first.id, second.id].toSorted())
  const whole = dues.find(({ gross }) => gross === '-176.00')!
  const part = dues.find(({ gross }) => gross === '-105.60')!
  const one = await start(whole.blueId)
  expect(one).toMatchObject({ gross: '-176.00' })
  // The rest stays where it is while the letter is on its way.
  expect(await due()).toMatchObject([{ blueId: part.blueId, gross: '-105.60' }])
  expect(await refusalOf(start(whole.blueId))).toBe('redForm.nothingDue')
  const other = await start(part.blueId)
  expect(other).toMatchObject({ gross: '-105.60' })
  expect((await findForm(one.id)).rows.map(({ pieces }) => pieces)).toEqual([-5])
  expect((await findForm(other.id)).rows.map(({ pieces }) => pieces)).toEqual([-3])
  expect(await due()).toEqual([])
  await run(1)
  for (const { id } of await forms()) {
    const form = (await as(seller, contract.listSupplierRedForms, {})).records.find((each) => each.id === id)!
    await as(seller, contract.confirmRedForm, at(form))
  }
  await run(2)
  await run(10)
  const reds = (await as(clerk, listInvoices, { colour: 'red' })).records
  expect(sum(reds.map(({ gross }) => gross))).toBe('-281.60')
  for (const red of reds) await as(clerk, matching.approveInvoice, at(red))
  expect(await due()).toEqual([])
  expect(await balances()).toEqual({ pieces: 7, gross: '246.40' })
})

test('red letters: what one invoice has alone is due of that one', async () => {
  const { due } = await splitOver(4)
  expect((await due()).map(({ gross }) => gross)).toEqual(['-140.80'])
})

test('red letters: both sides learn that one was revoked, whichever did it', async () => {
  const { due, start, run, forms, clerk, seller, tenant } = await splitOver(2)
  const reported = async (person: typeof clerk) =>
    (await messagesOf(person)).map(({ title }) => title).filter((title) => title.includes('未完成')).length
  const { blueId } = (await due())[0]!
  await start(blueId)
  await run(1)
  await withWorker(tenant.id, async () => {
    await as(clerk, contract.revokeRedForm, { ...at((await forms())[0]!), reason: '重新核对' })
    await run(2)
    expect((await forms())[0]).toMatchObject({ status: 'revoked' })
    await expect.poll(() => reported(seller)).toBe(1)
    await expect.poll(() => reported(clerk)).toBe(1)
    await as(seller, contract.startRedForm, { blueId, reasonCode: '02' })
    await run(3)
    const mine = (await as(seller, contract.listSupplierRedForms, {})).records[0]!
    await as(seller, contract.revokeRedForm, { ...at(mine), reason: '开错' })
    await run(4)
    await expect.poll(() => reported(clerk)).toBe(2)
    await expect.poll(() => reported(seller)).toBe(2)
  })
})
