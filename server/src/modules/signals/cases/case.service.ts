import type { SignalAction, SignalStatus } from '#contract/signals/cases.ts'
import type { Actor } from '#kit/actor.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import { type CaseInput, caseCommands } from '#kit/case/case.service.ts'
import type { Tx } from '#kit/database/database.ts'
import { signalFlow } from './case.rules.ts'
import { refuseOwn, type SignalRow, signals } from './case.store.ts'

const command = caseCommands<SignalStatus, SignalAction, SignalRow>({
  rows: signals,
  flow: signalFlow,
  entity: 'signal',
  verbs: { take: 'taken', explain: 'explained', dismiss: 'dismissed', confirm: 'confirmed', reopen: 'reopened' },
  handledBy: ({ userId, userName }) => ({ handler_id: userId, handler: userName }),
  repliedAt: 'decided_at',
  decided: async (_tx, _actor, { before: { rule } }) => ({ data: { rule } }),
})

/** Nobody handles a signal about their own business: for them it does not exist. */
const handle = (action: SignalAction) => {
  const act = command(action)
  return async (tx: Tx, actor: Actor, input: CaseInput, context?: ServiceContext): Promise<string> => {
    await refuseOwn(tx, actor, input.id)
    return act(tx, actor, input, context)
  }
}
export const take = handle('take')
export const explain = handle('explain')
export const dismiss = handle('dismiss')
export const confirm = handle('confirm')
export const reopen = handle('reopen')
