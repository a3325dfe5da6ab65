import * as fs from 'node:fs'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type DataDirLock, lockDataDir } from '#kit/embedded/dataDirLock.ts'
import type { Config } from '#kit/config.ts'
import { freeSpace, minFreeBytes } from '#kit/embedded/diskSpace.ts'

/** Why a server does not start, in a sentence that names the variable to change. */
export class CannotStart extends Error {}

/**
 * Looks at all that a server needs of its machine before it starts or migrates anything: its folders, its ports, and
 * that no other server runs on the same data. Several servers share a database of their own (`DATABASE_URL`), never
 * an embedded one.
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

/** Creates the folder where it is missing, and proves that it can be written to. */
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

/** What is in a data folder of this product beside its database. */
const own = /^(pg|pg-.*|postgres-.*|files|server-.*\.pid|lost\+found|\..*)$/

function checkDataDir(dataDir: string): void {
  const names = fs.readdirSync(dataDir)
  const isOurs = names.includes('pg-secret.json')
  if (names.includes('PG_VERSION'))
    throw new CannotStart(
      `DATA_DIR ${dataDir} is the folder of a PostgreSQL itself: name another folder, or set DATABASE_URL`,
    )
  const stranger = isOurs ? undefined : names.find((name) => !own.test(name))
  if (stranger !== undefined)
    throw new CannotStart(
      `DATA_DIR ${dataDir} holds something else (${stranger}) and no data of this product: name an empty folder`,
    )
  const free = freeSpace(dataDir) ?? Infinity
  if (free < minFreeBytes)
    throw new CannotStart(
      `DATA_DIR ${dataDir} is on a disk that is full (${megabytes(free)} MB left, ${megabytes(minFreeBytes)} MB needed): make room, or name another folder`,
    )
}

const megabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024)

const portTroubles: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken by another program: stop that, or choose another port',
  EACCES: 'may not be opened by this user: choose a port from 1024 on',
  EADDRNOTAVAIL: 'cannot be opened, as HOST is no address of this machine: set HOST',
  ENOTFOUND: 'cannot be opened, as HOST is no name that is known here: set HOST',
  EAI_AGAIN: 'cannot be opened, as HOST is no name that is known here: set HOST',
}

/** The error of a port that cannot be opened, as a sentence. */
export function portTrouble(variable: string, port: number, host: string, error: unknown): CannotStart {
  const code = (error as NodeJS.ErrnoException).code ?? ''
  return new CannotStart(
    `${variable} ${port} on ${host} ${portTroubles[code] ?? `cannot be opened: ${(error as Error).message}`}`,
  )
}

/** Opens the port and closes it again. */
async function checkPort(variable: string, port: number, host: string): Promise<void> {
  const probe = createServer()
  await listenOn(probe, variable, port, host)
  await new Promise((done) => probe.close(done))
}

/** Listens, or says in a sentence why that is not possible. */
export async function listenOn(server: Server, variable: string, port: number, host: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', (error) => reject(portTrouble(variable, port, host, error)))
  server.listen(port, host, resolve)
  await promise
}
