import { exportDeptUsers, type OrgPerson, qryDeptUsers } from '#contract/identity/identity.ts'
import * as contract from '#contract/identity/people.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { serveRecords } from '#kit/http/serveRecords.ts'
import type { QueryPorts } from '#kit/queryPorts.ts'
import { refuse } from '#kit/refusal.ts'
import { accountCountRoute, scopeOf } from './accountCount.routes.ts'
import { personColumns } from './person.export.rules.ts'
import { presentAccount } from '../accounts/account.present.ts'
import { accountActions } from '../accounts/account.rules.ts'
import { addAccount, setAccountsDepartment, setAccountStatus } from '../accounts/account.service.ts'
import { accountsOfPerson } from '../accounts/account.store.ts'
import { findManagers } from '../positions/position.store.ts'
import { peopleList, type PersonRow } from './person.list.store.ts'
import { addPerson, editPerson } from './person.service.ts'

const present = ({ person_id, disabled, last_login_at: at, ...row }: PersonRow, actor: Actor): OrgPerson => ({
  ...row,
  lastLoginAt: at?.toISOString() ?? null,
  can: accountActions({ person_id, disabled }, actor),
})

async function personOf(db: Db, actor: Actor, userId: string, ports: QueryPorts): Promise<contract.PersonDetail> {
  const rows = await accountsOfPerson(db, { userId })
  const { personId, mobile, email, openSessions } = rows[0] ?? refuse('thing.notFound')
  const isLocked = await ports.isLoginLocked(db, personId)
  return { personId, mobile, email, openSessions, accounts: rows.map((row) => presentAccount(row, actor, isLocked)) }
}

/** Entities of a person's change history: the person and all their accounts. */
async function madeOf(db: Db, userId: string) {
  const rows = await accountsOfPerson(db, { userId })
  return [
    { entity: 'person', ids: rows.slice(0, 1).map(({ personId }) => personId) },
    { entity: 'account', ids: rows.map((row) => row.userId) },
  ]
}

export function personRoutes(app: App) {
  const { queryPorts } = app.context
  serve(app, contract.listManagers, async ({ db, input: { keyword = '', userId } }) => {
    const found = await findManagers(db, keyword.trim(), userId)
    return found.map(({ id, name, dept_name }) => ({ userId: id, userName: name, deptName: dept_name }))
  })
  const people = serveRecords(app, qryDeptUsers, {
    list: peopleList,
    scope: scopeOf(queryPorts),
    present,
    exported: { route: exportDeptUsers, name: ['人员', 'People'], columns: personColumns },
    read: (db, actor, userId) => personOf(db, actor, userId, queryPorts),
  })
  accountCountRoute(app)
  people.detail(contract.getPerson, ({ userId }) => userId)
  people.changes(contract.listPersonChanges, ({ userId }) => userId, { of: madeOf, except: ['account.jumped'] })
  people.write(contract.addPerson, addPerson)
  people.write(contract.addAccount, addAccount)
  people.write(contract.editPerson, editPerson)
  people.write(contract.setAccountsDepartment, setAccountsDepartment)
  people.write(contract.setAccountStatus, setAccountStatus)
}
