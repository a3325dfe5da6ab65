import { randomUUID } from 'node:crypto'
import type { TableChoice } from '#contract/kit/tables/table.ts'
import { importTable } from '#contract/imports/importFields.ts'
import type { ImportMapping } from '#contract/imports/importPreview.ts'
import type { Actor } from '#kit/actor.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import type { Files } from '#kit/files/files.ts'
import { refuse } from '#kit/refusal.ts'
import type { Uploaded } from '#kit/files/upload.receive.ts'
import { attachFiles, storeFile } from '#modules/files/index.ts'
import { findSupplier } from '#modules/suppliers/index.ts'
import { findOwnImport, lockOwnImport, supplierOf } from './import.access.service.ts'
import { askForCheck, endCheck } from './import.check.service.ts'
import { lockCheck, resetCheck } from './import.check.store.ts'
import { importFlow } from './import.flow.rules.ts'
import { isAmbiguous, mappingOf, misfitIn, missingFields } from './reading/headings.rules.ts'
import { formatOf, inspectTable } from './reading/reader.ts'
import {
  findImport,
  type ImportRow,
  insertImport,
  lockImport,
  setImportMapping,
  setImportRead,
  setImportStatus,
} from './import.store.ts'
import { inspectStored } from './run/import.rows.service.ts'
import { setRunner, type Taken } from './run/import.run.store.ts'
import { headingOf } from './reading/texts.rules.ts'
import { type SheetLimits } from '#contract/kit/tables/sheet.ts'
import { uploadLimits } from './import.limits.rules.ts'

/** Inspects and stores a spreadsheet. Imports nothing yet. */
export async function createImport(
  database: Database,
  contents: Files,
  actor: Actor,
  file: Uploaded,
  limits: SheetLimits = uploadLimits,
): Promise<ImportRow> {
  const supplierId = supplierOf(actor)
  const { status } = await database.read(actor.tenantId, (db) => findSupplier(db, supplierId))
  if (status === 'suspended') refuse('supplier.suspended')
  const format = formatOf(file.ending)
  const { headings, columns, facts, sample, total } = await inspectTable(
    { path: file.path, format, limits, choice: {} },
    importTable,
  )
  const stored = await storeFile(database, contents, actor, file)
  return database.write(actor.tenantId, async (tx) => {
    const mapping = mappingOf(columns)
    const { id } = await insertImport(
      tx,
      { ...actor, supplierId },
      {
        file_name: file.name,
        file_key: stored.key,
        format,
        headings: [...headings],
        sample: [...sample],
        mapping,
        layout: facts,
        total,
      },
    )
    await askForCheck(tx, actor.tenantId, { id, mapping })
    await attachFiles(tx, actor, 'import', [{ key: stored.key, id }])
    await publish(tx, actor, { name: 'import.uploaded', id, to: 'uploaded', data: { fileName: file.name } })
    return findImport(tx, id)
  })
}

export async function changeMapping(tx: Tx, actor: Actor, id: string, mapping: ImportMapping): Promise<ImportRow> {
  const row = await lockOwnImport(tx, actor, id)
  if (row.status !== 'uploaded') refuse('thing.wrongState', { state: importFlow.names[row.status] })
  const beyond = mapping.some(({ column }) => column !== null && column >= row.headings.length)
  if (beyond || isAmbiguous(mapping)) refuse('import.columnTwice')
  const misfit = misfitIn(mapping, row.headings)
  if (misfit !== undefined) refuse('import.misfit', { heading: misfit })
  await setImportMapping(tx, row, mapping)
  await askForCheck(tx, actor.tenantId, { id, mapping })
  return findImport(tx, id)
}

/** Reads another sheet of the file, or its hidden rows and columns too; the mapping begins anew. */
export async function chooseTable(
  database: Database,
  contents: Files,
  actor: Actor,
  { id, ...choice }: { readonly id: string } & TableChoice,
): Promise<ImportRow> {
  const row = await database.read(actor.tenantId, (db) => findOwnImport(db, actor, id))
  const found = await inspectStored(contents, row, choice)
  return database.write(actor.tenantId, async (tx) => {
    const locked = await lockOwnImport(tx, actor, id)
    if (locked.status !== 'uploaded') refuse('thing.wrongState', { state: importFlow.names[locked.status] })
    const mapping = mappingOf(found.columns)
    const { headings, sample, total, facts: layout } = found
    await setImportRead(tx, locked, { headings: [...headings], sample: [...sample], mapping, layout, total })
    await askForCheck(tx, actor.tenantId, { id, mapping })
    return findImport(tx, id)
  })
}

/** Queues the import once all its rows are checked; a supplier has one import at a time. */
export const startImport = (tx: Tx, actor: Actor, id: string): Promise<ImportRow> => queueImport(tx, actor, id, true)

async function queueImport(tx: Tx, actor: Actor, id: string, needsCheck: boolean): Promise<ImportRow> {
  const row = await lockOwnImport(tx, actor, id)
  const status = importFlow.decide(row, 'start', actor)
  const missing = missingFields(row.mapping)
  const names = missing.map((field) => headingOf(field, actor.lang))
  if (missing.length > 0) refuse('import.missingColumn', { names: names.join(actor.lang === 'en' ? ', ' : '、') })
  if (needsCheck && (await lockCheck(tx, id))?.status !== 'done') refuse('import.unchecked')
  await endCheck(tx, actor.tenantId, id)
  await setImportStatus(tx, row, status)
  await publish(tx, actor, { name: 'import.started', id, from: row.status, to: status })
  return findImport(tx, id)
}

/** Starts the import with the caller as its worker, without a check, whose result nobody would see. */
export async function startNow(tx: Tx, actor: Actor, id: string): Promise<Taken> {
  await queueImport(tx, actor, id, false)
  const runner = randomUUID()
  await setRunner(tx, await lockImport(tx, id), runner)
  return { tenant_id: actor.tenantId, id, runner }
}

/** Cancels an import: remaining rows are not written, written ones stay. */
export async function cancelImport(tx: Tx, actor: Actor, id: string): Promise<ImportRow> {
  const row = await lockOwnImport(tx, actor, id)
  const status = importFlow.decide(row, 'cancel', actor)
  if (row.status === 'uploaded') await resetCheck(tx, { tenantId: actor.tenantId, importId: id, status: 'none' })
  await setImportStatus(tx, row, status)
  await publish(tx, actor, { name: 'import.cancelled', id, from: row.status, to: status })
  return findImport(tx, id)
}
