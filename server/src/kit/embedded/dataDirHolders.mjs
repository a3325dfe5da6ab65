import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// Plain JavaScript for Node 20 without packages, because the launcher looks here before it installs them.

const pattern = /^server-(\d+)-([\w]*)\.pid$/

/** Name of the lock file of a process. */
export const lockFileOf = (pid) => `server-${pid}-${startTimeOf(pid)}.pid`

/** Lock files of a data folder, with their holders; the file of an ended process has none. */
export function locksOf(dataDir) {
  return readdirSync(dataDir).flatMap((name) => {
    const [, pid, startTime] = pattern.exec(name) ?? []
    if (pid === undefined) return []
    const file = join(dataDir, name)
    return isAlive(Number(pid), startTime) ? [{ file, pid: Number(pid), address: contentOf(file) }] : [{ file }]
  })
}

/** Message of a second start. */
export const alreadyRunning = (dataDir, { pid, address }) =>
  `百采 Baicai is already running on DATA_DIR ${dataDir}${address && ` at ${address}`} (pid ${pid}): ` +
  'stop it first, or choose another DATA_DIR'

function contentOf(file) {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return ''
  }
}

function isAlive(pid, startTime) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (error.code !== 'EPERM') return false
  }
  return startTimeOf(pid) === startTime
}

/** Start time of a process as the system reports it; empty where it does not, or where the process is dead. */
function startTimeOf(pid) {
  if (process.platform === 'win32') return ''
  if (process.platform !== 'linux')
    return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout.replaceAll(/\W+/g, '_')
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // Start time: field 22 of proc(5); the state is field 3. A zombie holds no lock.
    return ['Z', 'X'].includes(fields[0]) ? '' : (fields[19] ?? '')
  } catch {
    return ''
  }
}
