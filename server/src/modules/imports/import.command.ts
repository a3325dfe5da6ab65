import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Lang } from '#contract/refusals.ts'
import { systemActor } from '#kit/actor.ts'
import type { Database } from '#kit/database/database.ts'
import type { Files } from '#kit/files/files.ts'
import { refuse } from '#kit/refusal.ts'
import { proveContent } from '#kit/files/upload.content.ts'
import type { Uploaded } from '#kit/files/upload.receive.ts'
import { endingOf, mediaTypeOf, violationOfName } from '#kit/files/upload.rules.ts'
import { findSupplierByCode } from '#modules/suppliers/index.ts'
import { findTenantByCode } from '#modules/tenancy/index.ts'
import { runImport, defaultBatch } from './run/import.run.service.ts'
import { createImport, startNow } from './import.service.ts'
import { findImport } from './import.store.ts'
import { errorsAfter } from './import.error.store.ts'
import { messageOf } from './reading/texts.rules.ts'
import { commandLimits } from './import.limits.rules.ts'

const endings = ['.xlsx', '.csv']
const maxReported = 50

export interface ImportCommand {
  readonly database: Database
  readonly contents: Files
  readonly tenantCode: string
  readonly supplierCode: string
  readonly path: string
  readonly lang: Lang
  readonly log: (line: string) => void
}

/**
 * Command-line import with the same rules as on the page: reads, writes, reports. Returns the number of failed rows.
 */
export async function importProductsFile(command: ImportCommand): Promise<number> {
  const { database, contents, log } = command
  const [tenant] = await database.read('0', (db) => findTenantByCode(db, { code: command.tenantCode }))
  if (!tenant) return refuse('tenant.unknown')
  const supplier = await database.read(tenant.id, (db) => findSupplierByCode(db, command.supplierCode))
  const permissions = new Set(['product.import'] as const)
  const actor = { ...systemActor(tenant.id), lang: command.lang, supplierId: supplier.id, permissions }
  const { id } = await createImport(database, contents, actor, await localFile(command.path), commandLimits)
  const taken = await database.write(tenant.id, (tx) => startNow(tx, actor, id))
  await runImport(
    { database, contents, limits: commandLimits, batchSize: defaultBatch, isStopping: () => false },
    taken,
  )

  const { done, created, changed, unchanged, reviewing, warned, failed, refusal, refusal_facts } = await database.read(
    tenant.id,
    (db) => findImport(db, id),
  )
  log(
    `${done} rows: ${created} created, ${changed} changed, ${unchanged} unchanged, ${reviewing} to review, ${failed} failed; ${warned} kept without some cells`,
  )
  const errors = await database.read(tenant.id, (db) => errorsAfter(db, { importId: id, rowNo: 0, rows: maxReported }))
  for (const error of errors) log(messageOf(error, command.lang))
  if (failed + warned > maxReported) log(`… ${failed + warned - maxReported} more rows`)
  return refusal ? refuse(refusal, refusal_facts) : failed
}

async function localFile(path: string): Promise<Uploaded> {
  const name = basename(path)
  const violation = violationOfName(name, endings)
  if (violation) refuse(violation, { accept: endings.join(' ') })
  const ending = endingOf(name)
  const { size } = await stat(path)
  await proveContent(path, ending)
  const hash = createHash('sha256')
  const content = () => createReadStream(path)
  for await (const chunk of content()) hash.update(chunk as Buffer)
  return { name, ending, path, content, size, sha256: hash.digest('hex'), type: mediaTypeOf(ending) }
}
