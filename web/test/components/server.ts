import { Check, Errors } from 'typebox/schema'
import { apiBases, type Envelope, type Input, type Reply, type Route } from '#contract/kit/route.ts'
import { numberOf, type RefusalCode, refusalFields, say } from '#contract/refusals.ts'
import { readSearchParams } from '#web/kit/url/readSearchParams.ts'
import { languageTag } from '#web/kit/client/preferences.ts'

type Facts = Readonly<Record<string, unknown>>
/** File as the server sends it for download. */
export interface SentFile {
  readonly name: string
  readonly type: string
  readonly content: string
}
type Answer = (input: never) => Envelope<unknown> | SentFile | 'unreachable'

interface Call {
  readonly route: Route
  readonly input: unknown
  readonly headers: Headers
  readonly file: File | undefined
}

const answers = new Map<string, { readonly route: Route; readonly answer: Answer }>()
const held = new Map<string, Promise<void>>()
const calls: Call[] = []
const problems: string[] = []
/** Calls that are being answered now, without those on hold. */
let open = 0
const keyOf = ({ method, path }: Pick<Route, 'method' | 'path'>) => `${method} ${path}`

const envelope = (data: unknown, code = 0, message = 'ok') => ({ code, message, data, traceid: 'component-test' })
const firstError = (schema: Route['reply'], value: unknown) => JSON.stringify(Errors(schema, value)[1][0])

function checked<R extends Route>(route: R, reply: Reply<R>): Envelope<unknown> {
  if (!Check(route.reply, reply))
    throw new Error(`${route.path}: the contract has no such reply: ${firstError(route.reply, reply)}`)
  return envelope(reply)
}

/** Answers a route with a reply of its contract from now on. */
export function reply<R extends Route>(route: R, given: Reply<R>): void {
  const answer = checked(route, given)
  answers.set(keyOf(route), { route, answer: () => answer })
}

/** Answers a route from now on with a reply that depends on the input. */
export const replyTo = <R extends Route>(route: R, compute: (input: Input<R>) => Reply<R>): void =>
  void answers.set(keyOf(route), { route, answer: (input: Input<R>) => checked(route, compute(input)) })

/** Answers a download from now on with a file. */
export const replyFile = (route: Route, file: SentFile): void =>
  void answers.set(keyOf(route), { route, answer: () => file })

/** Refuses a route from now on, with the message and field that the server would send. */
export function refuse(route: Route, code: RefusalCode, facts: Facts = {}): void {
  const field = refusalFields[code]
  const data = field === undefined ? facts : { field, ...facts }
  const answer = () => envelope(data, numberOf(code), say(code, languageTag(), facts))
  answers.set(keyOf(route), { route, answer })
}

/** Breaks the connection of a route's calls from now on. */
export const disconnect = (route: Route): void => void answers.set(keyOf(route), { route, answer: () => 'unreachable' })

/** Delays the answers of a route until the returned function is called. */
export function hold(route: Route): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  held.set(keyOf(route), promise)
  return () => {
    held.delete(keyOf(route))
    resolve()
  }
}

const callsOf = (route: Route) => calls.filter((call) => keyOf(call.route) === keyOf(route))
/** Inputs that were sent to a route, in order. */
export const sent = <R extends Route>(route: R): Input<R>[] => callsOf(route).map(({ input }) => input as Input<R>)
export const sentFiles = (route: Route): string[] => callsOf(route).flatMap(({ file }) => (file ? [file.name] : []))
/** Idempotency keys that were sent to a route; null without one. */
export const sentKeys = (route: Route) => callsOf(route).map(({ headers }) => headers.get('idempotency-key'))

/** Forgets answers and calls; returns what was wrong with them. */
export function resetServer(): readonly string[] {
  answers.clear()
  held.clear()
  calls.length = 0
  return problems.splice(0)
}

interface Sent {
  readonly method: string
  readonly address: URL
  readonly headers: Headers
  readonly body: BodyInit | null | undefined
}

/** Answers a request as the server would; undefined: the connection breaks. */
async function answerTo({ method, address, headers, body }: Sent): Promise<Envelope<unknown> | SentFile | undefined> {
  const key = keyOf({ method, path: address.pathname } as Route)
  const found = answers.get(key)
  if (!found) {
    problems.push(`no reply is declared for ${key}${address.search}`)
    return undefined
  }
  const { route, answer } = found
  const { input, file } = inputOf(route, address, body)
  if (!Check(route.input, input)) problems.push(`${key}: the server refuses ${JSON.stringify(input)}`)
  calls.push({ route, input, headers, file })
  await held.get(key)
  try {
    const answered = answer(input as never)
    return answered === 'unreachable' ? undefined : answered
  } catch (error) {
    problems.push(String(error))
    return undefined
  }
}

/** Waits until the page has its answers; resolves to the number of calls so far. */
export async function answersDelivered(): Promise<number> {
  do await new Promise((resolve) => setTimeout(resolve))
  while (open > 0)
  return calls.length
}

function inputOf(route: Route, { searchParams }: URL, body: Sent['body']): { input: unknown; file?: File } {
  if (body instanceof FormData) {
    const { file, ...texts } = Object.fromEntries(body)
    // The server reads the fields of a form as it reads a query string.
    const values = readSearchParams(route.input, new URLSearchParams(texts as Record<string, string>))
    return { input: { ...texts, ...values }, ...(file instanceof File ? { file } : {}) }
  }
  return { input: typeof body === 'string' ? JSON.parse(body) : readSearchParams(route.input, searchParams) }
}

/** A few API paths have no segment `api`. */
const isFromPage = ({ pathname }: URL) => apiBases.some((base) => pathname.startsWith(`/${base}/`))
const browserFetch = globalThis.fetch

async function answeredFetch(...[to, init = {}]: Parameters<typeof fetch>): Promise<Response> {
  const address = new URL(to instanceof Request ? to.url : to, location.href)
  if (!isFromPage(address)) return browserFetch(to, init)
  const { method = 'GET', body } = init
  const isCounted = !held.has(keyOf({ method, path: address.pathname } as Route))
  if (isCounted) open += 1
  const answered = await answerTo({ method, address, headers: new Headers(init.headers), body })
  if (isCounted) open -= 1
  init.signal?.throwIfAborted()
  if (answered === undefined) throw new TypeError('Failed to fetch')
  if (!('content' in answered)) return Response.json(answered)
  const { name, type, content } = answered
  return new Response(content, {
    headers: { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` },
  })
}

/** Request of an upload, as far as the product uses it. */
class AnsweredUpload extends EventTarget {
  readonly upload = new EventTarget()
  readonly #headers = new Headers()
  #to = { method: '', address: new URL(location.href) }
  responseType = ''
  status = 0
  response: unknown = null

  open(method: string, address: string): void {
    this.#to = { method, address: new URL(address, location.href) }
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value)
  }

  abort(): void {
    this.dispatchEvent(new Event('abort'))
  }

  async send(body: FormData): Promise<void> {
    const answered = await answerTo({ ...this.#to, headers: this.#headers, body })
    if (answered === undefined) return void this.dispatchEvent(new Event('error'))
    this.status = 200
    this.response = answered
    this.dispatchEvent(new Event('load'))
  }
}

/** Replaces the network of the page. */
export function answerRequests(): void {
  globalThis.fetch = answeredFetch
  globalThis.XMLHttpRequest = AnsweredUpload as unknown as typeof XMLHttpRequest
}
