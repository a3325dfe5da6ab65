import { join, resolve } from 'node:path'
import { type RateLimitName, rateLimits } from '#contract/kit/route.ts'
import { isEmail } from '#contract/kit/person/person.ts'
import { isOpenable } from '#kit/outbound/outbound.address.ts'
import { defaultTimeouts, type Timeouts, postgres, isUrl, isRange, limitsOf, timeoutsOf } from './config.values.ts'
import { type Env, openReader } from './config.reader.ts'

export type Role = 'http' | 'worker' | 'both'

export interface Config {
  port: number
  host: string
  dataDir: string
  /** External PostgreSQL. Undefined: the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | undefined
  /** Connection of the role that runs migrations; default `databaseUrl`. */
  ownerUrl: string | undefined
  readUrls: string[]
  filesUrl: string
  smtpUrl: string | undefined
  /** Sender address of mail. */
  mailFrom: string | undefined
  smsUrl: string | undefined
  trackingUrl: string | undefined
  taxBureauUrl: string | undefined
  bankUrl: string | undefined
  payUrl: string | undefined
  /** Web push: sent, kept in the development mailbox, or not offered. */
  webPush: 'on' | 'mailbox' | 'off'
  publicUrl: string | undefined
  /** Keeper process; undefined: the keeper runs in this process, where that is allowed. */
  keeperUrl: string | undefined
  /** Trusted proxies, addresses and CIDR ranges. Empty: `X-Forwarded-For` is ignored. */
  trustProxy: string[]
  /** SSRF guard: private networks (CIDR) that outbound calls may reach; empty: only the public internet. */
  privateNetworks: string[]
  /** Rate limits in calls a minute by person or address; 0: unlimited. */
  limits: Record<RateLimitName, number>
  timeouts: Timeouts
  /** Maximum concurrent connections per address; 0: unlimited. */
  connectionsPerAddress: number
  logLevel: string
  role: Role
  /** Port of the metrics; 0: metrics are off. */
  metricsPort: number
  devCaptcha: string | undefined
  devSecondFactor: string | undefined
  /** Whether `/docs` is served. */
  apiDocs: boolean
  production: boolean
}

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

/**
 * Reads the configuration from the environment. Throws one Error that lists every invalid value and what was expected.
 */
export function readConfig(env: Env): Config {
  const { problems, value, wrong, count, port, url, oneOf, list } = openReader(env)
  const dataDir = resolve(value('DATA_DIR') ?? './data')
  const databaseUrl = url('DATABASE_URL', postgres)
  const production = value('NODE_ENV') === 'production'
  const development = (name: string) => {
    if (production && value(name) !== undefined) wrong(name, 'nothing where NODE_ENV is production')
    return value(name)
  }
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
  if (!timeouts) wrong('TIMEOUTS', `seconds such as ${Object.keys(defaultTimeouts).join('=30,')}=30, none below 0.1`)
  const smtpUrl = url('SMTP_URL', ['smtp://', 'smtps://'])
  const mailFrom = value('MAIL_FROM')
  if (mailFrom === undefined ? smtpUrl !== undefined : !isEmail(mailFrom))
    wrong('MAIL_FROM', 'the e-mail address that mail is sent from')
  const publicUrl = url('PUBLIC_URL', ['http://', 'https://'])
  if (smtpUrl !== undefined && publicUrl === undefined)
    wrong('PUBLIC_URL', 'the address that people know, which mail leads to')
  const config: Config = {
    port: port('PORT', 3000),
    host: value('HOST') ?? '127.0.0.1',
    dataDir,
    databaseUrl,
    ownerUrl: url('DATABASE_OWNER_URL', postgres) ?? databaseUrl,
    readUrls,
    filesUrl: url('FILES_URL', ['file://', '/', 's3://', 'https://']) ?? join(dataDir, 'files'),
    smtpUrl,
    mailFrom,
    smsUrl: url('SMS_URL', ['http://', 'https://']),
    trackingUrl: url('TRACKING_URL', ['https://']),
    payUrl: url('PAY_URL', ['https://']),
    bankUrl: url('BANK_URL', ['https://']),
    taxBureauUrl: url('TAX_BUREAU_URL', ['https://']),
    webPush: production
      ? oneOf('WEB_PUSH', ['on', 'off'], 'on')
      : oneOf('WEB_PUSH', ['on', 'mailbox', 'off'], 'mailbox'),
    publicUrl,
    keeperUrl: url('KEEPER_URL', ['http://127.0.0.1:', 'http://localhost:', '/']),
    trustProxy,
    privateNetworks,
    limits: limits ?? { ...rateLimits },
    timeouts: timeouts ?? defaultTimeouts,
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
