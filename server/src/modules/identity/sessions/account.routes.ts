import * as contract from '#contract/identity/account.ts'
import { maskMobile } from '#contract/kit/format.ts'
import { isRefusalCode, say } from '#contract/refusals.ts'
import type { Actor } from '#kit/actor.ts'
import { deviceOf } from '#kit/http/userAgent.ts'
import { refuse } from '#kit/refusal.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { serveList } from '#kit/http/serveList.ts'
import { readSettings } from '#modules/tenancy/index.ts'
import { endOwnSession, endSessions } from './session.service.ts'
import { loginList, type LoginRow, openSessionsOf, type OpenSessionRow } from './session.store.ts'
import { accountsOf, findPerson } from '../user.store.ts'

export function accountRoutes(app: App) {
  const { authenticator, queryPorts } = app.context

  serve(app, contract.mySessions, async ({ db, actor }) => {
    const { sessionIdleMinutes, sessionHours } = await readSettings(db, 'sessionIdleMinutes', 'sessionHours')
    const limits = { idleMinutes: sessionIdleMinutes, hours: sessionHours }
    const rows = await openSessionsOf(db, { personId: actor.personId, ...limits })
    return rows.map((row) => ({ ...presentSession(row), isThis: row.id === actor.sessionId }))
  })

  serve(app, contract.endMySession, async ({ db, actor, input }) => {
    const ended = await endOwnSession(db, actor, input.id)
    if (ended.length === 0) return refuse('thing.notFound')
    authenticator.forgetSessions(ended)
    return null
  })

  serve(app, contract.endMyOtherSessions, async ({ db, actor }) => {
    const ended = await endSessions(db, actor, { personId: actor.personId, except: actor.sessionId }, 'byUser')
    authenticator.forgetSessions(ended)
    return { ended: ended.length }
  })

  serve(app, contract.endSessionsOf, async ({ db, actor, input }) => {
    const ended = await endSessions(db, actor, { userId: input.userId }, 'byOperator')
    authenticator.forgetSessions(ended)
    return { ended: ended.length }
  })

  serveList(app, contract.myLogins, {
    list: loginList,
    filter: ({ actor }) => ({ personId: actor.personId }),
    present: (row, { actor }) => ({ ...presentLogin(row), reason: reasonOf(row, actor) }),
  })

  serve(app, contract.qryUserByUserId, async ({ db, actor }) => {
    const [person] = await findPerson(db, { userId: actor.userId })
    if (!person) return refuse('session.none')
    return { userName: person.name, mobile: maskMobile(person.mobile) }
  })

  serve(app, contract.getUndoCountByUserCodes, async ({ db, actor, input }) => {
    const codes = new Set(input.userCodes.split(','))
    const mine = (await accountsOf(db, { personId: actor.personId })).filter((account) => codes.has(account.user_code))
    const open = await queryPorts.openTasks(
      db,
      mine.map((account) => account.user_id),
    )
    return mine.map((account) => ({ usercode: account.user_code, countNum: open.get(account.user_id) ?? 0 }))
  })
}

const reasonOf = ({ result }: LoginRow, { lang }: Actor) =>
  isRefusalCode(result) ? say(result, lang, { minutes: '' }) : ''

const presentSession = (row: OpenSessionRow) => ({
  id: row.id,
  userCode: row.user_code,
  device: deviceOf(row.agent),
  ip: row.ip,
  method: row.method,
  isStrong: row.is_strong,
  openedAt: row.created_at.toISOString(),
  lastSeenAt: row.last_seen_at.toISOString(),
})

const presentLogin = (row: LoginRow) => ({
  id: row.id,
  userCode: row.user_code,
  at: row.at.toISOString(),
  device: deviceOf(row.agent),
  ip: row.ip,
  method: row.method,
  result: row.result,
})
