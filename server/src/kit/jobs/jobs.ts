import { sql as text } from 'kysely'
import type { Logger } from 'pino'
import type { Static, TSchema } from 'typebox'
import type { Database, Tx } from '#kit/database/database.ts'
import { outageOf } from '#kit/database/database.errors.ts'
import { logFailure } from '#kit/log/log.outage.ts'

/** What a job knows beside its payload. */
export interface JobContext {
  readonly database: Database
  readonly tenantId: string
  readonly jobId: string
  /** The server's clock. */
  readonly now: Date
  /** Whether the process ends: a long job stops at its next step, and that is no attempt. */
  readonly signal: AbortSignal
  readonly log: Logger
  /** Whether no attempt is left after this one. */
  readonly isLast: boolean
}

interface Named<Payload extends TSchema> {
  /** `module.verb`. */
  readonly name: string
  readonly payload: Payload
  /** After so many failures, with growing pauses, the job is a dead letter; an outage is none. 8 by default. */
  readonly maxAttempts?: number
  /** Places of its own, for what waits for another system: others never wait for it. */
  readonly lane?: 'mail'
}
/** Exactly once: its work and the note that it is done are one transaction. */
interface InTransaction<Payload extends TSchema> extends Named<Payload> {
  readonly transaction: (tx: Tx, payload: Static<Payload>, context: JobContext) => Promise<void>
}
/** At least once: it takes several transactions, each of which can be repeated. */
interface InSteps<Payload extends TSchema> extends Named<Payload> {
  readonly steps: (context: JobContext, payload: Static<Payload>) => Promise<void>
}
/** Comes again and again; what it does can be repeated. */
export interface Recurring {
  readonly everySeconds: number
  /** One job for each tenant, so that no tenant waits for another; otherwise one of no tenant. */
  readonly forEach: 'tenant' | 'installation'
}

export type Job<Payload extends TSchema = TSchema> = InTransaction<Payload> | InSteps<Payload>
export type RecurringJob = InSteps<TSchema> & Recurring
interface Erased extends Named<TSchema>, Partial<Recurring> {}
/** A job of any payload, as the worker has it: it checks what it is given before it is done. */
export type AnyJob =
  | (Erased & { readonly transaction: (tx: Tx, payload: never, context: JobContext) => Promise<void> })
  | (Erased & { readonly steps: (context: JobContext, payload: never) => Promise<void> })

/** Infers what a job carries from its schema. */
export const job = <Payload extends TSchema>(definition: Job<Payload>) => definition

export interface WhenAndWhich {
  /** Not before; now unless it says otherwise. */
  readonly runAt?: Date
  /** The tenant's own name for it: a waiting job of the same name and key is replaced. */
  readonly key?: string
}

type Addable<Payload extends TSchema> = Pick<Job<Payload>, 'name' | 'maxAttempts'> & { readonly payload: Payload }

/** Adds a job for the tenant of the transaction; it exists when the transaction is committed. */
export const addJob = <Payload extends TSchema>(
  tx: Tx,
  added: Addable<Payload>,
  data: Static<Payload>,
  when: WhenAndWhich = {},
): Promise<void> => addJobs(tx, added, [{ data, ...when }])

/** The same job many times, each with its own payload, in one statement. */
export async function addJobs<Payload extends TSchema>(
  tx: Tx,
  { name, maxAttempts = usualAttempts }: Addable<Payload>,
  list: readonly (WhenAndWhich & { readonly data: Static<Payload> })[],
): Promise<void> {
  if (list.length === 0) return
  const added = list.map(({ data, runAt, key }) => ({ name, data, runAt, key, maxAttempts }))
  await text`select kit.add_jobs(${JSON.stringify(added)}::jsonb)`.execute(tx)
}

export const usualAttempts = 8

/** The process ends: what is not done is given back. */
export class Stopped extends Error {}

/** Some of many could not be done, each for a reason of its own that was logged; the others were. */
export class SomeFailed extends Error {
  readonly code: string
  constructor(failed: number, all: number) {
    super(`${failed} of ${all} failed`)
    this.code = `${failed} of ${all} failed`
  }
}

/**
 * Does the same with each item in isolation: what fails is logged and passed over, and the job fails at the end, when
 * all others are done. An outage, or the end of the process, stops it at once.
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
