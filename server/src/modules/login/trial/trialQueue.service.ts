import type { TrialAction, TrialStatus } from '#contract/login/trialStates.ts'
import { caseCommands } from '#kit/case/case.service.ts'
import { convertTrialAccount, endTrialAccount, extendTrialAccount } from '#modules/identity/index.ts'
import { trialFlow } from './trial.rules.ts'
import { type TrialRow, trials } from './trial.store.ts'

const day = 86_400_000

const handle = caseCommands<TrialStatus, TrialAction, TrialRow>({
  rows: trials,
  flow: trialFlow,
  entity: 'trial',
  verbs: { take: 'taken', note: 'noted', extend: 'extended', convert: 'converted', end: 'ended' },
  handledBy: ({ userId, userName }) => ({ handler_id: userId, handler: userName }),
  repliedAt: 'replied_at',
  optional: ['extend', 'convert'],
  decided: async (tx, actor, { action, before: { user_id: userId, ends_at: end }, input, context }) => {
    if (action === 'extend') {
      const days = Number(input['days'])
      const endsAt = new Date(Math.max(end.getTime(), actor.now.getTime()) + days * day)
      await extendTrialAccount(tx, actor, userId, endsAt)
      return { patch: { ends_at: endsAt }, data: { days } }
    }
    if (action === 'convert') {
      const deptId = String(input['deptId'])
      await convertTrialAccount(tx, actor, userId, deptId)
      return { data: { deptId } }
    }
    if (action !== 'end') return {}
    await endTrialAccount(tx, actor, userId, context)
    return { patch: { ends_at: actor.now } }
  },
})
export const takeTrial = handle('take')
export const noteTrial = handle('note')
export const extendTrial = handle('extend')
export const convertTrial = handle('convert')
export const endTrial = handle('end')
