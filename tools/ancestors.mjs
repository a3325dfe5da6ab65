import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

// Plain JavaScript for Node 20, because this runs before packages are installed.

const shells = ['sh', 'dash', 'bash', 'ash', 'zsh', 'busybox']

/** Parent and name of a process; undefined if it has ended or the system does not report it. */
function readProcess(pid) {
  if (process.platform === 'linux') {
    try {
      // pid (name) state parent …; the name may contain spaces and brackets.
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      return { name: stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')')), state, parent: Number(parent) }
    } catch {
      return undefined
    }
  }
  if (process.platform === 'win32') return undefined
  const { stdout = '' } = spawnSync('ps', ['-o', 'ppid=,state=,comm=', '-p', String(pid)], { encoding: 'utf8' })
  const [parent, state, ...name] = stdout.trim().split(/\s+/)
  return parent ? { name: basename(name.join(' ')), state, parent: Number(parent) } : undefined
}

export const nameOf = (pid) => readProcess(pid)?.name

/** Whether a process is alive and still has the same parent. */
export function isRunning({ pid, child }) {
  if (child === process.pid && process.ppid !== pid) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (error.code !== 'EPERM') return false
  }
  // Zombies count as ended.
  return process.platform !== 'linux' || !['Z', 'X', undefined].includes(readProcess(pid)?.state)
}

/**
 * Ancestors up to npm, including the shell of the script. Empty if npm did not start this process, because its parent
 * may then exit, as a terminal does after `nohup`.
 */
export function ancestors() {
  if (process.env.npm_lifecycle_event === undefined) return []
  const parent = { pid: process.ppid, child: process.pid }
  const found = readProcess(parent.pid)
  return found && shells.includes(found.name) && found.parent > 1 ? [parent, { pid: found.parent }] : [parent]
}
