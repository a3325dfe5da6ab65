import { type Trial, trialCase } from '#contract/login/trials.ts'
import type { Actor } from '#kit/actor.ts'
import { serveCases } from '#kit/case/serveCases.ts'
import type { App } from '#kit/http/serve.ts'
import { trialColumns, trialFlow } from './trial.rules.ts'
import { type TrialRow, trialStore } from './trial.store.ts'
import { convertTrial, endTrial, extendTrial, noteTrial, takeTrial } from './trialQueue.service.ts'

const present = (row: TrialRow, actor: Actor): Trial => ({
  id: row.id,
  version: row.version,
  orgName: row.org_name,
  enterpriseWeb: row.enterprise_web,
  orgAddress: row.org_address,
  contactsName: row.contacts_name,
  tel: row.tel,
  email: row.email,
  demand: row.demand,
  account: row.account,
  endsAt: row.ends_at.toISOString(),
  createdAt: row.created_at.toISOString(),
  status: row.status,
  handler: row.handler,
  reply: row.reply,
  repliedAt: row.replied_at?.toISOString() ?? null,
  can: trialFlow.can(row, actor),
})

export const trialRoutes = (app: App) =>
  serveCases(app, trialCase, {
    store: trialStore,
    present,
    name: ['试用申请', 'Trials'],
    columns: trialColumns,
    commands: { take: takeTrial, note: noteTrial, extend: extendTrial, convert: convertTrial, end: endTrial },
  })
