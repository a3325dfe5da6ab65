import type { Database } from '#kit/database/database.ts'
import type { EventStream } from '#kit/http/eventStream.ts'
import type { AuctionAudience } from '#sealing/auction/view.ts'
import { databaseTime } from '../../projects/project.store.ts'
import { auctionTopic } from '../auction.job.ts'
import { findFolded, type Folded, keepFolded } from '../folded.service.ts'
import { frameOf } from './frame.ts'
import { findRefusals } from '../entry.store.ts'

/** Somebody who watches an auction. */
interface Watcher {
  readonly stream: EventStream
  readonly audience: AuctionAudience
  /** Number of the last entry that was sent. */
  last: number
}

interface Room {
  readonly watchers: Set<Watcher>
  readonly stop: () => void
  readonly tell: () => void
}

/** Open rooms of this process, by tenant and project: one read and one frame for each audience serve all watchers. */
const rooms = new Map<string, Room>()
const nameOf = (tenantId: string, projectId: string): string => `${tenantId} ${projectId}`

/** First frame at once, the next ones not closer together than this. */
const frameEveryMs = 100
/** Rooms also look by themselves, in case a signal was lost. */
const lookEveryMs = 1000

/** Numbers of the bidders who are connected to this process. */
export const onlineIn = (tenantId: string, projectId: string): number[] => [
  ...new Set(
    [...(rooms.get(nameOf(tenantId, projectId))?.watchers ?? [])].flatMap(({ audience }) =>
      typeof audience === 'number' ? [audience] : [],
    ),
  ),
]

/** Tells the watchers of this process that something is new. */
export const tellRooms = (tenantId: string, projectId: string): void => rooms.get(nameOf(tenantId, projectId))?.tell()

/** Watches an auction until the returned function is called. */
export function watch(
  database: Database,
  tenantId: string,
  projectId: string,
  {
    stream,
    audience,
    last,
  }: { readonly stream: EventStream; readonly audience: AuctionAudience; readonly last: number },
): () => void {
  const name = nameOf(tenantId, projectId)
  const room = rooms.get(name) ?? openRoom(database, tenantId, projectId)
  rooms.set(name, room)
  const watcher: Watcher = { stream, audience, last }
  room.watchers.add(watcher)
  // Others see who has come.
  if (typeof audience === 'number') room.tell()
  return () => {
    room.watchers.delete(watcher)
    if (room.watchers.size > 0) return void (typeof audience === 'number' && room.tell())
    room.stop()
    if (rooms.get(name) === room) rooms.delete(name)
  }
}

function openRoom(database: Database, tenantId: string, projectId: string): Room {
  const watchers = new Set<Watcher>()
  let timer: NodeJS.Timeout | undefined
  let lastAt = 0
  let shown = ''
  const look = async () => {
    timer = undefined
    lastAt = performance.now()
    const found = await database.read(tenantId, async (db) => {
      const folded = await findFolded(db, tenantId, projectId)
      const isWatched = [...watchers].some(({ audience }) => audience === 'organiser')
      if (!folded) return undefined
      const refusals = isWatched ? await findRefusals(db, projectId) : []
      return { folded, refusals, now: (await databaseTime(db)).getTime() }
    })
    if (!found) return
    keepFolded(tenantId, found.folded)
    const online = onlineIn(tenantId, projectId)
    const state = `${found.folded.row.seq} ${online.join(',')} ${found.refusals[0]?.id ?? ''} ${weightsIn(found.folded)}`
    // Who came while entries were written has missed them, though the others have them.
    const isBehind = [...watchers].some(({ last }) => last < found.folded.row.seq)
    if (state === shown && !isBehind) return
    shown = state
    push(watchers, found.folded, { online, refusals: found.refusals, now: found.now })
  }
  // A failed read is repeated by the next look.
  const run = () => void look().catch(() => undefined)
  const tell = () => {
    timer ??= setTimeout(run, Math.max(0, frameEveryMs - (performance.now() - lastAt)))
  }
  const unsubscribe = database.signals.subscribe(tenantId, auctionTopic(projectId), tell)
  const looking = setInterval(tell, lookEveryMs)
  return {
    watchers,
    tell,
    stop: () => {
      unsubscribe()
      clearInterval(looking)
      clearTimeout(timer)
    },
  }
}

/** Bidders and their weights, which change without an entry until it begins. */
const weightsIn = ({ bidders, row }: Folded): string =>
  row.seq > 0 ? '' : bidders.map(({ addition, factor }) => `${addition} ${factor}`).join(',')

type Extra = Parameters<typeof frameOf>[1]

function push(watchers: ReadonlySet<Watcher>, folded: Folded, extra: Omit<Extra, 'audience' | 'from'>): void {
  const made = new Map<string, ReturnType<typeof frameOf>>()
  for (const watcher of watchers) {
    const { audience, last } = watcher
    const key = `${audience} ${last}`
    const frame = made.get(key) ?? frameOf(folded, { ...extra, audience, from: last })
    made.set(key, frame)
    watcher.stream.send('frame', frame, String(frame.view.seq))
    watcher.last = frame.view.seq
  }
}
