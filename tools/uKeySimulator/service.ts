import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { type DeviceRequest, openDevice } from './device.ts'
import { writeVault, readVault } from './vault.ts'

const maxBytes = 64 * 1024
const localOrigins = /^https?:\/\/(?:localhost|127\.0\.0\.1|[a-z0-9-]+\.localhost)(?::\d+)?$/

export interface SimulatorOptions {
  /** Folder of the vault. */
  readonly folder: string
  /** 0 selects a free port. */
  readonly port: number
  readonly securePort: number
  /** Origins of pages that may call the service, besides local ones. */
  readonly origins?: readonly string[]
}

/** Local service of the U-key, on loopback only: POST `/alpha`, a form whose field `json` holds the request. */
export async function startUKeySimulator({ folder, port, securePort, origins = [] }: SimulatorOptions) {
  const { certificate, privateKey } = readVault(folder).service
  const device = openDevice(
    () => readVault(folder),
    (vault) => void writeVault(folder, vault),
  )
  const listener = listenerFor(device, (origin) => localOrigins.test(origin) || origins.includes(origin))
  const servers = [
    createServer(listener),
    createSecureServer({ cert: certificate, key: privateKey }, listener),
  ] as const
  const close = () =>
    Promise.all(
      servers.map((server) => {
        server.closeAllConnections()
        return new Promise((done) => server.close(done))
      }),
    )
  try {
    const [http, https] = await Promise.all([listen(servers[0], port), listen(servers[1], securePort)])
    return { port: http, securePort: https, close }
  } catch (error) {
    await close()
    throw error
  }
}

const listen = (server: Server, port: number) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })

type Device = ReturnType<typeof openDevice>

function listenerFor(device: Device, isAllowedOrigin: (origin: string) => boolean): RequestListener {
  return (request, response) => {
    const { origin } = request.headers
    if (origin !== undefined && !isAllowedOrigin(origin)) return endWithStatus(response, 403)
    if (origin !== undefined) {
      response.setHeader('access-control-allow-origin', origin)
      response.setHeader('vary', 'Origin')
    }
    if (request.url?.split('?', 1)[0] !== '/alpha') return endWithStatus(response, 404)
    if (request.method === 'OPTIONS') return setCorsHeaders(request, response)
    if (request.method !== 'POST') return endWithStatus(response, 405)
    void answer(device, request, response)
  }
}

async function answer(device: Device, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const requested = await readRequest(request)
  if (!requested) return endWithStatus(response, 400)
  response.setHeader('content-type', 'application/json; charset=utf-8')
  response.end(JSON.stringify(device(requested)))
}

const endWithStatus = (response: ServerResponse, status: number) => void response.writeHead(status).end()

/** CORS and private network access headers for pages of allowed origins. */
function setCorsHeaders(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-methods', 'POST')
  response.setHeader('access-control-allow-headers', 'content-type')
  if (request.headers['access-control-request-private-network'] === 'true')
    response.setHeader('access-control-allow-private-network', 'true')
  endWithStatus(response, 204)
}

/** Request in the body; undefined if it is malformed. */
async function readRequest(request: IncomingMessage): Promise<DeviceRequest | undefined> {
  const parts: Buffer[] = []
  let size = 0
  try {
    for await (const part of request as AsyncIterable<Buffer>) {
      size += part.length
      if (size > maxBytes) return undefined
      parts.push(part)
    }
    const requested: unknown = JSON.parse(new URLSearchParams(Buffer.concat(parts).toString('utf8')).get('json') ?? '')
    return typeof requested === 'object' && requested !== null ? (requested as DeviceRequest) : undefined
  } catch {
    return undefined
  }
}
