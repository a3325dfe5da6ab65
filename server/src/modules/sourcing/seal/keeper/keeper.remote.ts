import { request } from 'node:http'
import { type Keeper, type KeeperReason, keeperReasons, KeeperRefusal } from './keeper.ts'

/** Timeout in ms: the publication waits while holding the project's lock. */
const patienceMs = 5_000

/** Client of a keeper in a separate process: `http://127.0.0.1:9465`, or the path of its socket. */
export function remoteKeeper(address: string): Keeper {
  const where = address.startsWith('/') ? { socketPath: address } : urlParts(address)
  const ask = <T>(call: keyof Keeper, given: unknown): Promise<T> =>
    new Promise((done, failed) => {
      const away = (cause: unknown) => failed(new KeeperRefusal('away', cause))
      const headers = { 'content-type': 'application/json' }
      const signal = AbortSignal.timeout(patienceMs)
      const sent = request({ ...where, method: 'POST', path: '/', headers, signal }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => void parts.push(part))
        response.on('error', away)
        response.on('end', () => {
          try {
            const answer = JSON.parse(Buffer.concat(parts).toString('utf8')) as { done?: T; reason?: string }
            if (response.statusCode === 200) done(answer.done as T)
            else failed(new KeeperRefusal(reasonOf(answer.reason)))
          } catch (error) {
            away(error)
          }
        })
      })
      sent.on('error', away)
      sent.end(JSON.stringify({ call, given }))
    })
  return {
    makeHalf: (terms) => ask('makeHalf', terms),
    openerKeys: (suite) => ask('openerKeys', { suite }),
    joinRound: (round) => ask('joinRound', round),
    prolong: (ticket, endAt) => ask('prolong', { ticket, endAt }),
    releaseShares: (release) => ask('releaseShares', release),
  }
}

const urlParts = (address: string) => {
  const { hostname, port } = new URL(address)
  return { hostname, port }
}
const reasonOf = (reason: string | undefined): KeeperReason =>
  keeperReasons.find((each) => each === reason) ?? 'foreign'
