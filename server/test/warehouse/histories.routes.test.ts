import { expect, test } from 'vitest'
import { decimal } from '#contract/kit/money.ts'
import * as counts from '#contract/warehouse/counts.ts'
import * as issues from '#contract/warehouse/issues.ts'
import { verifyLedger } from '#modules/ledger/index.ts'
import { randomOf } from '#server/demo/random.ts'
import { as } from '#test/app.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'
import { at, createStocking } from './stocking.ts'

const price = 3520
const yuan = (cents: number) => decimal(BigInt(cents) * 100n)

/** Request for goods on its way: pieces that are held for it, issued and given back. */
interface Asked {
  readonly id: string
  held: number
  issued: number
  back: number
  isSigned: boolean
}

/** Moves of one item in random steps, and the pieces and yuan that a person with paper and pencil would have. */
async function history(seed: number) {
  const stocking = await createStocking()
  const { tenant, dept, keeper, manager, requester, budgetFor, received, putAll, find, request, onHand, main } =
    stocking
  const random = randomOf(45, seed)
  await budgetFor(dept.id, '2000')
  const model = { receipts: 0, lost: 0, found: 0 }
  const all: Asked[] = []
  const total = (of: (one: Asked) => number) => all.reduce((sum, one) => sum + of(one), 0)
  const stock = () => model.receipts * 10 - model.lost + model.found - total(({ issued, back }) => issued - back)
  let itemId = ''

  const steps = {
    receive: async () => {
      const { document } = await received()
      const { id } = await putAll(document.id)
      itemId = (await find(id)).lines.find(({ name }) => name.includes('手套'))!.itemId
      model.receipts += 1
    },
    request: async () => {
      const free = stock() - total(({ held }) => held)
      const quantity = random.whole(1, Math.max(1, Math.min(4, free)))
      if (free < quantity) return
      const { id } = await request(itemId, String(quantity))
      all.push({ id, held: quantity, issued: 0, back: 0, isSigned: false })
    },
    issue: async () => {
      const one = all.find(({ held }) => held > 0)
      if (!one) return
      const document = await find(one.id)
      const pick = document.lines[0]!.picks.find(({ quantity, done }) => Number(quantity) > Number(done))!
      const quantity = random.whole(1, Number(pick.quantity) - Number(pick.done))
      const lines = [{ pickId: pick.id, quantity: String(quantity) }]
      await as(keeper, issues.issueStock, { ...at(document), lines })
      one.held -= quantity
      one.issued += quantity
    },
    cancel: async () => {
      const one = all.find(({ held }) => held > 0)
      if (!one) return
      await as(keeper, issues.cancelIssue, { ...at(await find(one.id)), reason: '库位破损' })
      one.held = 0
    },
    giveBack: async () => {
      const one = all.find(({ held, issued, back }) => held === 0 && issued > back)
      if (!one) return
      if (!one.isSigned) await as(requester, issues.signIssue, at(await find(one.id, requester)))
      one.isSigned = true
      const document = await find(one.id, requester)
      const pick = document.lines[0]!.picks.find(({ done, arrived }) => Number(done) > Number(arrived))!
      const quantity = random.whole(1, Number(pick.done) - Number(pick.arrived))
      const lines = [{ pickId: pick.id, quantity: String(quantity) }]
      const { id } = await as(requester, issues.giveBackIssue, { ...at(document), note: '用不完', lines })
      await putAll(id)
      one.back += quantity
    },
    count: async () => {
      const warehouseId = main.warehouse.id
      const { id } = await as(keeper, counts.createCount, { warehouseId, placeIds: [], note: '' })
      const { records } = await as(keeper, counts.listCountRows, { documentId: id, limit: 50 })
      let difference = 0
      for (const row of records) {
        const { rows } = await owner.query<{ on_hand: string; held: string }>(
          `select b.on_hand, b.held from warehouse.count_rows c
           join warehouse.balances b on b.tenant_id = c.tenant_id and b.place_id = c.place_id and b.batch_id = c.batch_id
           where c.tenant_id = $1 and c.id = $2`,
          [tenant.id, row.id],
        )
        const [there, held] = [Number(rows[0]!.on_hand), Number(rows[0]!.held)]
        const change = row.name.includes('手套') && difference === 0 ? random.pick([0, -1, -2]) : 0
        const counted = Math.max(held, there + change)
        difference += counted - there
        await as(keeper, counts.scanCount, { id, rowId: row.id, counted: String(counted) })
      }
      const submitted = await as(keeper, counts.submitCount, at(await find(id)))
      if (submitted.status === 'review') await as(manager, counts.confirmCount, { ...at(submitted), reason: '已复点' })
      model.lost -= difference
    },
  }

  const compare = async () => {
    const [held, used] = [total((one) => one.held), total(({ issued, back }) => issued - back)]
    // The first issue of a request commits all that was reserved for it.
    const reserved = total((one) => (one.issued === 0 ? one.held : 0))
    const row = await onHand(itemId)
    expect([Number(row?.onHand ?? 0), Number(row?.held ?? 0)]).toEqual([stock(), held])
    const { rows } = await owner.query<{ dept_id: string; available: string; frozen: string; committed: string }>(
      `select a.dept_id, a.available, a.frozen, c.available as committed from ledger.accounts a
       join ledger.accounts c on c.tenant_id = a.tenant_id and c.of_id = a.id and c.kind = 'committed'
       where a.tenant_id = $1 and a.kind = 'budget'`,
      [tenant.id],
    )
    const of = (id: string) => rows.find(({ dept_id: owned }) => owned === id)!
    expect(of(dept.id)).toMatchObject({
      available: yuan(200_000 - (held + used) * price),
      frozen: yuan(reserved * price),
      committed: yuan((held + used - reserved) * price),
    })
    // The department that has bought the goods gets back what others use of them.
    expect(of(tenant.root.id)).toMatchObject({
      available: yuan(10_000_000 - model.receipts * 15 * price + used * price),
      committed: yuan(model.receipts * 15 * price),
    })
    const value = await owner.query<{ value: string }>(
      `select coalesce(sum(b.on_hand * t.unit_price), 0)::numeric(18, 2)::text as value from warehouse.balances b
       join warehouse.batches t on t.tenant_id = b.tenant_id and t.id = b.batch_id
       where b.tenant_id = $1 and not b.is_outside and t.item_id = $2`,
      [tenant.id, itemId],
    )
    expect(value.rows[0]!.value).toBe(yuan(stock() * price))
    expect(await stocking.faults()).toEqual([])
  }
  return { steps, compare, random }
}

test.each([1, 2, 3])(
  'history %i of stock: pieces, value and budgets agree with a model',
  async (seed) => {
    const { steps, compare, random } = await history(seed)
    const names = Object.keys(steps) as (keyof typeof steps)[]
    await steps.receive()
    for (let step = 0; step < 24; step += 1) {
      await steps[random.pick(names)]()
      await compare()
    }
    expect(await verifyLedger(owner)).toEqual([])
  },
  120_000,
)
