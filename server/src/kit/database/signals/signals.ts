import pg from 'pg'

export const channel = 'baicai_signals'
const againMs = 500
/** Payload of a notification: tenant and topic. */
export const nameOf = (tenantId: string, topic: string): string => JSON.stringify([tenantId, topic])

/**
 * Publish/subscribe between processes (PostgreSQL LISTEN/NOTIFY), on a dedicated connection opened with the first
 * subscriber. A signal only says that something may be new; the receiver reads the current state. After a reconnect
 * every subscriber is called, as signals may have been lost.
 */
export function openSignals(url: string) {
  const listeners = new Map<string, Set<() => void>>()
  let client: pg.Client | undefined
  let again: NodeJS.Timeout | undefined
  let isClosed = false
  let isConnecting = false
  const tell = (some: Iterable<() => void>) => {
    for (const each of some) each()
  }

  async function connect() {
    if (isClosed || isConnecting || client) return
    isConnecting = true
    const next = new pg.Client({ connectionString: url, connectionTimeoutMillis: 4_000, keepAlive: true })
    const lost = () => {
      next.removeAllListeners('end')
      if (client === next) client = undefined
      void next.end().catch(() => {})
      if (!isClosed) again = setTimeout(() => void connect(), againMs).unref()
    }
    next.on('error', () => {})
    try {
      await next.connect()
      next.on('notification', ({ payload = '' }) => tell(listeners.get(payload) ?? []))
      await next.query(`listen ${channel}`)
      if (isClosed) {
        await next.end()
        return
      }
      next.once('end', lost)
      client = next
      tell([...listeners.values()].flatMap((each) => [...each]))
    } catch {
      lost()
    } finally {
      isConnecting = false
    }
  }

  return {
    /** Calls the listener at each signal of the topic and after a reconnect. Returns the function that unsubscribes. */
    subscribe(tenantId: string, topic: string, listener: () => void): () => void {
      const name = nameOf(tenantId, topic)
      const own = listeners.get(name) ?? new Set()
      listeners.set(name, own.add(listener))
      void connect()
      return () => {
        own.delete(listener)
        if (own.size === 0 && listeners.get(name) === own) listeners.delete(name)
      }
    },
    async close() {
      isClosed = true
      clearTimeout(again)
      await client?.end().catch(() => {})
    },
  }
}
export type Signals = ReturnType<typeof openSignals>
