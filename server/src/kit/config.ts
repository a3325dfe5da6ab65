import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { type RateLimitName, rateLimits } from '#contract/kit/route.ts'
import { isOpenable } from '#kit/outbound/outbound.address.ts'

export type Role = 'http' | 'worker' | 'both'

export interface Config {
  port: number
  host: string
  dataDir: string
  /** Undefined: the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | undefined
  /** The role that migrates; the same as `databaseUrl` unless configured otherwise. */
  ownerUrl: string | undefined
  readUrls: string[]
  filesUrl: string
  smtpUrl: string | undefined
  smsUrl: string | undefined
  publicUrl: string | undefined
  /** Addresses and ranges of proxies; empty: nobody's `X-Forwarded-For` is believed. */
  trustProxy: string[]
  /** Private networks (CIDR) in which other systems may be called; empty: only the public internet. */
  privateNetworks: string[]
  /** Calls a minute by person or address; 0: without limit. */
  limits: Record<RateLimitName, number>
  timeouts: Timeouts
  /** 0: as many as there are. */
  connectionsPerAddress: number
  logLevel: string
  role: Role
  /** 0: no figures are served. */
  metricsPort: number
  devCaptcha: string | undefined
  devSecondFactor: string | undefined
  /** Whether `/docs` is served. */
  apiDocs: boolean
  production: boolean
}

/** Seconds. `upload` is also the limit of any request; `stall` is silence in both directions. */
export const usualTimeouts = { headers: 20, request: 60, upload: 900, keepalive: 72, stall: 120 }
export type Timeouts = Readonly<typeof usualTimeouts>

type Env = Readonly<Record<string, string | undefined>>
const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

/** Reads the configuration from the environment; every wrong value is named with what was expected, all at once. */
export function readConfig(env: Env): Config {
  const problems: string[] = []
  const value = (name: string) => env[name]?.trim() || undefined
  const wrong = (name: string, expected: string) =>
    void problems.push(`${name} is ${JSON.stringify(withoutPassword(env[name]))}; expected ${expected}`)

  const port = (name: string, otherwise: number) => {
    const text = value(name)
    if (text === undefined) return otherwise
    if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) wrong(name, 'a port from 0 to 65535')
    return Number(text)
  }
  const url = (name: string, schemes: readonly string[]) => {
    const text = value(name)
    if (text !== undefined && !isUrl(text, schemes)) wrong(name, `an address that starts with ${schemes.join(' or ')}`)
    return text
  }
  const oneOf = <T extends string>(name: string, words: readonly T[], otherwise: T): T => {
    const text = value(name) ?? otherwise
    if (!(words as readonly string[]).includes(text)) wrong(name, `one of ${words.join(', ')}`)
    return text as T
  }

  const dataDir = resolve(value('DATA_DIR') ?? './data')
  const databaseUrl = url('DATABASE_URL', postgres)
  const production = value('NODE_ENV') === 'production'
  const development = (name: string) => {
    if (production && value(name) !== undefined) wrong(name, 'nothing where NODE_ENV is production')
    return value(name)
  }
  const list = (name: string) =>
    (value(name) ?? '')
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== '')
  const readUrls = list('READ_DATABASE_URLS')
  if (readUrls.some((each) => !isUrl(each, postgres)))
    wrong('READ_DATABASE_URLS', 'addresses of PostgreSQL replicas, separated by commas')
  const trustProxy = list('TRUST_PROXY')
  if (!trustProxy.every(isRange)) wrong('TRUST_PROXY', 'addresses or ranges such as 10.0.0.0/8, separated by commas')
  const privateNetworks = list('OUTBOUND_PRIVATE_NETWORKS')
  if (!privateNetworks.every(isOpenable))
    wrong('OUTBOUND_PRIVATE_NETWORKS', 'private networks such as 10.20.0.0/16 or fd12:3456::/32, separated by commas')
  const limits = limitsOf(list('RATE_LIMITS'))
  if (!limits) wrong('RATE_LIMITS', `off, or calls a minute such as ${Object.keys(rateLimits).join('=100,')}=100`)
  const timeouts = timeoutsOf(list('TIMEOUTS'))
  if (!timeouts) wrong('TIMEOUTS', `seconds such as ${Object.keys(usualTimeouts).join('=30,')}=30, none below 0.1`)
  const count = (name: string, otherwise: number) => {
    const text = value(name) ?? String(otherwise)
    if (!/^\d{1,6}$/.test(text)) wrong(name, 'a number; 0 is without limit')
    return Number(text)
  }
  const config: Config = {
    port: port('PORT', 3000),
    host: value('HOST') ?? '127.0.0.1',
    dataDir,
    databaseUrl,
    ownerUrl: url('DATABASE_OWNER_URL', postgres) ?? databaseUrl,
    readUrls,
    filesUrl: url('FILES_URL', ['file://', '/', 's3://', 'https://']) ?? join(dataDir, 'files'),
    smtpUrl: url('SMTP_URL', ['smtp://', 'smtps://']),
    smsUrl: url('SMS_URL', ['http://', 'https://']),
    publicUrl: url('PUBLIC_URL', ['http://', 'https://']),
    trustProxy,
    privateNetworks,
    limits: limits ?? { ...rateLimits },
    timeouts: timeouts ?? usualTimeouts,
    connectionsPerAddress: count('CONNECTIONS_PER_ADDRESS', 1000),
    logLevel: oneOf('LOG_LEVEL', levels, 'info'),
    role: oneOf('ROLE', ['http', 'worker', 'both'], 'both'),
    metricsPort: port('METRICS_PORT', 9464),
    devCaptcha: development('DEV_CAPTCHA'),
    devSecondFactor: development('DEV_SECOND_FACTOR'),
    apiDocs: oneOf('API_DOCS', ['open', 'closed'], production ? 'closed' : 'open') === 'open',
    production,
  }
  if (problems.length > 0)
    throw new Error(`The configuration cannot be used:\n${problems.map((each) => `  ${each}`).join('\n')}`)
  return config
}

