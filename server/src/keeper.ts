import { join } from 'node:path'
import type { Config } from '#kit/config/config.ts'
import type { Database } from '#kit/database/database.ts'
import { openFiles } from '#kit/files/files.ts'
import { sharedSecret } from '#kit/security/secrets.ts'
import { type Keeper, localKeeper, platformOf, remoteKeeper, type Seals } from '#modules/sourcing/index.ts'

/**
 * Separate keeper process, or one inside this process with the embedded database and in development. Production with an
 * external database requires a separate keeper to publish projects.
 */
export function keeperOf({ keeperUrl, databaseUrl, production, dataDir }: Config): Keeper | undefined {
  if (keeperUrl !== undefined) return remoteKeeper(keeperUrl)
  return databaseUrl === undefined || !production ? localKeeper(join(dataDir, 'keeper.json')) : undefined
}

/** Name of the platform's signing secret. */
export const platformSecretOf = (database: Database): Promise<Uint8Array> => sharedSecret(database, 'platform')

/** Dependencies of sealed quotes, for publishing projects outside a server. */
export const sealsOf = async (database: Database, config: Config): Promise<Seals> => ({
  keeper: keeperOf(config),
  platform: platformOf(await platformSecretOf(database)),
  contents: openFiles(config.filesUrl),
})
