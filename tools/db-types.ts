import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '#kit/embedded.ts'
import { pino } from 'pino'
import { migrate } from '#kit/migrate.ts'

/** Writes server/src/kit/db.ts from a freshly migrated database. */
const dataDir = await mkdtemp(join(tmpdir(), 'baicai-types-'))
const embedded = await startEmbedded({ dataDir, log: pino({ level: 'warn' }) })
try {
  await migrate(embedded.ownerUrl)
  const done = spawnSync(
    'node_modules/.bin/kysely-codegen',
    [
      '--dialect=postgres',
      `--url=${embedded.ownerUrl}`,
      '--out-file=server/src/kit/db.ts',
      '--date-parser=string',
      '--exclude-pattern=(public|inv|graphile_worker).*',
      '--runtime-enums=false',
    ],
    { stdio: 'inherit' },
  )
  process.exitCode = done.status ?? 1
} finally {
  await embedded.stop()
  await rm(dataDir, { recursive: true, force: true })
}
