import { type DestinationStream, type Logger, pino, type SerializedError } from 'pino'

/** Names of redacted properties at any depth, compared in lower case without separators. */
const secret = /pass(wd|word)|pwd|token|secret|credential|authorization|cookie|captcha|mobile|phone|^tel|email|idcard/
const address = /^(url|originalurl|path|href|referer|location)$/

/**
 * Ignores write errors of a closed terminal (EIO, EPIPE), which must not end the process before the database has
 * stopped.
 */
function standardError(): DestinationStream {
  const lines = pino.destination({ fd: 2, sync: false })
  lines.on('error', () => undefined)
  return lines
}

/**
 * Opens the log: JSON lines on standard error, since standard output is for people. Secrets are redacted, URLs are
 * logged without their query string.
 */
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

/** Redacted copy of a value. Class instances (requests, errors) are left to their serializers. */
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

/** Whether a value is a plain object, including those without the usual prototype, such as a parsed query string. */
function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const above: unknown = Object.getPrototypeOf(value)
  return above === null || Object.getPrototypeOf(above) === null
}

/** Removes `detail` and `where` of PostgreSQL errors, which quote whole rows and parameters. */
function describe(error: SerializedError): unknown {
  return hidden({ ...error, detail: undefined, where: undefined })
}
