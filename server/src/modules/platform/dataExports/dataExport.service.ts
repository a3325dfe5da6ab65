import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dayOf } from '#contract/kit/calendar.ts'
import { dataExportDays } from '#contract/platform/dataExports.ts'
import { Id, shape } from '#contract/kit/schema.ts'
import { type Actor, systemActor } from '#kit/actor.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import type { Files } from '#kit/files/files.ts'
import type { Download } from '#kit/http/download.ts'
import { addJob, eachItem, type Job, job, type JobContext } from '#kit/jobs/jobs.ts'
import { refuse } from '#kit/refusal.ts'
import type { PlatformOptions } from '../platformOptions.ts'
import { dataExports, staleExports, waitingExport } from './dataExport.store.ts'

const payload = shape({ exportId: Id })
const exportJob = { name: 'platform.exportData', payload, maxAttempts: 3 } as const
const dayMs = 86_400_000

/** One export at a time; its file is written by a job. */
export async function requestDataExport(tx: Tx, actor: Actor): Promise<void> {
  if (await waitingExport.first(tx)) refuse('dataExport.running')
  const { id } = await dataExports.insert(tx, { requested_by: actor.userId, requested_at: actor.now })
  await addJob(tx, exportJob, { exportId: id })
  await publish(tx, actor, { name: 'dataExport.requested', id, to: 'waiting' })
}

export const dataExportJob = ({ contents, transfer }: PlatformOptions): Job<typeof payload> =>
  job({
    ...exportJob,
    steps: async (context, { exportId }) => {
      const { database, tenantId, isLast } = context
      try {
        await writeExport(context, { contents, transfer }, exportId)
      } catch (error) {
        if (isLast) await database.write(tenantId, (tx) => fail(tx, tenantId, exportId))
        throw error
      }
    },
  })

async function writeExport(
  { database, tenantId, now }: JobContext,
  { contents, transfer }: Pick<PlatformOptions, 'contents' | 'transfer'>,
  exportId: string,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'baicai-export-'))
  try {
    const file = join(folder, 'rows.gz')
    const { rows, size, sha256 } = await transfer.writeRows(tenantId, file)
    const key = await contents.put(createReadStream(file), { size, sha256, type: 'application/gzip' })
    const keep = async (tx: Tx): Promise<boolean> => {
      const before = await dataExports.lock(tx, exportId)
      if (before.status !== 'waiting') return false
      const expires = new Date(now.getTime() + dataExportDays * dayMs)
      const facts = { file_key: key, size: String(size), sha256, row_count: String(rows) }
      await dataExports.set(tx, before, { status: 'ready', done_at: now, expires_at: expires, ...facts })
      const ready = { name: 'dataExport.ready', id: exportId, from: 'waiting', to: 'ready', data: { sha256 } } as const
      await publish(tx, systemActor(tenantId, '', now), ready)
      return true
    }
    let isKept = false
    try {
      isKept = await database.write(tenantId, keep)
    } finally {
      // Nothing would ever remove a file that no row names.
      if (!isKept) await contents.remove(key)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function fail(tx: Tx, tenantId: string, exportId: string): Promise<void> {
  const before = await dataExports.lock(tx, exportId)
  if (before.status !== 'waiting') return
  await dataExports.set(tx, before, { status: 'failed' })
  await publish(tx, systemActor(tenantId), { name: 'dataExport.failed', id: exportId, from: 'waiting', to: 'failed' })
}

export async function downloadOf(database: Database, contents: Files, actor: Actor, id: string): Promise<Download> {
  const row = await database.read(actor.tenantId, (db) => dataExports.find(db, id))
  if (row.status !== 'ready' || row.file_key === null) return refuse('dataExport.gone')
  const name = `${actor.host.split('.')[0]}-${dayOf(row.requested_at)}.jsonl.gz`
  return { name, type: 'application/gzip', size: Number(row.size), stream: await contents.get(row.file_key) }
}

/** Removes the files of exports that can no longer be downloaded. */
export async function expireExports(contents: Files, context: JobContext): Promise<void> {
  const { database, tenantId, now } = context
  const stale = await database.read(tenantId, (db) => staleExports(db, { now }))
  await eachItem(
    context,
    stale,
    ({ id }) => `export ${id}`,
    async ({ id, file_key: key }) => {
      if (key !== null) await contents.remove(key)
      await database.write(tenantId, async (tx) => {
        const before = await dataExports.lock(tx, id)
        await dataExports.set(tx, before, { status: 'expired', file_key: null })
      })
    },
  )
}
