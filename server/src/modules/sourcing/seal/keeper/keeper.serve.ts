import { chmodSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { SuiteId } from '#sealing/suites/suite.ts'
import type { JoinedRound, Keeper, Release, RoundTerms, Ticket } from './keeper.ts'
import { KeeperRefusal } from './keeper.ts'

/** Maximum request size in bytes, for a key record with its shares. */
const maxBytes = 256 * 1024

interface Asked {
  readonly call: keyof Keeper
  readonly given: unknown
}

/**
 * Serves a keeper at `address`, a local port or the path of a socket. `onError` receives failures other than refusals;
 * they contain nothing of a key.
 */
export async function serveKeeper(keeper: Keeper, address: string, onError: (error: unknown) => void): Promise<Server> {
  const server = createServer((request, response) => {
    const answer = (status: number, body: object) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    bodyOf(request)
      .then((asked) => answerOf(keeper, asked))
      .then(
        (done) => answer(200, { done }),
        (error: unknown) => {
          if (error instanceof KeeperRefusal) return answer(409, { reason: error.reason })
          onError(error)
          const isOwn = error instanceof Error && 'syscall' in error
          answer(isOwn ? 500 : 400, { reason: isOwn ? 'away' : 'foreign' })
        },
      )
  })
  server.requestTimeout = 10_000
  const isSocket = address.startsWith('/')
  // Removes the socket of a killed keeper.
  if (isSocket) rmSync(address, { force: true })
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    if (isSocket) server.listen(address, listening)
    else server.listen(Number(address), '127.0.0.1', listening)
  })
  // Grants access to servers of the same group.
  if (isSocket) chmodSync(address, 0o660)
  return server
}

async function bodyOf(request: IncomingMessage): Promise<Asked> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length
    if (length > maxBytes) throw new Error('too long')
    parts.push(part)
  }
  return JSON.parse(Buffer.concat(parts).toString('utf8')) as Asked
}

function answerOf(keeper: Keeper, { call, given }: Asked): Promise<unknown> {
  if (call === 'makeHalf') return keeper.makeHalf(given as RoundTerms)
  if (call === 'openerKeys') return keeper.openerKeys((given as { suite: SuiteId }).suite)
  if (call === 'joinRound') return keeper.joinRound(given as JoinedRound)
  if (call === 'releaseShares') return keeper.releaseShares(given as Release)
  if (call !== 'prolong') throw new Error('no such call')
  const { ticket, endAt } = given as { ticket: Ticket; endAt: string }
  return keeper.prolong(ticket, endAt)
}
