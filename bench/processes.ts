import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

export function startProcess(file: string, ready: RegExp, env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // Nothing of a run that fails stays behind.
  process.once('exit', () => child.kill('SIGKILL'))
  const { promise, resolve, reject } = Promise.withResolvers<ChildProcess>()
  child.stdout.on('data', (text: Buffer) => ready.test(text.toString()) && resolve(child))
  child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)))
  return promise
}

export function residentMb({ pid }: ChildProcess): number {
  const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kb) / 1024)
}
