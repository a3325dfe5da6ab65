import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '#kit/embedded.ts'
import { migrate } from '#kit/migrate.ts'

/** One real PostgreSQL for all route tests of a run, migrated once. */
export async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'baicai-test-'))
  const filesFolder = await mkdtemp(join(tmpdir(), 'baicai-files-'))
  const embedded = await startEmbedded({ dataDir, log: pino({ level: 'warn' }) })
  await migrate(embedded.ownerUrl)
  project.provide('databaseUrl', embedded.ownerUrl)
  project.provide('filesFolder', filesFolder)
  project.provide('databaseDir', dataDir)
  return async () => {
    await embedded.stop()
    for (const folder of [dataDir, filesFolder]) await rm(folder, { recursive: true, force: true })
  }
}
