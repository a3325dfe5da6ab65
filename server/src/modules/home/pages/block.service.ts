import type { Block, BlockOf, FloorTab } from '#contract/home/blocks.ts'
import type { BlockData, HomeColumn, RankedSupplier } from '#contract/home/home.ts'
import { projectKinds } from '#contract/sourcing/projectStates.ts'
import { winTypes } from '#contract/sourcing/result.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { outageOf } from '#kit/database/database.errors.ts'
import { memory } from '#kit/memory.ts'
import { coverOf, findColumnArticles, readerOf } from '#modules/notices/index.ts'
import {
  findFloor,
  findLatestWinners,
  findRankedSuppliers,
  floorPermissions,
  floorStates,
  presentCard,
  presentStatistic,
  presentWinner,
} from '#modules/sourcing/index.ts'

/** Receives why a block could not be read. */
export type OnFailure = (error: unknown, block: Block) => void

type Content = Omit<BlockData, 'id' | 'hasFailed'>

/** What a block shows, by a number that nothing else has that was read in this process. */
export interface ReadBlock {
  readonly number: number
  readonly data: BlockData
}

/** Everybody who may read the same sees what was read at most so long ago. */
export const keptMs = 5_000
const kept = memory<{ readonly number: number; readonly content: Content }>(keptMs, 2_000)
let lastNumber = 0
const failedNumber = 0

/** Tabs show some of them at a time, and scroll. */
const mostArticles = 10

const permissionOf = { inquiry: '1000201', bidding: '1000202', fixed: '1000211' } as const

/**
 * What a block shows to everybody; undefined for one that shows nothing but its settings, or what is a person's own.
 */
export async function readBlock(
  sql: Db,
  actor: Actor,
  block: Block,
  { isCounted, onFailure }: { readonly isCounted: boolean; readonly onFailure: OnFailure },
): Promise<ReadBlock | undefined> {
  const wanted = wantedOf(actor, block, isCounted)
  if (wanted === undefined) return undefined
  const key = JSON.stringify([actor.tenantId, block.kind, isCounted, wanted.by])
  try {
    const { number, content } = await kept.getOrMake(key, '', async () => ({
      content: await wanted.read(sql),
      number: ++lastNumber,
    }))
    return { number, data: { id: block.id, hasFailed: false, ...content } }
  } catch (error) {
    // Without a database there is no page; anything else is the trouble of this block alone.
    if (outageOf(error) !== undefined) throw error
    onFailure(error, block)
    return { number: failedNumber, data: { id: block.id, hasFailed: true } }
  }
}

interface Wanted {
  /** What the answer depends on. */
  readonly by: unknown
  readonly read: (sql: Db) => Promise<Content>
}

function wantedOf(actor: Actor, block: Block, isCounted: boolean): Wanted | undefined {
  switch (block.kind) {
    case 'projectFloor':
      return floorOf(block, isCounted)
    case 'noticeTabs':
    case 'announcementArea':
      return columnsOf(actor, block)
    case 'winningNotices':
      return winnersOf(block)
    case 'supplierRanking':
      return rankingOf(block, isCounted)
    case 'statistics':
      return { by: null, read: async (sql) => ({ figures: await presentStatistic(sql) }) }
    case 'carousel':
      return block.hasFigures
        ? { by: null, read: async (sql) => ({ figures: await presentStatistic(sql) }) }
        : undefined
    default:
      return undefined
  }
}

/** A floor shows the kinds of projects whose permission the department has. */
function floorOf({ projects, tabs, most }: BlockOf<'projectFloor'>, isCounted: boolean): Wanted {
  const kinds = (projects === 'all' ? projectKinds : [projects]).filter((kind) =>
    floorPermissions.includes(permissionOf[kind]),
  )
  const read = async (sql: Db, tab: FloorTab) => {
    const states = tab === 'results' ? floorStates.over : floorStates.open
    const rows = await findFloor(sql, { kinds, states, soon: tab === 'soon', limit: most })
    return { tab, cards: rows.map((row) => presentCard(row, isCounted)) }
  }
  return {
    by: [projects, tabs, most],
    read: async (sql) => {
      const floors = []
      for (const tab of tabs) floors.push(await read(sql, tab))
      return { floors }
    },
  }
}

/** Without figures the order is left, which says who has won most and not how often. */
function rankingOf({ most }: BlockOf<'supplierRanking'>, isCounted: boolean): Wanted {
  const present = (each: RankedSupplier) => ({ ...each, wins: isCounted ? each.wins : null })
  return { by: most, read: async (sql) => ({ ranking: (await findRankedSuppliers(sql, most)).map(present) }) }
}

function columnsOf(actor: Actor, { kind, columns, rows }: BlockOf<'noticeTabs'> | BlockOf<'announcementArea'>): Wanted {
  const reader = readerOf(actor)
  const most = kind === 'noticeTabs' ? mostArticles : rows
  return {
    by: [columns, most, reader.entrance, reader.entrance === null ? null : reader.deptPath],
    read: async (sql) => {
      const found = Map.groupBy(await findColumnArticles(sql, { reader, columns, most }), ({ value }) => value)
      return { columns: columns.flatMap((value) => presentColumn(found.get(value) ?? [])) }
    },
  }
}

function presentColumn(rows: Awaited<ReturnType<typeof findColumnArticles>>): HomeColumn[] {
  const [first] = rows
  if (!first) return []
  const articles = rows.flatMap((row) =>
    row.id === null
      ? []
      : [
          {
            id: row.id,
            articleType: row.type!,
            colunmsName: row.own_name!,
            colunmsEnName: row.own_en_name!,
            title: row.title!,
            excerpt: row.excerpt!,
            cover: coverOf({ cover_key: row.cover_key! }),
            isForEveryone: row.audience === 'all',
            issueDate: row.issued_on!,
            modifyTime: row.published_at!.toISOString(),
          },
        ],
  )
  return [{ id: first.column_id, value: first.value, name: first.name, enName: first.en_name, articles }]
}

function winnersOf({ type, most }: BlockOf<'winningNotices'>): Wanted {
  const kind = projectKinds.find((each) => winTypes[each] === type) ?? null
  return {
    by: [type, most],
    read: async (sql) => ({ winners: (await findLatestWinners(sql, most, kind)).map(presentWinner) }),
  }
}
