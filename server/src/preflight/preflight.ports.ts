import { createServer, type Server } from 'node:net'
import { CannotStart } from '../cannotStart.ts'

const portTroubles: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken by another program: stop that, or choose another port',
  EACCES: 'may not be opened by this user: choose a port from 1024 on',
  EADDRNOTAVAIL: 'cannot be opened, as HOST is no address of this machine: set HOST',
  ENOTFOUND: 'cannot be opened, as HOST is no name that is known here: set HOST',
  EAI_AGAIN: 'cannot be opened, as HOST is no name that is known here: set HOST',
}

/** Error message for a port that cannot be opened. */
export function portTrouble(variable: string, port: number, host: string, error: unknown): CannotStart {
  const code = (error as NodeJS.ErrnoException).code ?? ''
  return new CannotStart(
    `${variable} ${port} on ${host} ${portTroubles[code] ?? `cannot be opened: ${(error as Error).message}`}`,
  )
}

/** Opens the port and closes it again. */
export async function checkPort(variable: string, port: number, host: string): Promise<void> {
  const probe = createServer()
  await listenOn(probe, variable, port, host)
  await new Promise((done) => probe.close(done))
}

/** Listens; throws `CannotStart` with a message on failure. */
export async function listenOn(server: Server, variable: string, port: number, host: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', (error) => reject(portTrouble(variable, port, host, error)))
  server.listen(port, host, resolve)
  await promise
}
