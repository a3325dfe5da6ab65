import { OneOf, shape, Type } from '#contract/kit/schema.ts'
import { defineSettings } from '#contract/kit/settings.ts'

const Days = Type.Integer({ minimum: 1, maximum: 90 })

/** Tenant settings of sourcing. */
export const sourcingSettings = defineSettings(
  shape({
    isApply: {
      ...Type.Boolean(),
      description: 'suppliers enrol through the portal; departments can override it for their projects',
    },
    sealSuite: {
      ...OneOf(['A', 'B']),
      description: 'algorithms of sealed quotes: international, or Chinese (SM2, SM3, SM4)',
    },
    changeNoticeHours: Type.Integer({
      minimum: 0,
      maximum: 720,
      description: 'minimum hours between a change notice and the end of quoting; 0: none',
    }),
    quotationRuleConf: {
      ...OneOf(['0', '1']),
      description: '1: quotes must include all items; 0: quotes may omit items that are awarded separately',
    },
    objectionDays: { ...Days, description: 'days for objections after the event concerned' },
    objectionAnswerDays: { ...Days, description: 'days for answering an objection' },
    objectionEscalateDays: { ...Days, description: 'days for escalating an answer' },
    objectionDecideDays: { ...Days, description: 'days for the decision of overseers' },
    auditProfile: {
      ...OneOf(['totals', 'winner', 'full']),
      description: 'content of the public audit file: all totals, only the awarded quotes, or everything',
    },
    publishesReasons: { ...Type.Boolean(), description: 'suppliers see the reasons of an award' },
    publishesWinRate: { ...Type.Boolean(), description: 'suppliers see their win rate' },
    sourcingMail: { ...Type.Boolean(), description: 'project messages are sent by mail' },
  }),
  {
    isApply: true,
    quotationRuleConf: '0',
    objectionDays: 7,
    objectionAnswerDays: 7,
    objectionEscalateDays: 15,
    objectionDecideDays: 30,
    sealSuite: 'A',
    changeNoticeHours: 24,
    auditProfile: 'totals',
    publishesReasons: false,
    publishesWinRate: true,
    sourcingMail: true,
  },
)
export type SourcingSettings = (typeof sourcingSettings)['usual']
