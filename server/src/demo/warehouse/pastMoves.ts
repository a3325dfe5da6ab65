import { dayOf } from '#contract/kit/calendar.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import type { JobContext } from '#kit/jobs/jobs.ts'
import { setTransactionTime } from '#kit/transactionTime.ts'
import * as stock from '#modules/warehouse/index.ts'
import { type Actors, actorsOf } from '../projects/actors.ts'
import { later } from '../projects/timetable.ts'
import { randomOf } from '../random.ts'
import { countReason, demoItems, issueNotes, openingNote, scrapNote, transferNote } from './demoItems.ts'
import {
  batchesIn,
  countRowsOf,
  documentOf,
  itemIds,
  linesToPut,
  picksToIssue,
  placesIn,
  waitingReceipts,
  warehouseIds,
} from './warehouse.store.ts'

const day = 24

interface Run {
  readonly tx: Tx
  readonly actors: Actors
  readonly now: Date
  readonly items: ReadonlyMap<string, string>
  readonly main: string
  readonly base: string
}
/** Something that happened, by its time. */
interface Step {
  readonly at: Date
  readonly act: (at: Date) => Promise<void>
}

const requesters = ['mengchunhe', 'yuehongfei', 'zhouyanqiu', 'baisuwen'] as const

/** Fills two warehouses with a year of moves, in the order in which they happened, by the module's own commands. */
export async function createPastMoves(tx: Tx, { now, tenantId }: JobContext): Promise<void> {
  const actors = await actorsOf(tx, tenantId)
  const warehouses = new Map((await warehouseIds(tx)).map(({ code, id }) => [code, id]))
  const [main, base] = [warehouses.get('CK01'), warehouses.get('CK02')]
  const keeper = actors.of('songwanzhao')
  if (main === undefined || base === undefined || !keeper) return
  const items = new Map((await itemIds(tx)).map(({ name, id }) => [name, id]))
  const run: Run = { tx, actors, now, items, main, base }
  const steps: Step[] = [
    { at: later(now, -360 * day), act: (at) => opening(run, at, main, 1, 'QC2025') },
    { at: later(now, -358 * day), act: (at) => opening(run, at, base, 0.4, 'QD2025') },
    { at: later(now, -150 * day), act: (at) => opening(run, at, main, 0.8, 'QC2026') },
    ...months(run),
    { at: later(now, -60 * day), act: (at) => transfer(run, at, true) },
    { at: later(now, -3 * day), act: (at) => transfer(run, at, false) },
    { at: later(now, -45 * day), act: (at) => count(run, at, 'done') },
    { at: later(now, -1.5 * day), act: (at) => count(run, at, 'review') },
    { at: later(now, -20 * day), act: (at) => scrap(run, at) },
    { at: later(now, -1 * day), act: (at) => issue(run, at, 90, 'waiting') },
    { at: later(now, -0.4 * day), act: (at) => issue(run, at, 91, 'waiting') },
    { at: later(now, -2 * day), act: (at) => issue(run, at, 92, 'issued') },
  ]
  await performed(tx, steps)
  await setTransactionTime(tx, now)
  const manager = { ...actors.of('shicangmin')!, now }
  for (const [index, { name, use }] of demoItems.entries())
    await stock.addReorderPoint(tx, manager, {
      warehouseId: main,
      itemId: items.get(name)!,
      minQuantity: String(index % 3 === 0 ? use * 14 : use),
      maxQuantity: String(index % 3 === 0 ? use * 20 : use * 6),
    })
}

const keeperAt = ({ actors }: Pick<Run, 'actors'>, at: Date): Actor => ({ ...actors.of('songwanzhao')!, now: at })

/** Performs steps in the order of their times. */
async function performed(tx: Tx, steps: readonly Step[]): Promise<void> {
  for (const { at, act } of steps.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    await setTransactionTime(tx, at)
    await act(at)
  }
}

/** Puts away what orders have brought, as far as it has waited for two days. */
export async function putPastReceiptsAway(tx: Tx, { now, tenantId }: JobContext): Promise<void> {
  const actors = await actorsOf(tx, tenantId)
  if (!actors.of('songwanzhao')) return
  const run = { tx, actors }
  const waiting = await waitingReceipts(tx, { before: later(now, -2 * day) })
  const steps = waiting.map(({ id, created_at: created }) => ({
    at: later(created, 5),
    act: (at: Date) => putAll(run, at, id),
  }))
  await performed(tx, steps)
}

/** Stock that was there before, in one batch of each item; old ones expire soon. */
async function opening(run: Run, at: Date, warehouseId: string, share: number, prefix: string): Promise<void> {
  const { tx, items } = run
  const actor = keeperAt(run, at)
  const lines = demoItems.map(({ name, use }) => ({
    itemId: items.get(name)!,
    quantity: String(Math.round(use * 13 * share)),
  }))
  const id = await stock.createOtherInbound(tx, actor, { warehouseId, note: openingNote, lines })
  await putAll(run, at, id, prefix)
}

