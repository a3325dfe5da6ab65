import type { StateNames } from '../refusals.ts'
import { OneOf, type Static } from '../schema.ts'

/** States of a case. A kind may have fewer, or states of its own. */
export const CaseStatus = OneOf(['01', '02', '03', '04', '05', '06', '07'])
export type CaseStatus = Static<typeof CaseStatus>
export const caseStatusNames = {
  '01': ['草稿', 'Draft'],
  '02': ['待处理', 'Pending'],
  '03': ['处理中', 'In progress'],
  '04': ['待补充', 'More information needed'],
  '05': ['已通过', 'Approved'],
  '06': ['已驳回', 'Rejected'],
  '07': ['已撤回', 'Withdrawn'],
} as const satisfies StateNames<CaseStatus>
/** States that wait for those who handle the queue. */
export const waitingCases = ['02', '03'] as const satisfies readonly CaseStatus[]

export const CaseAction = OneOf(['save', 'submit', 'withdraw', 'answer', 'take', 'ask', 'grant', 'refuse'])
export type CaseAction = Static<typeof CaseAction>
