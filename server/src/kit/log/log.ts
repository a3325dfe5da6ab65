import { type DestinationStream, type Logger, pino, type SerializedError } from 'pino'

/** Names of what never reaches a log, at whatever depth it hangs; in lower case, without separators. */
const secret = /pass(wd|word)|pwd|token|secret|credential|authorization|cookie|captcha|mobile|phone|^tel|email|idcard/
const address = /^(url|originalurl|path|href|referer|location)$/

/**
 * A terminal that was closed takes no more lines (EIO, EPIPE): that is no reason to die before the database was
 * stopped.
 */
function standardError(): DestinationStream {
  const lines = pino.destination({ fd: 2, sync: false })
  lines.on('error', () => undefined)
  return lines
}

/** JSON lines on standard error, so that standard output stays for people. Addresses are logged without their query. */
export const openLog = (level: string, to: DestinationStream = standardError()): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { log: (facts) => hidden(facts) as Record<string, unknown> },
      serializers: {
        req: (request: { method?: string; url?: string; id?: string }) => ({
          method: request.method,
          path: withoutQuery(request.url),
          traceId: request.id,
        }),
        err: (error: Error) => describe(pino.stdSerializers.err(error)),
      },
    },
    to,
  )

const withoutQuery = (url: string | undefined) => url?.split('?', 1)[0]

/** A copy without secrets; what has a class of its own (a request, an error) is left to its serializer. */
function hidden(value: unknown, depth = 0): unknown {
  if (Array.isArray(value)) return value.map((each) => hidden(each, depth + 1))
  if (!isPlain(value)) return value
  if (depth > 8) return '[deep]'
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shown(name, each, depth)]))
}

function shown(name: string, value: unknown, depth: number): unknown {
  const plainName = name.toLowerCase().replaceAll(/[^a-z]/g, '')
  if (secret.test(plainName)) return '[hidden]'
  if (typeof value === 'string' && address.test(plainName)) return withoutQuery(value)
  return hidden(value, depth + 1)
}

/** Without a class of its own: also what a parser made without a prototype that anybody else has, such as a query. */
function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const above: unknown = Object.getPrototypeOf(value)
  return above === null || Object.getPrototypeOf(above) === null
}

/** PostgreSQL's `detail` and `where` quote whole rows and parameters. */
function describe(error: SerializedError): unknown {
  return hidden({ ...error, detail: undefined, where: undefined })
}
