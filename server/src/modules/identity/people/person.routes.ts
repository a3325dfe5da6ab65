import * as contract from '#contract/identity/people.ts'
import type { Sql } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { accountsOfPerson, type PersonAccountRow } from '../sessions/account.store.ts'
import { lastDayOf } from './person.rules.ts'
import { addAccount, addPerson, editPerson, setAccountStatus } from './person.service.ts'

const presentAccount = (row: PersonAccountRow): contract.PersonAccount => ({
  userId: row.id,
  version: row.version,
  userCode: row.code,
  userName: row.name,
  entrance: row.entrance,
  deptId: row.dept_id,
  fullDeptName: row.full_name,
  roles: row.roles,
  status: row.disabled ? 'disabled' : 'active',
  expiresOn: lastDayOf(row.expires_at),
  lastLoginAt: row.last_login_at?.toISOString() ?? null,
})

async function personOf(sql: Sql, userId: string): Promise<contract.PersonDetail> {
  const rows = await accountsOfPerson(sql, { userId })
  const { person_id: personId, mobile, email, open_sessions: openSessions } = rows[0] ?? refuse('thing.notFound')
  return { personId, mobile, email, openSessions, accounts: rows.map(presentAccount) }
}

export function personRoutes(app: App) {
  const { authenticator } = app.context

  serve(app, contract.getPerson, ({ sql, input }) => personOf(sql, input.userId))
  serve(app, contract.addPerson, async ({ sql, actor, input }) => personOf(sql, await addPerson(sql, actor, input)))
  serve(app, contract.addAccount, async ({ sql, actor, input: { personId, ...draft } }) =>
    personOf(sql, await addAccount(sql, actor, personId, draft)),
  )
  serve(app, contract.editPerson, async ({ sql, actor, input: { userId, version, ...draft } }) => {
    authenticator.forgetSessions(await editPerson(sql, actor, userId, version, draft))
    return personOf(sql, userId)
  })
  serve(app, contract.setAccountStatus, async ({ sql, actor, input }) => {
    authenticator.forgetSessions(await setAccountStatus(sql, actor, input.userId, input.status))
    return personOf(sql, input.userId)
  })
}
