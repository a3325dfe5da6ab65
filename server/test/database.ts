import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '#kit/embedded/embedded.ts'
import { migrate } from '#kit/database/migrate.ts'

/** One real PostgreSQL for all route tests of a run, migrated once. */
export const setup = (project: TestProject) => startDatabase(project)

/** Uses new folders unless given. */
export async function startDatabase(project: TestProject, data?: string, files?: string) {
  const dataDir = data ?? (await mkdtemp(join(tmpdir(), 'baicai-test-')))
  const filesFolder = files ?? (await mkdtemp(join(tmpdir(), 'baicai-files-')))
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
