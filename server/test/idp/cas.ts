import { randomBytes } from 'node:crypto'
import { listen, type Listening } from './listen.ts'

export interface Cas extends Listening {
  /** False response to the next tickets. */
  lie: string | undefined
  person: { user: string; attributes: Readonly<Record<string, string>> }
  /** All validated tickets. */
  readonly requested: string[]
}

const text = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** CAS server: every visitor of `/login` is its user; a ticket is valid once, for its service. */
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
      const callback = new URL(service)
      callback.searchParams.set('ticket', ticket)
      return void response.writeHead(302, { location: callback.href }).end()
    }
    if (url.pathname !== '/cas/p3/serviceValidate') return void response.writeHead(404).end()
    const ticket = url.searchParams.get('ticket') ?? ''
    requested.push(ticket)
    const isServiceValid = tickets.get(ticket) === service
    tickets.delete(ticket)
    const { user, attributes } = state.person
    const attributeElements = Object.entries(attributes).map(
      ([name, value]) => `<cas:${name}>${text(value)}</cas:${name}>`,
    )
    const success = `<cas:authenticationSuccess><cas:user>${text(user)}</cas:user><cas:attributes>${attributeElements.join('')}</cas:attributes></cas:authenticationSuccess>`
    const no = `<cas:authenticationFailure code="INVALID_TICKET">Ticket ${text(ticket)} not recognized</cas:authenticationFailure>`
    const answer = `<cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas">${isServiceValid ? success : no}</cas:serviceResponse>`
    response.setHeader('content-type', 'application/xml').end(state.lie ?? answer)
  })
  return Object.assign(state, { ...server, requested })
}
