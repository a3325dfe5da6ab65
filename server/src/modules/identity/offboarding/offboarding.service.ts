import type * as contract from '#contract/identity/offboarding.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import type { Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { accounts, accountsOfPerson } from '../accounts/account.store.ts'
import { manageAccounts } from '../accounts/managedAccount.service.ts'
import { handOverWork } from '../openWork/openWork.service.ts'
import { changeRights } from '../roles/assignment.service.ts'
import { endSessions } from '../sessions/session.service.ts'

/** Hands all open work of a person over and disables all of their accounts, in one transaction. */
export const offboard = (
  tx: Tx,
  actor: Actor,
  { userId, openTasksTo, reason }: Input<typeof contract.offboard>,
  { authenticator, openWork }: ServiceContext,
): Promise<void> =>
  changeRights(tx, async () => {
    const ids = (await accountsOfPerson(tx, { userId })).map((row) => row.userId)
    if (ids.length === 0) refuse('thing.notFound')
    const open = (await manageAccounts(tx, actor, ids)).filter(({ disabled }) => !disabled)
    for (const account of open) await accounts.set(tx, account, { disabled: true })
    const events = open.map(({ id }) =>
      newEvent('account.disabled', { id, from: 'active', to: 'disabled', reason: reason.trim() || undefined }),
    )
    await publish(tx, actor, ...events)
    await handOverWork(tx, actor, openWork, ids, openTasksTo)
    const personId = open[0]?.person_id
    if (personId !== undefined) authenticator.forgetSessions(await endSessions(tx, actor, { personId }, 'disabled'))
  })
