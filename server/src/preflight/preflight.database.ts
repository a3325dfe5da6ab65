import pg from 'pg'
import { CannotStart } from '../cannotStart.ts'

const patienceMs = 10_000

/** Connects to an external PostgreSQL and leaves; throws `CannotStart` with the variable, the host and the port. */
export async function checkDatabase(variable: string, url: string, timeoutMs = patienceMs): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: timeoutMs })
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    throw databaseTrouble(variable, client, error)
  } finally {
    await client.end().catch(() => undefined)
  }
}

function databaseTrouble(variable: string, { host, port }: pg.Client, error: unknown): CannotStart {
  const what =
    error instanceof pg.DatabaseError
      ? 'does not accept the connection'
      : 'cannot be reached: start it, or change the address'
  return new CannotStart(`${variable}: PostgreSQL at ${placeOf(host, port)} ${what} (${reasonsOf(error).join('; ')})`)
}

/** A host with colons is an address of IPv6; one with slashes is the folder of a socket. */
const placeOf = (host: string, port: number) => `${host.includes(':') ? `[${host}]` : host}:${port}`

/** Reasons of a failure: several where a name has several addresses. They hold no password. */
function reasonsOf(error: unknown): string[] {
  const { message, errors } = error as { readonly message: string; readonly errors?: readonly Error[] }
  const reasons = errors?.length ? errors.map((each) => each.message) : [message]
  return [...new Set(reasons.map((each) => each.replaceAll(/\s+/g, ' ').trim()))]
}
