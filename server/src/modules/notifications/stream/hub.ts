import { setTimeout as delay } from 'node:timers/promises'
import type { Message, Pushed } from '#contract/notifications/messages.ts'
import type { Database, Db } from '#kit/database/database.ts'
import type { EventStream } from '#kit/http/eventStream.ts'
import { liveSessions } from '#modules/identity/index.ts'
import { presentMessage } from '../own/own.present.ts'
import { lastMessage, missedBy, newOf, unreadOfEach } from '../own/own.store.ts'
import { messagesTopic, ownTopic } from './messagesTopic.ts'

/** Open page of one person. */
export interface Stream {
  readonly userId: string
  readonly sessionId: string
  readonly events: EventStream
  /** Id of the last message sent to it. */
  lastId: bigint
}

/** Heartbeat: keeps the connection alive, and checks for missed signals and ended sessions. */
const beatMs = 15_000
/** After this time the page reconnects. */
const longestMs = 300_000
const maxAtOnce = 2000
const maxInEvent = 5
const maxPerPerson = 6
const maxAtBeat = 200
const beatPauseMs = 100

/**
 * Open pages of one tenant in this process. On a signal one statement reads the new messages for all of them, so the
 * number of statements does not depend on the number of receivers.
 */
export class Hub {
  readonly #streams = new Map<string, Set<Stream>>()
  readonly #topics = new Map<string, () => void>()
  readonly #stop: () => void
  #after: string | undefined
  #isLooking = false
  #isStale = false

  readonly database: Database
  readonly tenantId: string
  readonly now: () => Date
  constructor(database: Database, tenantId: string, now: () => Date) {
    this.database = database
    this.tenantId = tenantId
    this.now = now
    this.#stop = database.signals.subscribe(tenantId, messagesTopic, () => this.look())
  }

  get size(): number {
    let size = 0
    for (const each of this.#streams.values()) size += each.size
    return size
  }

  add(stream: Stream): void {
    const own = this.#streams.get(stream.userId) ?? new Set()
    this.#streams.set(stream.userId, own.add(stream))
    if (own.size === 1) {
      const { userId } = stream
      const again = () => void this.#showUnread([userId]).catch(() => undefined)
      this.#topics.set(userId, this.database.signals.subscribe(this.tenantId, ownTopic(userId), again))
    }
    // Closes the oldest page of a person with too many.
    if (own.size > maxPerPerson) own.values().next().value?.events.end()
  }

  /** The page was closed. */
  remove(stream: Stream): void {
    const own = this.#streams.get(stream.userId)
    if (!own?.delete(stream) || own.size > 0) return
    this.#streams.delete(stream.userId)
    this.#topics.get(stream.userId)?.()
    this.#topics.delete(stream.userId)
  }

  close(): void {
    this.#stop()
    for (const each of this.#streams.values()) for (const { events } of each) events.end()
  }

  /** Sends new messages to all pages. Signals that arrive meanwhile cause one more run. */
  look(): void {
    this.#isStale = true
    if (!this.#isLooking) void this.#lookUntilFresh()
  }

  async #lookUntilFresh(): Promise<void> {
    this.#isLooking = true
    try {
      while (this.#isStale) {
        this.#isStale = false
        await this.#lookOnce()
      }
    } catch {
      // After a failure the next signal or heartbeat tries again.
    } finally {
      this.#isLooking = false
    }
  }

  async #lookOnce(): Promise<void> {
    const { database, tenantId } = this
    this.#after ??= await database.read(tenantId, (db) => lastMessage(db))
    const userIds = [...this.#streams.keys()]
    if (userIds.length === 0) {
      this.#after = undefined
      return
    }
    const rows = await database.read(tenantId, (db) => newOf(db, userIds, this.#after!, maxAtOnce))
    const last = rows.at(-1)?.id
    if (last === undefined) return
    const byUser = Map.groupBy(rows, (row) => row.receiver_id)
    await this.#showUnread([...byUser.keys()], (userId) => byUser.get(userId)!.map(presentMessage))
    this.#after = last
    if (rows.length === maxAtOnce) this.#isStale = true
  }

  async #showUnread(userIds: readonly string[], of: (userId: string) => readonly Message[] = () => []): Promise<void> {
    const unread = await this.database.read(this.tenantId, (db) => unreadOfEach(db, userIds))
    for (const userId of userIds) {
      const messages = of(userId)
      for (const stream of this.#streams.get(userId) ?? []) send(stream, messages, unread.get(userId) ?? 0)
    }
  }

  /** Sends a new page the messages after the last one it knows, or the number of unread ones. */
  async welcome(stream: Stream): Promise<void> {
    const { userId } = stream
    // Reads the position first: later messages are then new for all open pages.
    this.#after ??= await this.database.read(this.tenantId, (db) => lastMessage(db))
    const [behind, unread] = await this.database.read(this.tenantId, async (db) => [
      stream.lastId > 0n ? await allMissedBy(db, userId, stream.lastId) : [],
      (await unreadOfEach(db, [userId])).get(userId) ?? 0,
    ])
    send(stream, behind.map(presentMessage), unread)
    this.look()
  }

  /** Sends heartbeats in groups with pauses, so that messages are not delayed by thousands of heartbeats. */
  async beat(): Promise<void> {
    const all = [...this.#streams.values()].flatMap((each) => [...each])
    for (let at = 0; at < all.length; at += maxAtBeat) {
      if (at > 0) await delay(beatPauseMs)
      const some = all.slice(at, at + maxAtBeat)
      const ids = [...new Set(some.map(({ sessionId }) => sessionId))]
      const live = await liveSessions(this.database, this.tenantId, ids, this.now())
      const now = Date.now()
      for (const { events, sessionId } of some)
        if (!live.has(sessionId) || now - events.openedAt > longestMs) events.end()
        else events.beat()
    }
    if (all.length > 0) this.look()
  }

  static readonly beatMs = beatMs
}

/** Messages after one that the page knows, read in groups. */
async function allMissedBy(db: Db, userId: string, after: bigint) {
  const missed = await missedBy(db, userId, String(after), maxAtOnce)
  while (missed.length > 0 && missed.length % maxAtOnce === 0) {
    const more = await missedBy(db, userId, missed.at(-1)!.id, maxAtOnce)
    if (more.length === 0) break
    missed.push(...more)
  }
  return missed
}

/** Sends all unsent messages in order, a few at a time, and the number of unread ones. */
function send(stream: Stream, messages: readonly Message[], unread: number): void {
  const fresh = messages.filter(({ id }) => BigInt(id) > stream.lastId)
  if (messages.length > 0 && fresh.length === 0) return
  for (let at = 0; at === 0 || at < fresh.length; at += maxInEvent) {
    const part = fresh.slice(at, at + maxInEvent)
    const last = part.at(-1)
    if (last) stream.lastId = BigInt(last.id)
    const pushed: Pushed = { unread, records: part.toReversed() }
    stream.events.send('messages', pushed, last?.id)
  }
}
