import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import * as fs from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { type Account, accountFor, barrier } from './embedded.account.ts'
import { findBinaries } from './embedded.binaries.ts'

const run = promisify(execFile)
const MAJOR = '18'
/** Where a database lives that may not live in the data folder, because only root can enter that. */
const ELSEWHERE = '/var/lib/baicai'

export interface Secret {
  port: number
  superuserPassword: string
  ownerPassword: string
}

export interface Cluster {
  directory: string
  binaries: string
  account: Account | undefined
  secret: Secret
  /** The folder of its socket; empty where it is reached over the network. */
  socket: string
  /** What PostgreSQL says before its own log is open. */
  startLog: string
}

/** Finds the database of a data folder, or makes an empty one. Nothing runs yet afterwards. */
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

/** A data folder that is root's alone also lets PostgreSQL's user pass, and nobody else. */
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

async function readSecret(home: string, exists: boolean): Promise<Secret> {
  const file = join(home, 'pg-secret.json')
  if (!fs.existsSync(file)) {
    if (exists) throw new Error(`${file} is missing: without it the database in DATA_DIR ${home} cannot be opened`)
    const password = () => randomBytes(24).toString('base64url')
    const fresh: Secret = { port: await freePort(), superuserPassword: password(), ownerPassword: password() }
    try {
      fs.writeFileSync(file, JSON.stringify(fresh), { mode: 0o600, flag: 'wx' })
    } catch (error) {
      if (!fs.existsSync(file)) throw error
    }
  }
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Secret
}

export function freePort(wanted = 0): Promise<number> {
  return new Promise((settle, fail) => {
    const probe = createServer()
    probe.once('error', fail)
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => settle(typeof address === 'object' && address ? address.port : wanted))
    })
  })
}

/** Another program may have taken the port while we were away. */
export async function keepOrMovePort(cluster: Cluster, dataDir: string): Promise<void> {
  const { secret } = cluster
  secret.port = await freePort(secret.port).catch(() => freePort())
  const file = join(resolve(dataDir), 'pg-secret.json')
  const known = JSON.parse(fs.readFileSync(file, 'utf8')) as Secret
  if (known.port !== secret.port) fs.writeFileSync(file, JSON.stringify(secret), { mode: 0o600 })
}

/** Made beside its final place and then renamed, so that a half-made database is never taken for one. */
async function initialise(link: string, base: string, binaries: string, account: Account | undefined, secret: Secret) {
  const draft = fs.mkdtempSync(join(base, 'pg-'))
  const passwords = `${draft}.password`
  fs.writeFileSync(passwords, secret.superuserPassword, { mode: 0o600 })
  if (account) for (const path of [draft, passwords]) fs.chownSync(path, account.uid, account.gid)
  const locale = process.platform === 'linux' ? 'C.UTF-8' : process.platform === 'darwin' ? 'en_US.UTF-8' : 'C'
  const options = `--encoding=UTF8 --locale=${locale} --lc-messages=C --locale-provider=icu --icu-locale=zh
    --text-search-config=simple --data-checksums --auth=scram-sha-256 --username=postgres`.split(/\s+/)
  try {
    await run(join(binaries, 'bin', 'initdb'), [...options, `--pwfile=${passwords}`, `--pgdata=${draft}`], {
      cwd: '/',
      ...account,
    })
    fs.appendFileSync(join(draft, 'postgresql.conf'), "\ninclude = 'baicai.conf'\n")
    if (base === fs.realpathSync(dirname(link))) fs.renameSync(draft, link)
    else fs.symlinkSync(draft, link)
  } catch (error) {
    fs.rmSync(draft, { recursive: true, force: true })
    if (!fs.existsSync(link)) throw error
  } finally {
    fs.rmSync(passwords)
  }
}

/**
 * Where connections of this machine meet PostgreSQL past the network: about half the work of a round trip. The system bounds such a
 * path to about a hundred characters; a longer one, or Windows, leaves the network alone.
 */
