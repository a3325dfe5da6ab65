import { OneOf, shape, Type } from '#contract/kit/schema.ts'
import { defineSettings } from '#contract/kit/settings.ts'

const Days = Type.Integer({ minimum: 1, maximum: 90 })

/** Tenant settings of sourcing. */
export const sourcingSettings = defineSettings(
  shape({
    isApply: {
      ...Type.Boolean(),
      description: 'suppliers enrol through the portal; a department may say otherwise for its projects',
    },
    sealSuite: {
      ...OneOf(['A', 'B']),
      description: 'algorithms of sealed quotes: international, or Chinese (SM2, SM3, SM4)',
    },
    changeNoticeHours: Type.Integer({
      minimum: 0,
      maximum: 720,
      description: 'hours that a change notice leaves before the quoting ends; 0: none are asked for',
    }),
    quotationRuleConf: {
      ...OneOf(['0', '1']),
      description: '1: a quote is of all items; 0: where items are awarded one by one, it may leave some out',
    },
    objectionDays: { ...Days, description: 'days in which suppliers may object, after what it is about' },
    objectionAnswerDays: { ...Days, description: 'days in which an objection is answered' },
    objectionEscalateDays: { ...Days, description: 'days in which an answer may be escalated' },
    objectionDecideDays: { ...Days, description: 'days in which overseers decide' },
    auditProfile: {
      ...OneOf(['totals', 'winner', 'full']),
      description: 'what the public audit file shows: all totals, the awarded quotes alone, or everything',
    },
    publishesReasons: { ...Type.Boolean(), description: 'suppliers read the reasons of an award' },
    publishesWinRate: { ...Type.Boolean(), description: 'suppliers see how often they have won' },
    sourcingMail: { ...Type.Boolean(), description: 'people are told by mail what happens in projects' },
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
