import { queueOf } from '#contract/kit/case/queue.ts'
import { Id, Instant, Maybe, Note, Optional, type Static, Text, Type } from '#contract/kit/schema.ts'
import { countNewTrials } from './newTrials.ts'
import { trialStatusNames } from './trialStates.ts'

/** Days by which a trial may be extended at once. */
export const maxExtensionDays = 90

/** Trials 试用申请 for those who follow them up: who applied for what, and the account that they try. */
export const trialCase = queueOf({
  entity: 'trial',
  path: '/sysrest/trialAccountInformation',
  manage: 'trial.manage',
  count: countNewTrials,
  singular: 'trial',
  plural: 'trials',
  states: trialStatusNames,
  waiting: ['01'],
  own: {
    id: Id,
    orgName: Type.String(),
    enterpriseWeb: Type.String(),
    orgAddress: Type.String(),
    contactsName: Type.String(),
    tel: Type.String(),
    email: Type.String(),
    demand: Type.String(),
    account: Type.String({ description: 'name of the trial account' }),
    endsAt: Instant,
    createdAt: Instant,
  },
  handled: {
    handler: Type.String(),
    reply: Type.String({ description: 'latest note; the reason if ended' }),
    repliedAt: Maybe(Instant),
  },
  sort: ['createdAt', 'endsAt'],
  columns: [
    'orgName',
    'contactsName',
    'tel',
    'email',
    'enterpriseWeb',
    'orgAddress',
    'demand',
    'account',
    'endsAt',
    'status',
    'handler',
    'reply',
    'createdAt',
  ],
  actions: {
    take: { summary: 'Start to follow up a trial' },
    note: { summary: 'Note what came of a contact', input: { reply: Text(500) } },
    extend: {
      summary: 'Extend a trial account, also after its last day',
      input: { days: Type.Integer({ minimum: 1, maximum: maxExtensionDays }), reply: Optional(Note(500)) },
    },
    convert: {
      summary: 'Turn a trial account into a regular one of a department, without a last day',
      input: { deptId: Id, reply: Optional(Note(500)) },
    },
    end: { summary: 'End a trial: its account is disabled', input: { reason: Text(200) } },
  },
})
export type Trial = Static<typeof trialCase.Record>
export const { list: listTrials, detail: getTrial, changes: listTrialChanges, export: exportTrials } = trialCase
export const {
  take: takeTrial,
  note: noteTrial,
  extend: extendTrial,
  convert: convertTrial,
  end: endTrial,
} = trialCase.actions
