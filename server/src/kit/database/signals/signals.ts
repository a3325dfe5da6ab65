import pg from 'pg'

export const channel = 'baicai_signals'
const againMs = 500
/** A topic of a tenant, as it is notified. */
export const nameOf = (tenantId: string, topic: string): string => JSON.stringify([tenantId, topic])

/**
 * Listens to the signals of all processes, on a connection of its own, from the first subscriber on. A signal says that
 * something may be new; who receives it reads what is. After a broken connection everybody receives one, as some may
 * have been missed.
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
    /** Calls back at each signal of the topic, and when some may have been missed; answers what ends it. */
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
