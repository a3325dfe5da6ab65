import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { ImportMapping } from '#contract/imports/importPreview.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { type Facts, refuse } from '#kit/refusal.ts'
import type { CategoryWords } from './category.rules.ts'
import type { CellIssue } from './row.rules.ts'
import type { ImportedRow } from './row.upsert.rules.ts'
import type { SheetRow } from '#kit/spreadsheet/cell.rules.ts'
import type { SheetLimits } from '#kit/spreadsheet/sheet.rules.ts'

export type Format = 'xlsx' | 'csv'

/** Task of the reading thread: inspect or read. */
export interface Task {
  readonly path: string
  readonly format: Format
  readonly limits: SheetLimits
  readonly read?: {
    readonly mapping: ImportMapping
    readonly categories: CategoryWords
    readonly skip: number
    readonly size: number
  }
  /** Row numbers to return as in the file, in ascending order. */
  readonly numbers?: readonly number[]
}

export interface Inspected {
  readonly headings: readonly string[]
  readonly sample: readonly SheetRow[]
  readonly total: number
}

/**
 * Next rows of a file: `done` counts from the beginning of the file, `failed` the rejected rows of this batch. A row
 * with issues may still be writable.
 */
export interface ReadBatch {
  readonly rows: readonly ImportedRow[]
  readonly issues: readonly CellIssue[]
  readonly done: number
  readonly failed: number
}

export type WorkerMessage =
  | { readonly kind: 'rows'; readonly rows: readonly SheetRow[] }
  | ({ readonly kind: 'inspected' } & Inspected)
  | ({ readonly kind: 'batch' } & ReadBatch)
  | { readonly kind: 'refused'; readonly code: RefusalCode; readonly facts: Facts }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'end' }

const heap = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 }
const patience = 60_000

export async function inspectSheet(path: string, format: Format, limits: SheetLimits): Promise<Inspected> {
  for await (const message of ask({ path, format, limits })) if (message.kind === 'inspected') return message
  return refuse('import.unreadable')
}

/** Reads a file and yields the rows after the first `skip` ones in batches; reads ahead by one batch. */
export async function* readSheet(
  path: string,
  format: Format,
  limits: SheetLimits,
  read: NonNullable<Task['read']>,
): AsyncGenerator<ReadBatch> {
  for await (const message of ask({ path, format, limits, read })) if (message.kind === 'batch') yield message
}

/** Rows with these numbers as in the file, some hundred at a time. */
export async function* rowsOfSheet(
  path: string,
  format: Format,
  limits: SheetLimits,
  numbers: readonly number[],
): AsyncGenerator<readonly SheetRow[]> {
  for await (const message of ask({ path, format, limits, numbers })) if (message.kind === 'rows') yield message.rows
}

/** Runs a task in a thread. If the thread runs out of memory or is silent for a minute, the file is unreadable. */
async function* ask(task: Task): AsyncGenerator<WorkerMessage> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: task, resourceLimits: heap })
  let timer = setTimeout(() => void worker.terminate(), patience)
  worker.on('message', () => clearTimeout(timer))
  try {
    for await (const [message] of on(worker, 'message', { close: ['exit'] }) as AsyncIterable<[WorkerMessage]>) {
      if (message.kind === 'end') return
      if (message.kind === 'refused') refuse(message.code, message.facts)
      if (message.kind === 'failed') throw new Error(message.message)
      timer = setTimeout(() => void worker.terminate(), patience)
      worker.postMessage('next', [])
      yield message
    }
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY') refuse('import.unreadable')
    throw error
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
  refuse('import.unreadable')
}
