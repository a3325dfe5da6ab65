import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { SheetRow } from '#contract/kit/tables/cell.ts'
import type { TableColumns, TableFields } from '#contract/kit/tables/columns.ts'
import type { SheetLimits } from '#contract/kit/tables/sheet.ts'
import type { TableChoice, TableFacts } from '#contract/kit/tables/table.ts'
import type { ImportMapping } from '#contract/imports/importPreview.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { type Facts, refuse } from '#kit/refusal.ts'
import type { CategoryWords } from './category.rules.ts'
import type { CellIssue } from './row.rules.ts'
import type { ImportedRow } from './row.upsert.rules.ts'

export type Format = 'xlsx' | 'csv'
export const formatOf = (ending: string): Format => (ending === '.csv' ? 'csv' : 'xlsx')

/** File and what is read of it. */
export interface TableFile {
  readonly path: string
  readonly format: Format
  readonly limits: SheetLimits
  readonly choice: TableChoice
}

/** Task of the reading thread. */
export interface Task extends TableFile {
  readonly fields: TableFields<string>
  /** Goods to read, or the numbers of the rows to return as in the file, in ascending order; otherwise all rows. */
  readonly goods?: {
    readonly mapping: ImportMapping
    readonly categories: CategoryWords
    readonly skip: number
    readonly size: number
  }
  readonly numbers?: readonly number[]
  readonly isInspection?: true
}

export interface Opened {
  readonly headings: readonly string[]
  readonly columns: TableColumns<string>['columns']
  readonly facts: TableFacts
}
export interface Inspected extends Opened {
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
  | ({ readonly kind: 'opened' } & Opened)
  | ({ readonly kind: 'inspected' } & Inspected)
  | ({ readonly kind: 'batch' } & ReadBatch)
  | { readonly kind: 'refused'; readonly code: RefusalCode; readonly facts: Facts }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'end' }

const heap = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 }
const patience = 60_000

/** Headings, columns and first rows of a table. */
export async function inspectTable(file: TableFile, fields: TableFields<string>): Promise<Inspected> {
  for await (const message of ask({ ...file, fields, isInspection: true }))
    if (message.kind === 'inspected') return message
  return refuse('import.unreadable')
}

/** Reads the goods of a file and yields the rows after the first `skip` ones in batches; reads ahead by one batch. */
export async function* readGoods(
  file: TableFile,
  fields: TableFields<string>,
  goods: NonNullable<Task['goods']>,
): AsyncGenerator<ReadBatch> {
  for await (const message of ask({ ...file, fields, goods })) if (message.kind === 'batch') yield message
}

/** Rows with these numbers as in the file, some hundred at a time. */
export async function* rowsOfSheet(
  file: TableFile,
  fields: TableFields<string>,
  numbers: readonly number[],
): AsyncGenerator<readonly SheetRow[]> {
  for await (const message of ask({ ...file, fields, numbers })) if (message.kind === 'rows') yield message.rows
}

/** Table of a small import: its columns, then its rows below the headings. */
export async function openTableFile<F extends string>(
  file: TableFile,
  fields: TableFields<F>,
): Promise<Opened & { readonly columns: TableColumns<F>['columns']; readonly rows: AsyncGenerator<SheetRow> }> {
  const messages = ask({ ...file, fields })
  const { value: opened } = await messages.next()
  if (opened?.kind !== 'opened') return refuse('import.unreadable')
  const rows = async function* () {
    for await (const message of messages) if (message.kind === 'rows') yield* message.rows
  }
  return { ...opened, columns: opened.columns, rows: rows() }
}

/** Runs a task in a thread. If the thread runs out of memory or is silent for a minute, the file is unreadable. */
async function* ask(task: Task): AsyncGenerator<WorkerMessage, undefined> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: task, resourceLimits: heap })
  let timer = setTimeout(() => void worker.terminate(), patience)
  worker.on('message', () => clearTimeout(timer))
  try {
    for await (const [message] of on(worker, 'message', { close: ['exit'] }) as AsyncIterable<[WorkerMessage]>) {
      if (message.kind === 'end') return undefined
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
  return refuse('import.unreadable')
}
