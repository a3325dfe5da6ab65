import { randomBytes } from 'node:crypto'
import { listen, type Listening } from './listen.ts'

export interface Cas extends Listening {
  /** What the next tickets are answered with, where it is not the truth. */
  lie: string | undefined
  person: { user: string; attributes: Readonly<Record<string, string>> }
  /** Every ticket that it was asked about. */
  readonly requested: string[]
}

const text = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/**
 * A small CAS server: anyone who comes to `/login` is its person; a ticket is good once, and for the service that it
 * was made for.
 */
export async function aCas(): Promise<Cas> {
  const tickets = new Map<string, string>()
  const requested: string[] = []
  const state: Pick<Cas, 'lie' | 'person'> = { lie: undefined, person: { user: 'linzhiyuan', attributes: {} } }
  const server = await listen((origin) => (request, response) => {
    const url = new URL(request.url ?? '/', origin)
    const service = url.searchParams.get('service') ?? ''
    if (url.pathname === '/cas/login') {
      const ticket = `ST-${randomBytes(12).toString('hex')}`
      tickets.set(ticket, service)
      const back = new URL(service)
      back.searchParams.set('ticket', ticket)
      return void response.writeHead(302, { location: back.href }).end()
    }
    if (url.pathname !== '/cas/p3/serviceValidate') return void response.writeHead(404).end()
    const ticket = url.searchParams.get('ticket') ?? ''
    requested.push(ticket)
    const isRight = tickets.get(ticket) === service
    tickets.delete(ticket)
    const { user, attributes } = state.person
    const attributeElements = Object.entries(attributes).map(
      ([name, value]) => `<cas:${name}>${text(value)}</cas:${name}>`,
    )
    const yes = `<cas:authenticationSuccess><cas:user>${text(user)}</cas:user><cas:attributes>${attributeElements.join('')}</cas:attributes></cas:authenticationSuccess>`
    const no = `<cas:authenticationFailure code="INVALID_TICKET">Ticket ${text(ticket)} not recognized</cas:authenticationFailure>`
    const answer = `<cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas">${isRight ? yes : no}</cas:serviceResponse>`
    response.setHeader('content-type', 'application/xml').end(state.lie ?? answer)
  })
  return Object.assign(state, { ...server, requested })
}
