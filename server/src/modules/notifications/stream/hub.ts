import { setTimeout as delay } from 'node:timers/promises'
import type { Message, Pushed } from '#contract/notifications/messages.ts'
import type { Database } from '#kit/database/database.ts'
import type { EventStream } from '#kit/http/eventStream.ts'
import { liveSessions } from '#modules/identity/index.ts'
import { presentMessage } from '../own/own.present.ts'
import { lastMessage, missedBy, newOf, unreadOfEach } from '../own/own.store.ts'
import { messagesTopic, ownTopic } from './messagesTopic.ts'

/** An open page of one person. */
export interface Stream {
  readonly userId: string
  readonly sessionId: string
  readonly events: EventStream
  /** The last message that it was sent. */
  lastId: bigint
}

/** Says that the connection lives, and looks whether a signal was missed and whose session has ended. */
const beatMs = 15_000
/** Then the page connects anew. */
const longestMs = 300_000
const mostAtOnce = 2000
const mostShown = 5
const mostPerPerson = 6
const mostAtBeat = 200
const beatPauseMs = 100

/**
 * The open pages of one tenant in this process. A signal says that there is something new; one statement reads it for
 * all of them, so that a message to thousands costs no more statements than one to a few.
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
    // The oldest page of somebody with many makes room.
    if (own.size > mostPerPerson) own.values().next().value?.events.end()
  }

  /** Its page has gone. */
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

  /** Sends everybody what is new for them. Signals that come meanwhile are one more look. */
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
      // What cannot be read now is read at the next signal, or at the next beat.
    } finally {
      this.#isLooking = false
    }
  }

  async #lookOnce(): Promise<void> {
    const { database, tenantId } = this
    this.#after ??= await database.read(tenantId, (sql) => lastMessage(sql))
    const userIds = [...this.#streams.keys()]
    if (userIds.length === 0) {
      this.#after = undefined
      return
    }
    const rows = await database.read(tenantId, (sql) => newOf(sql, userIds, this.#after!, mostAtOnce))
    const last = rows.at(-1)?.id
    if (last === undefined) return
    const byUser = Map.groupBy(rows, (row) => row.receiver_id)
    await this.#showUnread([...byUser.keys()], (userId) => byUser.get(userId)!.map(presentMessage))
    this.#after = last
    if (rows.length === mostAtOnce) this.#isStale = true
  }

  async #showUnread(userIds: readonly string[], of: (userId: string) => readonly Message[] = () => []): Promise<void> {
    const unread = await this.database.read(this.tenantId, (sql) => unreadOfEach(sql, userIds))
    for (const userId of userIds) {
      const messages = of(userId)
      for (const stream of this.#streams.get(userId) ?? []) send(stream, messages, unread.get(userId) ?? 0)
    }
  }

  /** What a page has missed since the last message that it knows, or how many are unread. */
  async welcome(stream: Stream): Promise<void> {
    const { userId } = stream
    // Read first: what comes later is new for all open pages.
    this.#after ??= await this.database.read(this.tenantId, (sql) => lastMessage(sql))
    const [behind, unread] = await this.database.read(this.tenantId, async (sql) => [
      stream.lastId > 0n ? await missedBy(sql, userId, String(stream.lastId), mostAtOnce) : [],
      (await unreadOfEach(sql, [userId])).get(userId) ?? 0,
    ])
    send(stream, behind.map(presentMessage), unread)
    this.look()
  }

  /** Some pages at a time, with a pause between, so that messages do not wait for the heartbeats of thousands. */
  async beat(): Promise<void> {
    const all = [...this.#streams.values()].flatMap((each) => [...each])
    for (let at = 0; at < all.length; at += mostAtBeat) {
      if (at > 0) await delay(beatPauseMs)
      const some = all.slice(at, at + mostAtBeat)
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

/** The newest of what it has not been sent yet, and how many are unread. */
function send(stream: Stream, messages: readonly Message[], unread: number): void {
  const fresh = messages.filter(({ id }) => BigInt(id) > stream.lastId)
  if (messages.length > 0 && fresh.length === 0) return
  const last = fresh.at(-1)
  if (last) stream.lastId = BigInt(last.id)
  const pushed: Pushed = { unread, records: fresh.slice(-mostShown).toReversed() }
  stream.events.send('messages', pushed, last?.id)
}
