import type { Block, BlockOf, FloorTab } from '#contract/home/blocks.ts'
import type { BlockData, HomeColumn, RankedSupplier } from '#contract/home/home.ts'
import { sum } from '#contract/kit/money.ts'
import { projectKinds } from '#contract/sourcing/projectStates.ts'
import { type WinNotice, winTypes } from '#contract/sourcing/result.ts'
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

/** Receives errors of blocks that could not be read. */
export type OnFailure = (error: unknown, block: Block) => void

type Content = Omit<BlockData, 'id' | 'hasFailed'>

/** Content of a block, with a number that is unique in this process. */
export interface ReadBlock {
  readonly number: number
  readonly data: BlockData
}

/** Cache time: people with the same access see content at most this old. */
export const keptMs = 5_000
const kept = memory<{ readonly number: number; readonly content: Content }>(keptMs, 2_000)
let lastNumber = 0
const failedNumber = 0

/** Maximum number of articles; tabs show some at a time and scroll. */
const mostArticles = 10

const permissionOf = { inquiry: '1000201', bidding: '1000202', fixed: '1000211' } as const

/** Shared content of a block; undefined if it only has settings, or shows personal content. */
export async function readBlock(
  db: Db,
  actor: Actor,
  block: Block,
  { isCounted, onFailure }: { readonly isCounted: boolean; readonly onFailure: OnFailure },
): Promise<ReadBlock | undefined> {
  const wanted = wantedOf(actor, block, isCounted)
  if (wanted === undefined) return undefined
  const key = JSON.stringify([actor.tenantId, block.kind, isCounted, wanted.by])
  try {
    const { number, content } = await kept.getOrMake(key, '', async () => ({
      content: await wanted.read(db),
      number: ++lastNumber,
    }))
    return { number, data: { id: block.id, hasFailed: false, ...content } }
  } catch (error) {
    // A database outage fails the page; other errors affect only this block.
    if (outageOf(error) !== undefined) throw error
    onFailure(error, block)
    return { number: failedNumber, data: { id: block.id, hasFailed: true } }
  }
}

interface Wanted {
  /** Cache key of the content. */
  readonly by: unknown
  readonly read: (db: Db) => Promise<Content>
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
      return { by: null, read: async (db) => ({ figures: await presentStatistic(db) }) }
    case 'carousel':
      return block.hasFigures ? { by: null, read: async (db) => ({ figures: await presentStatistic(db) }) } : undefined
    default:
      return undefined
  }
}

/** Project floor: kinds of projects that the department has the permission for. */
function floorOf({ projects, tabs, most }: BlockOf<'projectFloor'>, isCounted: boolean): Wanted {
  const kinds = (projects === 'all' ? projectKinds : [projects]).filter((kind) =>
    floorPermissions.includes(permissionOf[kind]),
  )
  const read = async (db: Db, tab: FloorTab) => {
    const states = tab === 'results' ? floorStates.over : floorStates.open
    const rows = await findFloor(db, { kinds, states, soon: tab === 'soon', limit: most })
    return { tab, cards: rows.map((row) => presentCard(row, isCounted)) }
  }
  return {
    by: [projects, tabs, most],
    read: async (db) => {
      const floors = []
      for (const tab of tabs) floors.push(await read(db, tab))
      return { floors, firstTab: firstTabOf(floors) }
    },
  }
}

type Floors = NonNullable<BlockData['floors']>
const isFilled = ({ cards }: Floors[number]) => cards.length > 0

/** The latest projects, or without any the next list that has some. */
function firstTabOf(floors: Floors): FloorTab {
  const usual = floors.find(({ tab }) => tab === 'latest') ?? floors[0]!
  return [usual, ...floors].find(isFilled)?.tab ?? usual.tab
}

/** Whether a block is left out of the page because it has nothing to show. */
export const isLeftOut = (block: Block, data: BlockData | undefined): boolean =>
  block.kind === 'projectFloor' && block.isHiddenWhenEmpty && data?.floors?.some(isFilled) === false

/** If counts are hidden, the ranking keeps its order but not the numbers of wins. */
function rankingOf({ most }: BlockOf<'supplierRanking'>, isCounted: boolean): Wanted {
  const present = (each: RankedSupplier) => ({ ...each, wins: isCounted ? each.wins : null })
  return { by: most, read: async (db) => ({ ranking: (await findRankedSuppliers(db, most)).map(present) }) }
}

function columnsOf(actor: Actor, { kind, columns, rows }: BlockOf<'noticeTabs'> | BlockOf<'announcementArea'>): Wanted {
  const reader = readerOf(actor)
  const most = kind === 'noticeTabs' ? mostArticles : rows
  return {
    by: [columns, most, reader.entrance, reader.entrance === null ? null : reader.deptPath],
    read: async (db) => {
      const found = Map.groupBy(await findColumnArticles(db, { reader, columns, max: most }), ({ value }) => value)
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
            isTop: row.pin_place !== null,
          },
        ],
  )
  return [{ id: first.column_id, value: first.value, name: first.name, enName: first.en_name, articles }]
}

/** Winners that are read for twenty projects, some of which have several. */
const mostWinners = 100

/** One notice per project: its suppliers together, with the sum of their amounts. */
const byProject = (winners: readonly WinNotice[]): WinNotice[] =>
  [...Map.groupBy(winners, ({ inquiryId }) => inquiryId).values()].map((all) => ({
    ...all[0]!,
    supplierName: all.map(({ supplierName }) => supplierName).join('、'),
    amount: sum(all.map(({ amount }) => amount)),
  }))

function winnersOf({ type, most }: BlockOf<'winningNotices'>): Wanted {
  const kind = projectKinds.find((each) => winTypes[each] === type) ?? null
  return {
    by: [type, most],
    read: async (db) => ({
      winners: byProject((await findLatestWinners(db, mostWinners, kind)).map(presentWinner)).slice(0, most),
    }),
  }
}
