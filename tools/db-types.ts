import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { startEmbedded } from '#kit/embedded/embedded.ts'
import { migrate } from '#kit/database/migrate.ts'
import { generate, writtenStatementFiles } from './dbTypes/files.ts'

/** Generates the types of tables and statements from a newly migrated database, or from that of DATABASE_URL. */
const givenUrl = process.env['DATABASE_URL']
const dataDir = await mkdtemp(join(tmpdir(), 'baicai-types-'))
const embedded = givenUrl ? undefined : await startEmbedded({ dataDir, log: pino({ level: 'warn' }) })
try {
  const url = givenUrl ?? embedded!.ownerUrl
  await migrate(url)
  const files = await generate(url)
  for (const [file, text] of files) await writeFile(new URL(`../${file}`, import.meta.url), text)
  for (const file of writtenStatementFiles()) if (!files.has(file)) await rm(new URL(`../${file}`, import.meta.url))
} finally {
  await embedded?.stop()
  await rm(dataDir, { recursive: true, force: true })
}
