import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

export function startProcess(file: string, ready: RegExp, env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // Ends the child process if the run fails.
  process.once('exit', () => child.kill('SIGKILL'))
  const { promise, resolve, reject } = Promise.withResolvers<ChildProcess>()
  child.stdout.on('data', (text: Buffer) => ready.test(text.toString()) && resolve(child))
  child.once('exit', (code) => reject(new Error(`${file} exited with ${code}`)))
  return promise
}

export function residentMb({ pid }: ChildProcess): number {
  const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kb) / 1024)
}

/** Processor time since the start in ms: of the server, of all PostgreSQL processes, and of this process. */
export function processorMs(serverPid: number | undefined) {
  const { user, system } = process.cpuUsage()
  const postgres = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && nameOf(pid) === 'postgres')
  return {
    server: timeOf(String(serverPid)),
    postgres: postgres.reduce((sum, pid) => sum + timeOf(pid), 0),
    own: (user + system) / 1000,
  }
}

/** A process that has ended counts as zero. */
const readOf = (pid: string, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
const nameOf = (pid: string): string => readOf(pid, 'comm').trim()

/** User and system time of all threads; the kernel counts hundredths of a second. */
function timeOf(pid: string): number {
  const fields = readOf(pid, 'stat').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 10
}
