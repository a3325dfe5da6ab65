import { sql } from 'kysely'
import { pino } from 'pino'
import type { Route } from '#contract/kit/route.ts'
import { devMailbox } from '#contract/devMailbox.ts'
import type { Sms } from '#kit/sms/sms.ts'
import { buildApp } from '#server/app.ts'
import { as, contents, database, type TestTenant } from './app.ts'

/** Messages to this number, newest first. */
export const messagesTo = async (tenant: TestTenant, mobile: string) =>
  (await as(tenant, devMailbox, {})).filter(({ recipient }) => recipient === mobile)

/** Last code sent to it. */
export async function lastCode(tenant: TestTenant, mobile: string): Promise<string> {
  const [last] = await messagesTo(tenant, mobile)
  if (!last) throw new Error(`no SMS was sent to ${mobile}`)
  return last.code
}

/** A different code. */
export const otherCode = (code: string): string => (code === '000000' ? '000001' : '000000')

/** Ages the tenant's counters by these seconds. */
export const ageCounters = (tenant: TestTenant, seconds: number) =>
  database.write(tenant.id, (tx) =>
    sql`update login.tallies set at = at - make_interval(secs => ${seconds})`.execute(tx),
  )

let picture = 1
/** Captcha solved by the development code. */
export const solvedCaptcha = () => ({ validCode: '0000', validCodeKey: String(picture++) })

type Calls = (route: Pick<Route, 'method' | 'path'>, payload?: object) => Promise<number>

/** Runs work against a server with another SMS gateway; calls return their result codes. */
export async function withSmsServer(
  { host, token }: { host: string; token?: string },
  sms: Sms | undefined,
  work: (code: Calls) => Promise<void>,
) {
  const other = await buildApp({ database, log: pino({ level: 'silent' }), contents, devCaptcha: '0000', sms })
  try {
    await work(async ({ method, path: url }, payload) => {
      const headers = { host, ...(token ? { authorization: `Bearer ${token}` } : {}) }
      const answer = await other.app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
      return answer.json<{ code: number }>().code
    })
  } finally {
    await other.app.close()
  }
}
