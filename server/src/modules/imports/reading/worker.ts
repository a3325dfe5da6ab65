import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { refuse, Refusal } from '#kit/refusal.ts'
import { shownOf, type SheetRow } from '#kit/spreadsheet/cell.rules.ts'
import type { Inspected, WorkerMessage, Task } from './reader.ts'
import { type CellIssue, rowReader } from './row.rules.ts'
import type { ImportedRow } from './row.upsert.rules.ts'
import { openCsv } from '#kit/spreadsheet/csv.ts'
import { belowHeadings } from './belowHeadings.ts'
import { openWorkbook } from '#kit/spreadsheet/xlsx.ts'

/** Thread that reads spreadsheets with a memory limit of its own: a malicious file can exhaust only this thread. */
const port = parentPort!
const post = (message: WorkerMessage) => port.postMessage(message)
const mostSample = 20

const openSheet = ({ path, format, limits }: Task) =>
  format === 'xlsx' ? openWorkbook(path, limits) : openCsv(path, limits)

const isBlank = ({ cells }: SheetRow) => cells.every((cell) => shownOf(cell).trim() === '')

/** Reads headings and first rows. Counts the rows only if the sheet may exceed the limit. */
async function inspect(task: Task): Promise<Inspected> {
  const sheet = await openSheet(task)
  const { headings, rows } = await belowHeadings(sheet.rows())
  const mayBeTooMany = sheet.mostRows > task.limits.rows
  const sample: SheetRow[] = []
  let count = 0
  for await (const row of rows) {
    if (isBlank(row)) continue
    if (sample.length < mostSample) sample.push(row)
    else if (!mayBeTooMany) break
    if (++count > task.limits.rows) refuse('import.tooManyRows', { most: task.limits.rows })
  }
  if (sample.length === 0) refuse('import.empty')
  return { headings, sample, total: mayBeTooMany || count < mostSample ? count : sheet.mostRows - 1 }
}

/**
 * Sends batches of rows, each after the previous one was taken. Rows that are already written are read again for their
 * codes.
 */
async function read(task: Task, { mapping, categories, skip, size }: NonNullable<Task['read']>) {
  const { rows } = await belowHeadings((await openSheet(task)).rows())
  const readRow = rowReader(mapping, categories)
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
  for await (const row of rows) {
    const result = readRow(row)
    if (result === null) continue
    if (++done > task.limits.rows) refuse('import.tooManyRows', { most: task.limits.rows })
    if (done <= skip) continue
    batch.issues.push(...result.issues)
    if (result.row) batch.rows.push(result.row)
    if (done - sent === size) await send()
  }
  if (done > sent) await send()
}

const rowsAtOnce = 500

async function readRows(task: Task, numbers: readonly number[]) {
  const wanted = new Set(numbers)
  let batch: SheetRow[] = []
  const send = async () => {
    const taken = once(port, 'message')
    post({ kind: 'rows', rows: batch })
    batch = []
    await taken
  }
  for await (const row of (await openSheet(task)).rows()) {
    if (!wanted.has(row.no)) continue
    batch.push(row)
    if (batch.length === rowsAtOnce) await send()
    if (row.no === numbers.at(-1)) break
  }
  if (batch.length > 0) await send()
}

const task = workerData as Task
try {
  if (task.numbers) await readRows(task, task.numbers)
  else if (task.read) await read(task, task.read)
  else post({ kind: 'inspected', ...(await inspect(task)) })
  post({ kind: 'end' })
} catch (error) {
  if (error instanceof Refusal) post({ kind: 'refused', code: error.code, facts: error.facts })
  else post({ kind: 'failed', message: String((error as Error).stack) })
}
port.close()
