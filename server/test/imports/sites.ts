import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

/** Local web sites for one test file, which record their requests. */
export function openSites() {
  const requested: string[] = []
  const servers: Server[] = []
  async function aSite(answer: RequestListener): Promise<string> {
    const server = createServer((request, response) => {
      requested.push(`${request.headers.host}${request.url}`)
      answer(request, response)
    })
    servers.push(server)
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    return `http://localhost:${(server.address() as AddressInfo).port}`
  }
  /** Closes connections that still wait for a response. */
  const closeConnections = () => servers.forEach((server) => server.closeAllConnections())
  afterAll(() => {
    closeConnections()
    for (const server of servers) server.close()
  })
  return { requested, aSite, hangUp: closeConnections }
}
