import { join } from 'node:path'
import type { Config } from '#kit/config.ts'
import type { Database } from '#kit/database/database.ts'
import { openFiles } from '#kit/files/files.ts'
import { sharedSecret } from '#kit/security/secrets.ts'
import { type Keeper, localKeeper, platformOf, remoteKeeper, type Seals } from '#modules/sourcing/index.ts'

/**
 * A keeper of its own process, or one in this process beside the embedded database and in development: production on a
 * database of its own has its keeper elsewhere, or publishes no project.
 */
export function keeperOf({ keeperUrl, databaseUrl, production, dataDir }: Config): Keeper | undefined {
  if (keeperUrl !== undefined) return remoteKeeper(keeperUrl)
  return databaseUrl === undefined || !production ? localKeeper(join(dataDir, 'keeper.json')) : undefined
}

/** The name of the secret that the platform signs with. */
export const platformSecretOf = (database: Database): Promise<Uint8Array> => sharedSecret(database, 'platform')

/** What sealed quotes need, for what publishes projects outside a server. */
export const sealsOf = async (database: Database, config: Config): Promise<Seals> => ({
  keeper: keeperOf(config),
  platform: platformOf(await platformSecretOf(database)),
  contents: openFiles(config.filesUrl),
})
