import { List, OneOf, shape, type Static, Type } from '#contract/kit/schema.ts'
import { defineSettings } from '#contract/kit/settings.ts'

/** Rules of risk signals, in the order of their numbers. */
export const signalRules = [
  'singleBidder',
  'ties',
  'lateWithdrawal',
  'abnormallyLow',
  'priceJump',
  'splitting',
  'sameOrigin',
  'alwaysTheSame',
  'riseAfterAward',
  'shortPeriod',
] as const
export const SignalRule = OneOf(signalRules)
export type SignalRule = Static<typeof SignalRule>

const whole = (minimum: number, maximum: number, description: string) => Type.Integer({ minimum, maximum, description })

/** Thresholds of the rules: numbers that a tenant may set. */
export const signalThresholds = {
  signalTieItems: whole(2, 50, 'items with equal unit prices from which two quotes are alike'),
  signalTieShare: whole(20, 100, 'percent of the common items whose unit prices are equal'),
  signalLateHours: whole(1, 168, 'hours before the end of quoting in which a withdrawal is late'),
  signalLowQuotes: whole(3, 20, 'quotes from which abnormally low ones are looked for'),
  signalJumpPercent: whole(105, 1000, 'percent of the median price of a year from which a price has jumped'),
  signalJumpPurchases: whole(2, 50, 'earlier purchases from which there is a median'),
  signalSplitDays: whole(1, 60, 'days in which orders count as one need'),
  signalSplitOrders: whole(2, 20, 'orders from which a need counts as split'),
  signalSharedFirms: whole(3, 200, 'suppliers at one address from which it says nothing'),
  signalSameShare: whole(50, 100, 'percent of the awards that go to one supplier'),
  signalSameAwards: whole(3, 50, 'awards of a department and category in a year from which the share counts'),
  signalSameLosses: whole(1, 50, 'times that others have quoted and lost'),
  signalRisePercent: whole(1, 100, 'percent by which orders of an award rise'),
  signalRiseDays: whole(1, 365, 'days after the award in which a rise counts'),
  signalShortDays: whole(1, 30, 'days of quoting below which a period is short'),
}
export const SignalThresholds = shape(signalThresholds)
export type SignalThresholds = Static<typeof SignalThresholds>
export type SignalThreshold = keyof SignalThresholds

/** Settings of risk signals: rules that are off, and thresholds. */
export const signalSettings = defineSettings(
  shape({
    signalRulesOff: { ...List(SignalRule, signalRules.length), description: 'rules that are off' },
    ...signalThresholds,
  }),
  {
    signalRulesOff: [],
    signalTieItems: 3,
    signalTieShare: 50,
    signalLateHours: 24,
    signalLowQuotes: 3,
    signalJumpPercent: 120,
    signalJumpPurchases: 3,
    signalSplitDays: 14,
    signalSplitOrders: 2,
    signalSharedFirms: 20,
    signalSameShare: 80,
    signalSameAwards: 5,
    signalSameLosses: 4,
    signalRisePercent: 5,
    signalRiseDays: 90,
    signalShortDays: 5,
  },
)
export type SignalSettings = typeof signalSettings.usual