const postgres = ['postgres://', 'postgresql://']
const isUrl = (text: string, schemes: readonly string[]) =>
  schemes.some((scheme) => text.startsWith(scheme)) && (text.startsWith('/') || URL.canParse(text))

/** An address, with or without the length of its network; a network of no length would believe everybody. */
function isRange(text: string): boolean {
  const [address = '', length, ...rest] = text.split('/')
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  return (
    most > 0 && rest.length === 0 && (length === undefined || (/^[1-9]\d{0,2}$/.test(length) && Number(length) <= most))
  )
}

/** What is named replaces the usual limit, the others stay; undefined where a word is not understood. */
function limitsOf(words: readonly string[]): Record<RateLimitName, number> | undefined {
  const names = Object.keys(rateLimits) as RateLimitName[]
  if (words.join() === 'off') return Object.fromEntries(names.map((name) => [name, 0])) as Record<RateLimitName, number>
  const limits: Record<RateLimitName, number> = { ...rateLimits }
  for (const word of words) {
    const [, name, most] = /^([a-z]+)=(\d{1,7})$/.exec(word) ?? []
    if (!names.includes(name as RateLimitName)) return undefined
    limits[name as RateLimitName] = Number(most)
  }
  return limits
}

/** What is named replaces the usual time, the others stay; undefined where a word is not understood. */
function timeoutsOf(words: readonly string[]): Timeouts | undefined {
  const timeouts: Record<string, number> = { ...usualTimeouts }
  for (const word of words) {
    const [, name = '', seconds] = /^([a-z]+)=(\d{1,5}(?:\.\d)?)$/.exec(word) ?? []
    if (!Object.hasOwn(timeouts, name) || Number(seconds) < 0.1) return undefined
    timeouts[name] = Number(seconds)
  }
  return timeouts as Timeouts
}

/** What is wrong is printed, and what is printed is kept in logs. */
const withoutPassword = (text: string | undefined) => text?.replaceAll(/\/\/[^@/\s]*@/g, '//…@')
