import { charactersIn } from '#contract/kit/text/characters.ts'
import { OutboundError } from '#kit/outbound/outbound.failure.ts'
import { type Adapter, type AdapterContext, type EntryConfig, SsoDenied, plainClaims } from './adapter.ts'

/** XML parser without entities (XXE), attributes and number conversion; loaded with the first response of a server. */
async function openParser() {
  const { XMLParser } = await import('fast-xml-parser')
  return new XMLParser({
    processEntities: false,
    ignoreAttributes: true,
    removeNSPrefix: true,
    parseTagValue: false,
    trimValues: true,
  })
}

/** CAS 3.0: validates the ticket of the URL at the server. */
export function casAdapter({ outbound }: AdapterContext): Adapter {
  const under = ({ settings }: EntryConfig, path: string) => new URL(`${settings.address.replace(/\/+$/, '')}${path}`)
  const ask = async (entry: EntryConfig, url: URL) => {
    const answer = await outbound([url.host])(url, { headers: { accept: 'application/xml' } })
    if (!answer.ok) throw new OutboundError('status', `${url.host} answers ${answer.status}`, { status: answer.status })
    return answer.text()
  }
  /** Service URL with the state of this sign-on, so that its ticket is valid for no other. */
  const serviceOf = (origin: string, page: string, state: string) => {
    const service = new URL(page, origin)
    service.searchParams.set('state', state)
    return service.href
  }

  return {
    issuer: ({ settings }) => settings.address,
    probe: async (entry) => {
      const url = under(entry, '/p3/serviceValidate')
      url.search = new URLSearchParams({ service: 'https://probe.invalid/', ticket: 'ST-probe' }).toString()
      const { authenticationFailure: failure } = await serviceResponse(await ask(entry, url))
      if (failure === undefined) throw new Error('the server did not refuse a ticket that nobody has')
      return url.origin + url.pathname
    },
    createRequest: async (entry, { origin, page, state }) => {
      const address = under(entry, '/login')
      address.searchParams.set('service', serviceOf(origin, page, state))
      return { address: address.href, savedState: { state } }
    },
    verifyResponse: async (entry, { origin, page, params, savedState }) => {
      const ticket = params.get('ticket') ?? ''
      if (!/^[\x21-\x7e]{1,300}$/.test(ticket)) throw new SsoDenied('sso.failed', 'not a ticket')
      const url = under(entry, '/p3/serviceValidate')
      url.searchParams.set('service', serviceOf(origin, page, savedState['state'] ?? ''))
      url.searchParams.set('ticket', ticket)
      const xml = await ask(entry, url).catch((error: unknown) => {
        throw new SsoDenied('sso.unreachable', error)
      })
      const { user, attributes } = await successIn(xml)
      return {
        issuer: entry.settings.address,
        subject: user,
        claims: plainClaims({ ...attributes, user }),
        contexts: [],
      }
    },
  }
}

interface ServiceResponse {
  readonly authenticationSuccess?: { readonly user?: unknown; readonly attributes?: unknown }
  readonly authenticationFailure?: unknown
}

async function serviceResponse(xml: string): Promise<ServiceResponse> {
  if (xml.includes('<!')) throw new Error('the answer declares a document type')
  const parser = await openParser()
  const response = (parser.parse(xml, true) as { serviceResponse?: ServiceResponse }).serviceResponse
  if (typeof response !== 'object') throw new Error('the answer is not one of CAS')
  return response
}

async function successIn(xml: string): Promise<{ user: string; attributes: Record<string, unknown> }> {
  try {
    const { authenticationSuccess: success, authenticationFailure: failure } = await serviceResponse(xml)
    if (!success || failure !== undefined) throw new Error(`the ticket was refused: ${String(failure)}`)
    const user = textOf(success.user)
    if (typeof user !== 'string' || user === '' || charactersIn(user) > 200) throw new Error('the answer names nobody')
    const attributes = typeof success.attributes === 'object' ? { ...success.attributes } : {}
    return {
      user,
      attributes: Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, textOf(value)])),
    }
  } catch (error) {
    throw new SsoDenied('sso.failed', error)
  }
}

const plain: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }
/** The five predefined XML entities; the parser decodes none. */
const textOf = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => plain[name]!) : value
