import { expect, test } from 'vitest'
import { findInvoice, listInvoices } from '#contract/invoices/invoices.ts'
import { monthAfter } from '#contract/kit/calendar.ts'
import { compare as compareMoney, decimal, sum, units } from '#contract/kit/money.ts'
import * as requests from '#contract/payments/requests.ts'
import { approveInvoice, listToInvoice, returnInvoice } from '#contract/settlement/matching/matching.ts'
import { listPayables, releasePayable } from '#contract/settlement/payables.ts'
import * as red from '#contract/settlement/red/redForms.ts'
import { bureauSimulator } from '#kit/taxBureau/taxBureau.simulator.ts'
import { bookOrder } from '#modules/settlement/index.ts'
import { askRedForms } from '#modules/settlement/red/red.bureau.service.ts'
import { randomOf } from '#server/demo/random.ts'
import { as, clock, contents, database, jobContext } from '#test/app.ts'
import { at, createPaying, today } from '#test/payments/paying.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'
import { invoicing, lastMonth } from './invoicing.ts'

const price = 3520n
const ordered = 15n
/** Ten-thousandths of a yuan in a cent. */
const cent = 100n
const yuan = (cents: bigint) => decimal(cents * cent)
const centsOf = (amount: string) => units(amount) / cent

const isOpen = (rest: string) => compareMoney(rest, '0') > 0

interface Blue {
  readonly id: string
  readonly pieces: bigint
  readonly gloves: bigint
  isApproved: boolean
}

/**
 * A year of one order in random steps, compared after each with sums that know nothing of statements, matches and
 * payables: pieces that were received, given back, invoiced, reversed and paid.
 */
