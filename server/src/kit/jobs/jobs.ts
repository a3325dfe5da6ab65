import type { Logger } from 'pino'
import type { Static, TSchema } from 'typebox'
import { sqlQuery } from '#kit/database/query.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import { outageOf } from '#kit/database/database.errors.ts'
import { logFailure } from '#kit/log/log.outage.ts'

/** Context of a job run. */
export interface JobContext {
  readonly database: Database
  readonly tenantId: string
  readonly jobId: string
  /** The server's clock. */
  readonly now: Date
  /** Aborted at shutdown: long jobs stop at their next step, which does not count as an attempt. */
  readonly signal: AbortSignal
  readonly log: Logger
  /** Whether this is the last attempt. */
  readonly isLast: boolean
}

interface Named<Payload extends TSchema> {
  /** `module.verb`. */
  readonly name: string
  readonly payload: Payload
  /** Retry limit with exponential backoff; then the job becomes a dead letter. Outages do not count. Default: 8. */
  readonly maxAttempts?: number
  /** Separate concurrency limit for jobs that wait for external systems, so that they do not delay others. */
  readonly lane?: 'mail' | 'webhook'
}
/** Exactly-once job: the work and its completion mark commit in one transaction. */
interface InTransaction<Payload extends TSchema> extends Named<Payload> {
  readonly transaction: (tx: Tx, payload: Static<Payload>, context: JobContext) => Promise<void>
}
/** At-least-once job: several transactions, each of which must be idempotent. */
interface InSteps<Payload extends TSchema> extends Named<Payload> {
  readonly steps: (context: JobContext, payload: Static<Payload>) => Promise<void>
}
/** Recurring job; its work must be idempotent. */
export interface Recurring {
  readonly everySeconds: number
  /**
   * `tenant`: one job for each tenant, so that tenants do not wait for each other; `installation`: one job without a
   * tenant.
   */
  readonly forEach: 'tenant' | 'installation'
}

export type Job<Payload extends TSchema = TSchema> = InTransaction<Payload> | InSteps<Payload>
export type RecurringJob = InSteps<TSchema> & Recurring
interface Erased extends Named<TSchema>, Partial<Recurring> {}
/** Job with erased payload type, as the worker holds it; the worker validates the payload before it runs the job. */
export type AnyJob =
  | (Erased & { readonly transaction: (tx: Tx, payload: never, context: JobContext) => Promise<void> })
  | (Erased & { readonly steps: (context: JobContext, payload: never) => Promise<void> })

/** Declares a job; infers the payload type from the schema. */
export const job = <Payload extends TSchema>(definition: Job<Payload>) => definition

export interface WhenAndWhich {
  /** Earliest start; default: now. */
  readonly runAt?: Date
  /** Deduplication key of the tenant: replaces a waiting job of the same name and key. */
  readonly key?: string
}

type Addable<Payload extends TSchema> = Pick<Job<Payload>, 'name' | 'maxAttempts'> & { readonly payload: Payload }

/** Adds a job for the tenant of the transaction. The job becomes visible with the commit (transactional outbox). */
export const addJob = <Payload extends TSchema>(
  tx: Tx,
  added: Addable<Payload>,
  data: Static<Payload>,
  when: WhenAndWhich = {},
): Promise<void> => addJobs(tx, added, [{ data, ...when }])

const add = sqlQuery('kit.addJobs', 'select kit.add_jobs($added::jsonb)')
/** Adds many jobs of one kind in one statement. */
export async function addJobs<Payload extends TSchema>(
  tx: Tx,
  { name, maxAttempts = defaultAttempts }: Addable<Payload>,
  list: readonly (WhenAndWhich & { readonly data: Static<Payload> })[],
): Promise<void> {
  if (list.length === 0) return
  const added = list.map(({ data, runAt, key }) => ({ name, data, runAt, key, maxAttempts }))
  await add(tx, { added })
}

export const defaultAttempts = 8

/** Thrown at shutdown: the job is released for another process. */
export class Stopped extends Error {}

/** Thrown after a batch of which some items failed; each failure was logged. */
export class SomeFailed extends Error {
  readonly code: string
  constructor(failed: number, all: number) {
    super(`${failed} of ${all} failed`)
    this.code = `${failed} of ${all} failed`
  }
}

/**
 * Processes items in isolation: a failed item is logged and skipped, and the job fails after all items (`SomeFailed`).
 * An outage or a shutdown ends it immediately.
 */
export async function eachItem<Item>(
  { log, signal }: Pick<JobContext, 'log' | 'signal'>,
  items: Iterable<Item> | AsyncIterable<Item>,
  nameOf: (item: Item) => string,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  let [all, failed] = [0, 0]
  for await (const item of items) {
    if (signal.aborted) throw new Stopped()
    all += 1
    try {
      await work(item)
    } catch (error) {
      if (outageOf(error)) throw error
      failed += 1
      logFailure(log, error, 'an item of a job failed', { item: nameOf(item) })
    }
  }
  if (failed > 0) throw new SomeFailed(failed, all)
}
