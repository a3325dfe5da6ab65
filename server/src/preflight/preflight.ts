import * as fs from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type DataDirLock, lockDataDir } from '#kit/embedded/dataDirLock.ts'
import type { Config } from '#kit/config/config.ts'
import { freeSpace, minFreeBytes } from '#kit/embedded/diskSpace.ts'
import { CannotStart } from '../cannotStart.ts'
import { checkPort } from './preflight.ports.ts'

/**
 * Checks the machine before anything is started or migrated: folders, ports, and that no other server uses the same
 * data. Servers can share an external database (`DATABASE_URL`), never an embedded one.
 */
export async function preflight(config: Config): Promise<DataDirLock | undefined> {
  const isEmbedded = config.databaseUrl === undefined
  if (isEmbedded) checkFolder('DATA_DIR', config.dataDir)
  const claim = isEmbedded ? lockDataDir(config.dataDir) : undefined
  try {
    if (isEmbedded) checkDataDir(config.dataDir)
    if (!config.filesUrl.startsWith('s3://'))
      checkFolder('FILES_URL', config.filesUrl.startsWith('file:') ? fileURLToPath(config.filesUrl) : config.filesUrl)
    if (config.role !== 'worker') await checkPort('PORT', config.port, config.host)
    if (config.metricsPort > 0) await checkPort('METRICS_PORT', config.metricsPort, config.host)
  } catch (error) {
    claim?.release()
    throw error
  }
  return claim
}

const folderTroubles: Readonly<Record<string, string>> = {
  EACCES: 'may not be used by this user: change its permissions, or name another folder',
  EPERM: 'may not be used by this user: change its permissions, or name another folder',
  EROFS: 'is on a disk that can only be read: name another folder',
  EEXIST: 'is a file and no folder: name a folder',
  ENOTDIR: 'is, or lies below, a file and no folder: name a folder',
  ENOSPC: 'is on a disk that is full: make room, or name another folder',
  EDQUOT: 'is on a disk whose quota is used up: make room, or name another folder',
  ENAMETOOLONG: 'is too long a name: name another folder',
  ELOOP: 'is a link that leads to itself: name another folder',
}

/** Creates the folder if it is missing, and checks that it is writable. */
export function checkFolder(variable: string, folder: string): void {
  const probe = join(folder, `.probe-${process.pid}`)
  try {
    fs.mkdirSync(folder, { recursive: true })
    fs.writeFileSync(probe, 'x')
    fs.readdirSync(folder)
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? ''
    throw new CannotStart(`${variable} ${folder} ${folderTroubles[code] ?? `cannot be used: ${String(error)}`}`)
  } finally {
    removeIfThere(probe)
  }
}

function removeIfThere(file: string): void {
  try {
    fs.rmSync(file, { force: true })
  } catch {
    return
  }
}

/** Names in a data folder of this product, besides its database. */
const ownNames = /^(pg|pg-.*|postgres-.*|files|server-.*\.pid|lost\+found|\..*)$/

function checkDataDir(dataDir: string): void {
  const names = fs.readdirSync(dataDir)
  const isOurs = names.includes('pg-secret.json')
  if (names.includes('PG_VERSION'))
    throw new CannotStart(
      `DATA_DIR ${dataDir} is the folder of a PostgreSQL itself: name another folder, or set DATABASE_URL`,
    )
  const foreignName = isOurs ? undefined : names.find((name) => !ownNames.test(name))
  if (foreignName !== undefined)
    throw new CannotStart(
      `DATA_DIR ${dataDir} holds something else (${foreignName}) and no data of this product: name an empty folder`,
    )
  const free = freeSpace(dataDir) ?? Infinity
  if (free < minFreeBytes)
    throw new CannotStart(
      `DATA_DIR ${dataDir} is on a disk that is full (${megabytes(free)} MB left, ${megabytes(minFreeBytes)} MB needed): make room, or name another folder`,
    )
}

const megabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024)
