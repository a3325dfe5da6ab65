import { OneOf, shape, Type } from '#contract/kit/schema.ts'
import { defineSettings } from '#contract/kit/settings.ts'

/** What a tenant sets about its sourcing projects. */
export const sourcingSettings = defineSettings(
  shape({
    sealSuite: {
      ...OneOf(['A', 'B']),
      description: 'algorithms of sealed quotes: international, or Chinese (SM2, SM3, SM4)',
    },
    changeNoticeHours: Type.Integer({
      minimum: 0,
      maximum: 720,
      description: 'hours that a change notice leaves before the quoting ends; 0: none are asked for',
    }),
    auditProfile: {
      ...OneOf(['totals', 'winner', 'full']),
      description: 'what the public audit file shows: all totals, the awarded quotes alone, or everything',
    },
    publishesReasons: { ...Type.Boolean(), description: 'suppliers read the reasons of an award' },
    publishesWinRate: { ...Type.Boolean(), description: 'suppliers see how often they have won' },
    sourcingMail: { ...Type.Boolean(), description: 'people are told by mail what happens in projects' },
  }),
  {
    sealSuite: 'A',
    changeNoticeHours: 24,
    auditProfile: 'totals',
    publishesReasons: false,
    publishesWinRate: true,
    sourcingMail: true,
  },
)