async function history(seed: number) {
  const market = await invoicing()
  const paying = await createPaying(market)
  await paying.payee()
  const { tenant, orderId, seller, clerk, written, glove, vest, send, giveBack, state } = market
  const random = randomOf(41, seed)
  const blues: Blue[] = []
  const model = { returned: 0n, stated: 0n, reversed: 0n, paid: 0n, months: 0, minutes: 0 }
  const invoiced = (isApproved = false) =>
    blues.filter((blue) => !isApproved || blue.isApproved).reduce((all, { pieces }) => all + pieces, 0n)

  const openPieces = async () => {
    const { rows } = await owner.query<{ name: string; open: number }>(
      `select l.name, sum(b.pieces - b.offset_pieces - b.invoiced_pieces)::int as open
       from settlement.balances b join settlement.lines l on l.tenant_id = b.tenant_id and l.id = b.id
       where b.tenant_id = $1 and b.pieces > 0 and b.statement_id is not null group by l.name`,
      [tenant.id],
    )
    const of = (name: string) => rows.find((row) => row.name.includes(name))?.open ?? 0
    return { gloves: of('手套'), vests: of('背心') }
  }
  const bureau = bureauSimulator({ now: () => minutesLater() })
  const minutesLater = () => new Date(clock().getTime() + model.minutes * 60_000)
  const ask = async (after: number) => {
    model.minutes += after
    await askRedForms({ bureau, contents })(jobContext(tenant.id, minutesLater()))
  }
  const payableRows = () => paying.rows()

  const steps = {
    invoice: async (share = random.next()) => {
      const open = await openPieces()
      const gloves = Math.min(open.gloves, Math.ceil(open.gloves * share))
      const vests = Math.min(open.vests, Math.round(open.vests * share))
      if (gloves + vests === 0) return
      const lines = [...(gloves > 0 ? [glove(gloves)] : []), ...(vests > 0 ? [vest(vests)] : [])]
      const { invoice } = await send(written(lines))
      expect(invoice).toMatchObject({ status: 'matched' })
      blues.push({ id: invoice!.id, pieces: BigInt(gloves + vests), gloves: BigInt(gloves), isApproved: false })
    },
    approve: async () => {
      const blue = blues.find(({ isApproved }) => !isApproved)
      if (!blue) return
      await as(clerk, approveInvoice, at(await as(clerk, findInvoice, { id: blue.id })))
      blue.isApproved = true
    },
    giveInvoiceBack: async () => {
      const place = blues.findIndex(({ isApproved }) => !isApproved)
      if (place < 0) return
      const [blue] = blues.splice(place, 1)
      const found = await as(clerk, findInvoice, { id: blue!.id })
      await as(clerk, returnInvoice, { ...at(found), reason: '抬头有误' })
    },
    giveGoodsBack: async () => {
      const left = 10 - Number(model.returned)
      if (left < 1) return
      const pieces = random.whole(1, Math.min(3, left))
      await giveBack(pieces)
      await database.write(tenant.id, (tx) => bookOrder(tx, orderId))
      model.returned += BigInt(pieces)
    },
    state: async () => {
      if (model.stated === model.returned) return
      model.months += 1
      await state(monthAfter(lastMonth, -model.months))
      model.stated = model.returned
    },
    redLetter: async (isRevoked = random.chance(0.2)) => {
      const dues = (await as(clerk, red.listRedDues, {})).records
      const due = dues.find(
        ({ blueId, isOpen }) => !isOpen && blues.some(({ id, isApproved }) => id === blueId && isApproved),
      )
      if (!due) return
      const started = await as(clerk, red.startRedForm, { blueId: due.blueId, reasonCode: due.reasonCode })
      const form = async () => as(clerk, red.findRedForm, { id: started.id })
      await ask(1)
      if (isRevoked) {
        await as(clerk, red.revokeRedForm, { ...at(await form()), reason: '重新核对' })
        await ask(1)
        expect(await form()).toMatchObject({ status: 'revoked' })
        return
      }
      await as(seller, red.confirmRedForm, at(await as(seller, red.findRedForm, { id: started.id })))
      await ask(1)
      await ask(10)
      const issued = await form()
      expect(issued).toMatchObject({ status: 'issued', redStatus: 'matched', gross: due.gross })
      model.reversed -= centsOf(due.gross)
      const reds = (await as(clerk, listInvoices, { colour: 'red', limit: 50 })).records
      await as(clerk, approveInvoice, at(reds.find(({ number }) => number === issued.redNumber)!))
    },
    pay: async (outcome: 'paid' | 'bounced' | 'rejected' = random.pick(['paid', 'paid', 'bounced', 'rejected'])) => {
      const open = (await payableRows()).filter(({ rest, holds }) => isOpen(rest!) && holds.length === 0)
      if (open.length === 0) return
      const submitted = await paying.submit(await paying.draft(...open.map(({ id }) => id!)))
      const decided = await paying.decide(submitted.id, outcome === 'rejected' ? 'reject' : 'agree')
      if (outcome === 'rejected') {
        await as(paying.clerk, requests.discardPaymentRequest, at(decided))
        return
      }
      // Credits may cover everything, so no money moves.
      if (decided.status === 'paid') return
      const seen = await paying.find(decided.id, paying.cashier)
      const bankRef = `B${String(seed)}-${seen.requestNo}`
      const paid = await as(paying.cashier, requests.markRequestPaid, { ...at(seen), paidOn: today(), bankRef })
      model.paid += centsOf(paid.total)
      if (outcome === 'paid') return
      await as(paying.cashier, requests.bouncePayment, { ...at(paid), reason: '账号不存在' })
      model.paid -= centsOf(paid.total)
    },
    release: async () => {
      for (const held of (await as(paying.clerk, listPayables, { tab: 'all', limit: 50 })).records)
        if (held.holds.includes('bounced'))
          await as(paying.clerk, releasePayable, { ...at(held), reason: '账户已核对' })
    },
  }

  const compare = async () => {
    const rows = await payableRows()
    const of = (field: 'gross' | 'paid' | 'offset_amount' | 'rest' | 'reserved') =>
      sum(rows.map((row) => row[field] as string))
    const owed = yuan(invoiced(true) * price - model.reversed)
    expect([of('gross'), of('paid'), of('offset_amount'), of('reserved')]).toEqual([
      owed,
      yuan(model.paid),
      '0.00',
      '0.00',
    ])
    expect(of('rest')).toBe(yuan(invoiced(true) * price - model.reversed - model.paid))
    const { records } = await as(seller, listToInvoice, { limit: 50 })
    const open = sum(records.flatMap(({ gross, red: back }) => [gross, back]))
    expect(open).toBe(yuan((ordered - model.stated - invoiced()) * price + model.reversed))
    // What is invoiced beyond the pieces that are kept is due for a red letter.
    const beyond =
      blues.reduce((all, { gloves }) => all + gloves, 0n) * price - model.reversed - (10n - model.returned) * price
    const dues = (await as(clerk, red.listRedDues, { limit: 50 })).records
    expect(sum(dues.map(({ gross }) => gross))).toBe(yuan(beyond > 0n ? -beyond : 0n))
  }
  return { ...market, random, steps, compare, model, payableRows, blues }
}

test.each([1, 2, 3])(
  'history %i of receipts, returns, invoices, red letters and payments adds up',
  async (seed) => {
    const { random, steps, compare, model, payableRows, balances, seller, clerk, blues } = await history(seed)
    const names = Object.keys(steps) as (keyof typeof steps)[]
    for (let step = 0; step < 24; step += 1) {
      await steps[random.pick(names)]()
      await compare()
    }
    // The end: nothing is left to state, invoice, reverse or pay.
    await steps.state()
    for (let round = 0; round < 30; round += 1) {
      await steps.invoice(1)
      await steps.approve()
      await steps.redLetter(false)
      await steps.release()
      await steps.pay('paid')
    }
    const kept = ordered - model.returned
    expect(blues.every(({ isApproved }) => isApproved)).toBe(true)
    expect((await as(seller, listToInvoice, {})).records).toEqual([])
    expect((await as(clerk, red.listRedDues, {})).records).toEqual([])
    expect(await balances()).toEqual({ pieces: Number(kept), gross: yuan(kept * price) })
    const rows = await payableRows()
    expect(sum(rows.map(({ gross }) => gross!))).toBe(yuan(kept * price))
    expect(rows.filter(({ rest }) => isOpen(rest!))).toEqual([])
    expect(sum(rows.flatMap(({ rest, paid }) => [rest!, paid!]))).toBe(yuan(kept * price))
  },
  120_000,
)
