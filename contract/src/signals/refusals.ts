import type { Refusals } from '#contract/kit/refusals.ts'

/** Refusals of risk signals, 45200 to 45299. */
export const signalsRefusals = {
  'signal.notOwner': [45200, '请先领取该信号，再给出结论', 'Take this signal first. Then decide on it.'],
  'signal.alreadyOwn': [45201, '该信号已由您领取', 'You have taken this signal already.'],
  'signalExemption.until': [
    45210,
    '豁免截止日须晚于今天，最长 12 个月',
    'Enter a last day after today, at most 12 months ahead.',
  ],
  'signalExemption.open': [
    45211,
    '该规则对此对象已有待复核或生效中的豁免',
    'There is already an exemption of this rule for this subject.',
  ],
  'signalExemption.ownProposal': [
    45212,
    '豁免须由提出人以外的人员复核',
    'Someone else must decide: you have proposed this exemption.',
  ],
  'signalRule.otherThreshold': [45220, '该阈值不属于此规则', "This setting isn't one of this rule."],
} as const satisfies Refusals
