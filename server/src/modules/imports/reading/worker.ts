import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { openCsv } from '#contract/kit/tables/csv.ts'
import type { SheetRow } from '#contract/kit/tables/cell.ts'
import { openTable, type Table } from '#contract/kit/tables/table.ts'
import { openWorkbook } from '#contract/kit/tables/workbook.ts'
import { refuse, Refusal } from '#kit/refusal.ts'
import { asRefusal, fileSource } from '#kit/spreadsheet/files.ts'
import type { Inspected, WorkerMessage, Task } from './reader.ts'
import { type CellIssue, rowReader } from './row.rules.ts'
import type { ImportedRow } from './row.upsert.rules.ts'

/** Thread that reads spreadsheets with a memory limit of its own: a malicious file can exhaust only this thread. */
const port = parentPort!
const post = (message: WorkerMessage) => port.postMessage(message)
const maxSample = 20

async function open({ path, format, limits, fields, choice }: Task): Promise<Table<string>> {
  const source = await fileSource(path)
  return openTable(await (format === 'xlsx' ? openWorkbook : openCsv)(source, limits), fields, choice)
}

/** Reads headings and first rows. Counts the rows only if the sheet may exceed the limit. */
async function inspect({ headings, columns, facts, maxRows, rows }: Table<string>, limits: Task['limits']) {
  const mayBeTooMany = maxRows > limits.rows
  const sample: SheetRow[] = []
  let count = 0
  for await (const row of rows()) {
    if (sample.length < maxSample) sample.push(row)
    else if (!mayBeTooMany) break
    if (++count > limits.rows) refuse('import.tooManyRows', { max: limits.rows })
  }
  if (sample.length === 0 && facts.hiddenRows === 0) refuse('import.empty')
  const hidden = facts.withHidden ? 0 : facts.hiddenRows
  const total = mayBeTooMany || count < maxSample ? count : maxRows - hidden - 1
  return { headings, columns, facts, sample, total: Math.max(total, count) } satisfies Inspected
}

/**
 * Sends batches of rows, each after the previous one was taken. Rows that are already written are read again for their
 * codes.
 */
async function readGoods(
  { headings, rows }: Table<string>,
  { mapping, categories, skip, size }: NonNullable<Task['goods']>,
  limits: Task['limits'],
) {
  const readRow = rowReader({ mapping, headings }, categories)
  let batch: { rows: ImportedRow[]; issues: CellIssue[] } = { rows: [], issues: [] }
  let done = 0
  let sent = skip
  const send = async () => {
    const taken = once(port, 'message')
    post({ kind: 'batch', ...batch, done, failed: done - sent - batch.rows.length })
    batch = { rows: [], issues: [] }
    sent = done
    await taken
  }
  for await (const row of rows()) {
    const result = readRow(row)
    if (result === null) continue
    if (++done > limits.rows) refuse('import.tooManyRows', { max: limits.rows })
    if (done <= skip) continue
    batch.issues.push(...result.issues)
    if (result.row) batch.rows.push(result.row)
    if (done - sent === size) await send()
  }
  if (done > sent) await send()
}

const rowsAtOnce = 500

/** Sends the rows as in the file: those with the numbers, or all of them. */
async function sendRows(rows: AsyncGenerator<SheetRow>, limits: Task['limits'], numbers?: readonly number[]) {
  const wanted = numbers && new Set(numbers)
  let batch: SheetRow[] = []
  let count = 0
  const send = async () => {
    const taken = once(port, 'message')
    post({ kind: 'rows', rows: batch })
    batch = []
    await taken
  }
  for await (const row of rows) {
    if (wanted?.has(row.no) === false) continue
    if (!wanted && ++count > limits.rows) refuse('import.tooManyRows', { max: limits.rows })
    batch.push(row)
    if (batch.length === rowsAtOnce) await send()
    if (row.no === numbers?.at(-1)) break
  }
  if (batch.length > 0) await send()
}

const task = workerData as Task
try {
  const table = await open(task)
  if (task.numbers) await sendRows(table.rows(), task.limits, task.numbers)
  else if (task.goods) await readGoods(table, task.goods, task.limits)
  else if (task.isInspection) post({ kind: 'inspected', ...(await inspect(table, task.limits)) })
  else {
    const taken = once(port, 'message')
    post({ kind: 'opened', headings: table.headings, columns: table.columns, facts: table.facts })
    await taken
    await sendRows(table.rows(), task.limits)
  }
  post({ kind: 'end' })
} catch (caught) {
  const error = asRefusal(caught)
  if (error instanceof Refusal) post({ kind: 'refused', code: error.code, facts: error.facts })
  else post({ kind: 'failed', message: String((error as Error).stack) })
}
port.close()
