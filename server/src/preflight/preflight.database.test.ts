import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { readConfig } from '#kit/config/config.ts'
import { openLog } from '#kit/log/log.ts'
import { CannotStart, startupMessage } from '../cannotStart.ts'
import { checkDatabase } from './preflight.database.ts'
import { listenOn } from './preflight.ports.ts'
import { openRuntime } from '../runtime.ts'

/** Server that takes connections and answers none, or closes them. */
async function aPort(use: 'silent' | 'closed') {
  // Read, so that the end of the other side is noticed.
  const server = createServer((socket) => void socket.resume())
  await listenOn(server, 'PORT', 0, '127.0.0.1')
  const { port } = server.address() as { port: number }
  const close = () => new Promise((done) => server.close(done))
  if (use === 'closed') await close()
  return { port, close }
}

/** Message of a failed start: one line, without the password. */
async function sentence(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => new CannotStart('it starts'),
    (failure: unknown) => failure as Error,
  )
  expect(error).toBeInstanceOf(CannotStart)
  expect(error.message).not.toMatch(/\n|secret/)
  return error.message
}

test('preflight: an unreachable database is reported with its variable, host and port', async () => {
  const { port } = await aPort('closed')
  const url = `postgres://web:secret@127.0.0.1:${port}/baicai`
  const start = openRuntime(readConfig({ DATABASE_URL: url }), openLog('silent'))
  expect(await sentence(start)).toBe(
    `DATABASE_URL: PostgreSQL at 127.0.0.1:${port} cannot be reached: start it, or change the address ` +
      `(connect ECONNREFUSED 127.0.0.1:${port})`,
  )
  // A name with several addresses fails with an error that has no message of its own.
  expect(await sentence(checkDatabase('DATABASE_OWNER_URL', `postgres://a:secret@localhost:${port}/b`))).toMatch(
    /^DATABASE_OWNER_URL: PostgreSQL at localhost:\d+ cannot be reached: .+ \(.*connect ECONNREFUSED 127\.0\.0\.1:\d+\)$/,
  )
  expect(await sentence(checkDatabase('DATABASE_URL', 'postgres://a:secret@[::1]:1/b'))).toMatch(
    /^DATABASE_URL: PostgreSQL at \[::1\]:1 cannot be reached/,
  )
})

test('preflight: a database that does not answer is reported, too', async () => {
  const { port, close } = await aPort('silent')
  const url = `postgres://a:secret@127.0.0.1:${port}/b`
  expect(await sentence(checkDatabase('DATABASE_URL', url, 200))).toBe(
    `DATABASE_URL: PostgreSQL at 127.0.0.1:${port} cannot be reached: start it, or change the address (timeout expired)`,
  )
  await close()
})

test('startup error: one without a message of its own still has a text', () => {
  const attempts = ['::1', '127.0.0.1'].map((each) => new Error(`connect ECONNREFUSED ${each}:5432`))
  expect(startupMessage(new AggregateError(attempts))).toBe(
    'connect ECONNREFUSED ::1:5432; connect ECONNREFUSED 127.0.0.1:5432',
  )
  expect(startupMessage(new TypeError())).toBe('TypeError')
})
