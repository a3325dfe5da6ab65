import type { Logger } from 'pino'
import type { Config } from '#kit/config/config.ts'
import { openDatabase } from '#kit/database/database.ts'
import { startEmbedded } from '#kit/embedded/embedded.ts'
import { reportPostmaster } from '#kit/shutdownSignals.ts'
import { warnOncePerMinute } from '#kit/log/log.outage.ts'
import { migrate } from '#kit/database/migrate.ts'
import { checkDatabase } from './preflight/preflight.database.ts'

/** Runtime: a migrated database, embedded or from the configuration. */
export async function openRuntime(config: Config, log: Logger, signal?: AbortSignal) {
  const { dataDir, databaseUrl } = config
  if (databaseUrl !== undefined) await checkDatabases(databaseUrl, config.ownerUrl)
  const embedded =
    databaseUrl === undefined
      ? await startEmbedded({ dataDir, log, ...(signal ? { signal } : {}), onPostmaster: reportPostmaster })
      : undefined
  const ownerUrl = embedded?.ownerUrl ?? config.ownerUrl!
  try {
    for (const name of await migrate(ownerUrl)) log.info({ name }, 'migrated')
    signal?.throwIfAborted()
  } catch (error) {
    await embedded?.stop()
    throw error
  }
  const url = embedded?.ownerUrl ?? databaseUrl!
  const database = openDatabase({
    url,
    readUrls: config.readUrls,
    onError: ({ message }) => warnOncePerMinute(log, 'a database connection ended', { reason: message }),
    ...(embedded ? { isFull: embedded.isFull } : {}),
  })
  const close = async () => {
    await database.close()
    await embedded?.stop()
  }
  return { database, url, ownerUrl, isEmbedded: embedded !== undefined, close }
}

async function checkDatabases(databaseUrl: string, ownerUrl: string | undefined): Promise<void> {
  await checkDatabase('DATABASE_URL', databaseUrl)
  if (ownerUrl !== undefined && ownerUrl !== databaseUrl) await checkDatabase('DATABASE_OWNER_URL', ownerUrl)
}
