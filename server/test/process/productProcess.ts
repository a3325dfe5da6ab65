import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Member, root, childrenOf, isAlive, nameOf } from './processTree.ts'

export const freePort = () =>
  new Promise<number>((settle) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => settle(port))
    })
  })

/** The product as started by `npm start`: shell, launcher, server and PostgreSQL. */
export class ProductProcess {
  readonly dataDir: string
  readonly pids = {} as Record<Member | 'postgres', number>
  /** All output and logs. */
  output = ''
  private readonly child: ChildProcess

  constructor(
    npm: string,
    dataDir = mkdtempSync(join(tmpdir(), 'baicai-product-')),
    more: Record<string, string> = {},
  ) {
    this.dataDir = dataDir
    // An empty production database, because it starts in seconds.
    const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, METRICS_PORT: '0', PORT: '0', ...more }
    const options = { cwd: root, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] as ['ignore', 'pipe', 'pipe'] }
    this.child = npm.endsWith('.js') ? spawn('node', [npm, 'start'], options) : spawn(npm, ['start'], options)
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on('data', (text: Buffer) => (this.output += text.toString()))
  }

  /** Resolves when the product is ready and its processes are known. */
  async ready(): Promise<void> {
    await waitUntil(
      () => /Baicai is ready/.test(this.output),
      120_000,
      () => this.output,
    )
    this.pids.npm = this.npmPid
    this.pids.shell = childrenOf(this.pids.npm)[0]!
    const below = childrenOf(this.pids.shell)
    // Some shells replace themselves by their command.
    this.pids.launcher = below.some((pid) => nameOf(pid).includes('start.mjs')) ? below[0]! : this.pids.shell
    this.pids.server = childrenOf(this.pids.launcher).find((pid) => nameOf(pid).includes('main.ts'))!
    this.pids.postgres = Number(readFileSync(join(this.dataDir, 'pg/postmaster.pid'), 'utf8').split('\n')[0])
  }

  get npmPid(): number {
    return this.child.pid!
  }

  get exitCode(): number | null {
    return this.child.exitCode
  }

  alive = (): string[] =>
    Object.entries(this.pids)
      .filter(([, pid]) => isAlive(pid))
      .map(([name]) => name)

  /** The last log message of PostgreSQL about its shutdown. */
  lastOfLog(): string {
    const folder = join(this.dataDir, 'pg/log')
    const [file = ''] = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.log')) : []
    return readFileSync(join(folder, file), 'utf8').trim().split('\n').at(-1) ?? ''
  }

  /** Kills remaining processes and removes the data. */
  remove(): void {
    for (const pid of [this.npmPid, ...Object.values(this.pids)]) if (isAlive(pid)) process.kill(pid, 'SIGKILL')
    rmSync(this.dataDir, { recursive: true, force: true })
  }
}

export async function waitUntil(
  holds: () => boolean,
  maxMs: number,
  description: () => string = () => '',
): Promise<number> {
  const began = performance.now()
  while (!holds()) {
    if (performance.now() - began > maxMs) throw new Error(`timeout after ${maxMs} ms: ${description()}`)
    await delay(25)
  }
  return performance.now() - began
}
