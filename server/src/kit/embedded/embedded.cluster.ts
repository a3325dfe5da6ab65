import * as fs from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { type Account, accountFor, barrier } from './embedded.account.ts'
import { findBinaries } from './embedded.binaries.ts'
import { type Secret, readSecret, freePort } from './embedded.secret.ts'
import { initialise } from './embedded.initialise.ts'

const MAJOR = '18'
/** Location of the database if PostgreSQL's user cannot enter the data folder. */
const ELSEWHERE = '/var/lib/baicai'

export interface Cluster {
  directory: string
  binaries: string
  account: Account | undefined
  secret: Secret
  /** Folder of the Unix socket; empty if only TCP is used. */
  socket: string
  /** Output of PostgreSQL before its own log is open. */
  startLog: string
}

/** Finds the database cluster of a data folder, or creates an empty one; does not start it. */
export async function openCluster(dataDir: string): Promise<Cluster> {
  const home = resolve(dataDir)
  fs.mkdirSync(home, { recursive: true })
  const link = join(home, 'pg')
  const exists = fs.existsSync(link)
  const account = accountFor(link)
  letPass(home, account)
  const base = placeFor(exists ? dirname(fs.realpathSync(link)) : fs.realpathSync(home), account)
  const binaries = findBinaries(base, account)
  const secret = await readSecret(home, exists)
  if (!exists) await initialise(link, base, binaries, account, secret)
  const directory = fs.realpathSync(link)
  const version = fs.readFileSync(join(directory, 'PG_VERSION'), 'utf8').trim()
  if (version !== MAJOR)
    throw new Error(
      `DATA_DIR ${home} holds data of PostgreSQL ${version}, this is PostgreSQL ${MAJOR}: name another folder`,
    )
  const socket = socketFolder(directory)
  return { directory, binaries, account, secret, socket, startLog: join(home, 'pg-start.log') }
}

/** Grants PostgreSQL's user access to a data folder that only root can enter. */
function letPass(home: string, account: Account | undefined) {
  const { mode, uid } = fs.statSync(home)
  if (!account || mode & 0o077 || barrier(home, account) !== home) return
  fs.chownSync(home, uid, account.gid)
  fs.chmodSync(home, 0o710)
}

function placeFor(home: string, account: Account | undefined): string {
  if (!barrier(home, account)) return home
  fs.mkdirSync(ELSEWHERE, { recursive: true })
  const blocked = barrier(ELSEWHERE, account)
  if (!blocked) return ELSEWHERE
  throw new Error(`only root can enter ${blocked}, and PostgreSQL does not run as root: choose another DATA_DIR`)
}

/** Chooses another port if the previous one is taken, and stores it. */
export async function keepOrMovePort(cluster: Cluster, dataDir: string): Promise<void> {
  const { secret } = cluster
  secret.port = await freePort(secret.port).catch(() => freePort())
  const file = join(resolve(dataDir), 'pg-secret.json')
  const known = JSON.parse(fs.readFileSync(file, 'utf8')) as Secret
  if (known.port !== secret.port) fs.writeFileSync(file, JSON.stringify(secret), { mode: 0o600 })
}

/**
 * Folder of the Unix socket for local connections, which take about half the work of a TCP round trip. The system
 * limits socket paths to about 100 bytes; longer paths and Windows use TCP only.
 */
const socketFolder = (directory: string) =>
  process.platform !== 'win32' && Buffer.byteLength(directory) < 80 && !/['",\s]/.test(directory) ? directory : ''
