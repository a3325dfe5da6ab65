import type { FastifyRequest } from 'fastify'
import { slowMs } from '#contract/kit/calls/callLog.ts'
import { numberOf } from '#contract/refusals.ts'
import { type Actor, actingOf } from '#kit/actor.ts'
import type { Database } from '#kit/database/database.ts'
import { toRefusal } from '#kit/refusal.ts'
import { insertCalls } from './callLog.store.ts'

/** A call as it is kept. */
interface Call {
  readonly at: Date
  readonly actor_id: string
  readonly on_behalf_of: string | null
  /** By an operator who views as the account that it is on behalf of. */
  readonly is_viewing: boolean
  readonly key_id: string | null
  readonly key_name: string
  readonly path: string
  readonly writes: boolean
  readonly document_id: string | null
  readonly code: number
  readonly ms: number
  readonly ip: string
  readonly agent: string
  readonly trace_id: string
}

export interface CallLog {
  /** Runs a call, and keeps it if it writes, takes long, was made with an API key or while viewing as somebody; how it ends makes no difference. */
  readonly watch: <T>(request: FastifyRequest, of: WatchedCall, run: () => Promise<T>) => Promise<T>
  /** Writes what has not been written yet. */
  readonly flush: () => Promise<void>
}
interface WatchedCall {
  readonly path: string
  readonly writes: boolean
  readonly input: object
}

const flushMs = 500
/** Calls that are kept in memory at most; further ones, while the database does not answer, are lost. */
const maxWaiting = 5_000
const longestAgent = 300
const idPattern = /^[1-9][0-9]{0,18}$/

/** Id of the document that an input names: its `id`, or the first field that ends so. */
export function documentOf(input: object): string | null {
  const named = Object.entries(input).filter(([name, value]) => /(^i|I)d$/.test(name) && idPattern.test(String(value)))
  const found = named.find(([name]) => name === 'id') ?? named[0]
  return found && typeof found[1] === 'string' ? found[1] : null
}

/**
 * Log of calls: what people write, what is called with API keys, and what takes long. It is written in batches beside
 * the calls, so none waits for it; a process that is killed may lose the last half second. What has been changed is in
 * the audit chain regardless.
 */
export function openCallLog(database: Database, onError: (error: unknown) => void): CallLog {
  let waiting = new Map<string, Call[]>()
  /** Calls that are not written yet, with those of batches before. */
  let count = 0
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()

  async function write(batch: ReadonlyMap<string, readonly Call[]>): Promise<void> {
    for (const [tenantId, rows] of batch)
      await database
        .write(tenantId, (tx) => insertCalls(tx, { rows }))
        .catch(onError)
        .finally(() => (count -= rows.length))
  }
  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const batch = waiting
    waiting = new Map()
    writing = writing.then(() => write(batch))
    return writing
  }
  function keep({ tenantId }: Actor, call: Call): void {
    if (count >= maxWaiting) return
    count += 1
    const rows = waiting.get(tenantId)
    if (rows) rows.push(call)
    else waiting.set(tenantId, [call])
    timer ??= setTimeout(() => void flush(), flushMs).unref()
  }

  return {
    flush,
    watch: async (request, { path, writes, input }, run) => {
      const began = performance.now()
      const note = (code: number) => {
        const ms = Math.round(performance.now() - began)
        const { actor } = request
        if (!actor || !(writes || ms > slowMs || actor.apiKey || actor.viewedBy)) return
        const { actorId, onBehalfOf } = actingOf(actor)
        keep(actor, {
          at: actor.now,
          actor_id: actorId,
          on_behalf_of: onBehalfOf,
          is_viewing: actor.viewedBy !== undefined,
          key_id: actor.apiKey?.id ?? null,
          key_name: actor.apiKey?.name ?? '',
          path,
          writes,
          document_id: documentOf(input),
          code,
          ms,
          ip: actor.ip,
          agent: actor.agent.slice(0, longestAgent),
          trace_id: actor.traceId,
        })
      }
      try {
        const result = await run()
        note(0)
        return result
      } catch (error) {
        const refusal = toRefusal(error)
        note(refusal ? numberOf(refusal.code) : -1)
        throw error
      }
    },
  }
}
