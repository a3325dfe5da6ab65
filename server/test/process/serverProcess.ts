import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { inject } from 'vitest'
import type { Route } from '#contract/kit/route.ts'

/** Server process with an existing database. */
export class ServerProcess {
  readonly env: Record<string, string>
  port = 0
  /** Output since the last start, and all warnings and errors. */
  said = ''
  complained = ''
  private child: ChildProcess | undefined
  constructor(databaseUrl: string, more: Record<string, string> = {}) {
    this.env = {
      DATABASE_URL: databaseUrl,
      FILES_URL: inject('filesFolder'),
      METRICS_PORT: '0',
      LOG_LEVEL: 'fatal',
      PORT: '0',
      DEV_CAPTCHA: '0000',
      // All load comes from one address.
      RATE_LIMITS: 'off',
      ...more,
    }
  }

  /** Resolves when the server is ready. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, ['server/src/main.ts'], {
      env: { ...process.env, ...this.env, PORT: String(this.port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.child = child
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.said = ''
    this.complained = ''
    child.stderr.on('data', (text: Buffer) => {
      this.complained += text.toString()
      process.stderr.write(text)
    })
    child.stdout.on('data', (text: Buffer) => {
      this.said += text.toString()
      // A worker has no port.
      const [isReady, port] = /ready (?:at \S+?:(\d+)|for jobs)/.exec(this.said) ?? []
      if (isReady === undefined) return
      this.port = Number(port ?? 0)
      resolve()
    })
    child.once('exit', () => reject(new Error(`the server exited before it was ready: ${this.said}`)))
    return promise
  }

  /** Signal that ended the process; null: it exited by itself, now or before. */
  async end(signal: NodeJS.Signals): Promise<NodeJS.Signals | null> {
    const child = this.child
    if (!child || child.exitCode !== null || child.signalCode !== null) return null
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
    return child.signalCode
  }

  private readonly agent = new Agent({ keepAlive: true, maxSockets: 100 })

  /**
   * One call over a real socket, with JSON, a form, or a query; rejects without a complete response, so that silence is
   * not a refusal.
   */
  call<T>(
    person: { host: string; token: string },
    route: Pick<Route, 'method' | 'path'>,
    body: object,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer<T>>()
    const isQuery = route.method === 'GET'
    const own = { host: person.host, authorization: `Bearer ${person.token}`, 'content-type': 'application/json' }
    const outgoing = request(
      {
        agent: this.agent,
        port: this.port,
        host: '127.0.0.1',
        method: route.method,
        path: isQuery ? `${route.path}?${new URLSearchParams(Object.entries(body)).toString()}` : route.path,
        headers: { ...own, ...headers },
      },
      (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (part: string) => (text += part))
        response.on('error', reject)
        response.on('end', () => {
          if (!response.complete) return reject(new Error('incomplete response'))
          resolve({ status: response.statusCode ?? 0, ...(JSON.parse(text) as Omit<Answer<T>, 'status'>) })
        })
      },
    )
    outgoing.on('error', reject)
    if (isQuery) outgoing.end()
    else outgoing.end(Buffer.isBuffer(body) ? body : JSON.stringify(body))
    return promise
  }
}

export interface Answer<T> {
  status: number
  code: number
  message: string
  data: T
}