/** Puts all of a document away; `batch`: its number, else that of the supplier. */
async function putAll(run: Pick<Run, 'tx' | 'actors'>, at: Date, id: string, batch?: string): Promise<void> {
  const { tx } = run
  const document = await documentOf.one(tx, { id })
  const places = await placesIn(tx, { warehouseId: document.warehouse_id })
  const lines = (await linesToPut(tx, { documentId: id })).map((line, index) => {
    const days = line.shelf_days
    // One item of the first stock has expired since.
    const expiresOn = days === 0 ? null : dayOf(later(at, Math.min(days, index === 2 ? 345 : days) * day))
    return {
      lineId: line.id,
      placeId: places[index % places.length]!.id,
      quantity: line.requested,
      batchNo: batch === undefined ? line.batch_no : `${batch}-${index + 1}`,
      producedOn: null,
      expiresOn,
    }
  })
  await stock.putAway(tx, keeperAt(run, at), { id, version: document.version, lines })
}

/** Two issues a month. */
const months = (run: Run): Step[] =>
  Array.from({ length: 22 }, (_, index) => ({
    at: later(run.now, -(345 - index * 15) * day + (index % 5)),
    act: (at: Date) => issue(run, at, index, 'signed'),
  }))

type Outcome = 'waiting' | 'issued' | 'signed'
async function issue(run: Run, at: Date, index: number, outcome: Outcome): Promise<void> {
  const { tx, actors, items, main } = run
  const requester = actors.of(requesters[index % requesters.length]!)
  if (!requester) return
  const random = randomOf(8800, index)
  const acting: Actor = { ...requester, now: at }
  const lines = [index, index + 3].map((place) => {
    const { name, use } = demoItems[place % demoItems.length]!
    return { itemId: items.get(name)!, quantity: String(Math.max(1, Math.round((use * random.whole(3, 9)) / 12))) }
  })
  const note = random.pick(issueNotes)
  const id = await stock.createIssue(tx, acting, { warehouseId: main, note, lines })
  if (outcome === 'waiting') return
  const { version } = await documentOf.one(tx, { id })
  const picks = await picksToIssue(tx, { documentId: id })
  await stock.issueStock(tx, keeperAt(run, at), {
    id,
    version,
    lines: picks.map((pick) => ({ pickId: pick.id, quantity: pick.quantity })),
  })
  if (outcome === 'issued') return
  await stock.signIssue(tx, acting, { id, version: version + 1 })
}

async function transfer(run: Run, at: Date, arrives: boolean): Promise<void> {
  const { tx, items, main, base } = run
  const actor = keeperAt(run, at)
  const lines = demoItems.slice(3, 6).map(({ name, use }) => ({ itemId: items.get(name)!, quantity: String(use) }))
  const id = await stock.createTransfer(tx, actor, {
    warehouseId: main,
    toWarehouseId: base,
    note: transferNote,
    lines,
  })
  const { version } = await documentOf.one(tx, { id })
  await stock.shipTransfer(tx, actor, { id, version })
  if (!arrives) return
  const [place] = await placesIn(tx, { warehouseId: base })
  const picks = await picksToIssue(tx, { documentId: id })
  await stock.arriveTransfer(tx, actor, {
    id,
    version: version + 1,
    lines: picks.map((pick) => ({ pickId: pick.id, placeId: place!.id, quantity: pick.quantity })),
  })
}

async function count(run: Run, at: Date, outcome: 'done' | 'review'): Promise<void> {
  const { tx, actors, base } = run
  const actor = keeperAt(run, at)
  const id = await stock.createCount(tx, actor, { warehouseId: base, placeIds: [], note: '' })
  for (const [index, row] of (await countRowsOf(tx, { documentId: id })).entries()) {
    const counted = index === 1 ? String(Number(row.on_hand) - 1) : row.on_hand
    await stock.scanCount(tx, actor, { id, rowId: row.id, counted })
  }
  const { version } = await documentOf.one(tx, { id })
  await stock.submitCount(tx, actor, { id, version })
  const manager = actors.of('shicangmin')
  if (outcome === 'review' || !manager) return
  await stock.confirmCount(tx, { ...manager, now: at }, { id, version: version + 1, reason: countReason })
}

/** The water of the first stock has expired. */
async function scrap(run: Run, at: Date): Promise<void> {
  const { tx, items, main } = run
  const actor = keeperAt(run, at)
  const found = await batchesIn(tx, { warehouseId: main, itemId: items.get(demoItems[2]!.name)! })
  const [batch] = found
  if (!batch) return
  const id = await stock.createScrap(tx, actor, {
    kind: 'scrap',
    warehouseId: main,
    note: scrapNote,
    lines: [{ placeId: batch.place_id, batchId: batch.batch_id, quantity: batch.free }],
  })
  const { version, status } = await documentOf.one(tx, { id })
  if (status === 'toExecute') await stock.executeScrap(tx, actor, { id, version })
}