const socketFolder = (directory: string) =>
  process.platform !== 'win32' && Buffer.byteLength(directory) < 80 && !/['",\s]/.test(directory) ? directory : ''

/** Written anew at every start, so that an upgrade brings its settings along; `alter system` still has the last word. */
function writeSettings({ directory, secret, socket, account }: Cluster) {
  // After a crash every file is synced before it is read: one call where the system has it, seconds of calls elsewhere.
  const sync = process.platform === 'linux' ? 'syncfs' : 'fsync'
  const settings = `
listen_addresses = '127.0.0.1'
port = ${secret.port}
unix_socket_directories = '${socket}'
max_connections = 100
shared_buffers = 256MB
work_mem = 8MB
maintenance_work_mem = 128MB
effective_cache_size = 1GB
random_page_cost = 1.1
effective_io_concurrency = 32
fsync = on
recovery_init_sync_method = ${sync}
synchronous_commit = on
full_page_writes = on
wal_compression = on
max_wal_size = 2GB
jit = off
timezone = 'UTC'
shared_preload_libraries = 'pg_stat_statements'
logging_collector = on
log_directory = 'log'
log_filename = 'postgresql-%a.log'
log_truncate_on_rotation = on
log_rotation_age = 1d
log_rotation_size = 0
log_timezone = 'UTC'
log_min_duration_statement = 1s
log_lock_waits = on
# Values of rows and parameters stay out of the log: they may be somebody's phone number.
log_error_verbosity = terse
log_parameter_max_length = 0
`
  const file = join(directory, 'baicai.conf')
  // On a full disk there is no room to write anew what is there already.
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === settings) return
  fs.writeFileSync(file, settings, { mode: 0o600 })
  if (account) fs.chownSync(file, account.uid, account.gid)
}

/** In a process group of its own: Ctrl-C is for us, and we stop the database last. */
export function launch(cluster: Cluster): ChildProcess {
  writeSettings(cluster)
  const output = fs.openSync(cluster.startLog, 'w')
  const child = spawn(join(cluster.binaries, 'bin', 'postgres'), ['-D', cluster.directory], {
    cwd: cluster.directory,
    detached: true,
    stdio: ['ignore', output, output],
    ...cluster.account,
  })
  fs.closeSync(output)
  // A process that could not be started ends at once, and the last line of the start log says what was wrong.
  child.on('error', (error) => fs.appendFileSync(cluster.startLog, error.message))
  child.unref()
  return child
}

/** Stops PostgreSQL: `fast` ends its sessions and writes everything down, `immediate` leaves that to the next start. */
export async function halt(cluster: Cluster, mode: 'fast' | 'immediate'): Promise<void> {
  const args = ['stop', '-w', '-t', '20', '-m', mode, '-D', cluster.directory]
  await run(join(cluster.binaries, 'bin', 'pg_ctl'), args, { cwd: '/', ...cluster.account })
}

export interface Postmaster {
  pid: number
  port: number
  /** The folder of its socket; empty where it has none. */
  socket: string
  /** False while it recovers or ends. */
  isReady: boolean
}

/** The PostgreSQL that runs on this data, as its lock file tells. */
export function postmasterOf({ directory }: Cluster): Postmaster | undefined {
  const lock = join(directory, 'postmaster.pid')
  let lines: string[]
  try {
    lines = fs.readFileSync(lock, 'utf8').split('\n')
  } catch {
    return undefined
  }
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  if (!pid || !isAlive(pid)) return undefined
  if (process.platform === 'linux' && !argumentsOf(pid).includes(directory)) {
    // The number went to another program since; PostgreSQL would take it for its predecessor and not start.
    fs.rmSync(lock, { force: true })
    return undefined
  }
  return { pid, port, socket: lines[4]?.trim() ?? '', isReady: lines[7]?.trim() === 'ready' }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function argumentsOf(pid: number): string[] {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  } catch {
    return []
  }
}
