import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Listening {
  readonly origin: string
  readonly close: () => Promise<void>
}

/** Server on a free local port; its handler may depend on the origin. */
export async function listen(make: (origin: string) => RequestListener): Promise<Listening> {
  let answer: RequestListener = (_, response) => void response.end()
  const server = createServer((request, response) => answer(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  answer = make(origin)
  return {
    origin,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

export async function bodyOf(request: AsyncIterable<unknown>): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}
