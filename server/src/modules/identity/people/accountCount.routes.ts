import { countDeptUsers } from '#contract/identity/identity.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { type App, serve } from '#kit/http/serve.ts'
import type { QueryPorts } from '#kit/queryPorts.ts'
import { mayManage } from '../accounts/account.rules.ts'
import { statusOf, type StatusScope } from './accountStatus.store.ts'
import { peopleList } from './person.list.store.ts'

/** What the caller may see in the list of people: the status of logins, or only whether accounts are open. */
export const scopeOf =
  ({ lockedPeople }: QueryPorts) =>
  async (actor: Actor, db: Db): Promise<StatusScope> => ({
    lockedIds: mayManage(actor) ? await lockedPeople(db) : null,
    now: actor.now,
  })

export function accountCountRoute(app: App) {
  const scope = scopeOf(app.context.queryPorts)
  serve(app, countDeptUsers, async ({ db, actor, input }) => {
    const scoped = await scope(actor, db)
    const counts = await peopleList.countBy(db, { ...input, ...scoped }, statusOf(scoped))
    return { active: 0, notActivated: 0, locked: 0, expired: 0, disabled: 0, ...Object.fromEntries(counts) }
  })
}
