import { createECDH, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decrypt } from 'http_ece'
import type { PushContent } from '#kit/push/push.ts'

export interface Notification extends PushContent {
  /** Browser that receives it. */
  readonly browser: string
  readonly headers: IncomingHttpHeaders
}

export interface PushService {
  readonly origin: string
  /** Received messages, decrypted as by the browser. */
  readonly received: readonly Notification[]
  /** Number of calls, including refused ones. */
  readonly calls: () => number
  /** Subscribes a browser, with keys of its own. */
  readonly subscribe: (browser?: string) => { endpoint: string; p256dh: string; auth: string }
  /** Status codes of the next calls for a browser; 201 afterwards. */
  readonly answer: (browser: string, ...statuses: readonly number[]) => void
  readonly stop: () => void
}

/** Local push service. `onReceived` is called before the response. */
export async function startPushService(onReceived: (count: number) => void = () => undefined): Promise<PushService> {
  const browsers = new Map<string, { pair: ReturnType<typeof createECDH>; auth: string }>()
  const answers = new Map<string, number[]>()
  const received: Notification[] = []
  let calls = 0
  const server = createServer((request, response) => {
    calls++
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const browser = (request.url ?? '').slice(1)
      const status = answers.get(browser)?.shift() ?? 201
      if (status === 201) {
        const { pair, auth } = browsers.get(browser)!
        const keys = { version: 'aes128gcm', privateKey: pair, authSecret: auth } as const
        const content = JSON.parse(decrypt(Buffer.concat(parts), keys).toString()) as PushContent
        received.push({ browser, headers: request.headers, ...content })
        onReceived(received.length)
      }
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    origin,
    received,
    calls: () => calls,
    subscribe: (browser = randomBytes(8).toString('hex')) => {
      const pair = createECDH('prime256v1')
      const p256dh = pair.generateKeys('base64url')
      const auth = randomBytes(16).toString('base64url')
      browsers.set(browser, { pair, auth })
      return { endpoint: `${origin}/${browser}`, p256dh, auth }
    },
    answer: (browser, ...statuses) => void answers.set(browser, [...statuses]),
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
