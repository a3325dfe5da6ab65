import type { Duplex } from 'node:stream'
import pg from 'pg'

/** Time between two looks at the connections. */
const everyMs = 250
/** Silence of all connections after which the server is probed. */
const suspiciousMs = 1_000
/** Longest wait for an answer: above `statement_timeout`, with which a server that works ends its statements. */
const longestMs = 25_000

/** What is read of a connection of the pool. */
interface Connection {
  /** False while a statement, or the opening of the connection, waits for an answer. */
  readonly readyForQuery: boolean
  readonly connection: { readonly stream: Duplex & { readonly bytesRead: number } }
}

/** Connections of a pool, also those that are being opened, and calls that wait for one: they have no public list. */
interface PoolState {
  readonly _clients: readonly Connection[]
  readonly _pendingQueue: { readonly callback: (error: Error) => void }[]
}
const stateOf = (pool: pg.Pool) => pool as unknown as PoolState

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms).unref())
const noAnswer = () => new Error('Connection terminated: PostgreSQL does not answer')
const end = ({ connection }: Connection) => void connection.stream.destroy(noAnswer())

interface SilenceOptions {
  /** Opens a connection of its own; rejects if the server does not answer. */
  readonly probe?: () => Promise<void>
  /** Called when no connection receives anything and the probe has failed. */
  readonly onSilent?: () => void
  /** Whether the outage that was reported still lasts: then no connection waits longer than a second. */
  readonly isSilent?: () => boolean
}

/**
 * Deadline of statements, and detection of a server that is stopped or cut off, which no error reports because its
 * connections stay open. Compares the counters of the sockets four times a second, because a timer for each statement
 * would cost every call. Silence is counted in looks, so that a busy event loop is not taken for a silent server.
 * A connection that waits for 25 s is ended. Where all connections have been silent for a second and one of them waits,
 * a probe decides: behind a pool that slow statements occupy, the server answers it.
 */
export function watchSilence(pool: pg.Pool, { probe, onSilent, isSilent = () => false }: SilenceOptions = {}): void {
  const seen = new WeakMap<Connection, { bytes: number; looks: number }>()
  let looks = 0
  let isProbing = false

  function look(): void {
    let [hasReceived, isWaiting] = [false, false]
    const { _clients: clients } = stateOf(pool)
    for (const client of clients) {
      const { bytesRead: bytes, destroyed } = client.connection.stream
      if (destroyed) continue
      const last = seen.get(client) ?? { bytes: 0, looks: 0 }
      const isNew = bytes !== last.bytes
      const own = isNew || client.readyForQuery ? 0 : last.looks + 1
      seen.set(client, { bytes, looks: own })
      hasReceived ||= isNew
      isWaiting ||= !client.readyForQuery
      if (own * everyMs >= (isSilent() ? suspiciousMs : longestMs)) end(client)
    }
    looks = hasReceived || !isWaiting ? 0 : looks + 1
  }

  async function suspect(probe: () => Promise<void>): Promise<void> {
    isProbing = true
    const isAnswering = await probe().then(
      () => true,
      (error: unknown) => error instanceof pg.DatabaseError,
    )
    // Answers that arrived meanwhile are counted by the next look.
    await pause(isAnswering ? suspiciousMs : 1.5 * everyMs)
    isProbing = false
    if (isAnswering || looks * everyMs < suspiciousMs || isSilent() || pool.ended) return
    onSilent?.()
    const { _clients: clients, _pendingQueue: pending } = stateOf(pool)
    // First those that wait, because each would get the place of a connection that ends, and open another.
    for (const { callback } of pending.splice(0)) callback(noAnswer())
    // Idle ones, too: where they were cut off, the next statement would wait for the deadline.
    for (const client of clients) end(client)
  }

  const timer = setInterval(() => {
    if (pool.ended) return clearInterval(timer)
    look()
    if (probe && looks * everyMs >= suspiciousMs && !isProbing && !isSilent()) void suspect(probe)
  }, everyMs)
  timer.unref()
}
