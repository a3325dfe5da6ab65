import type { Refusals } from '#contract/kit/refusals.ts'

/** Refusals of retentions, 47660 to 47669. */
export const retentionRefusals = {
  'retention.ownProposal': [47660, '申请人不能复核自己的申请', 'Another person must confirm your request.'],
  'retention.amountMissing': [47661, '请填写大于零的扣除金额', 'Enter an amount of more than zero to deduct.'],
  'retention.tooMuch': [
    47662,
    '扣除金额不能超过质保金余额 {left} 元',
    'No more can be deducted than the ¥{left} that are left.',
  ],
  'retention.reasonMissing': [47663, '请填写不同意的原因', 'Give the reason for declining it.'],
} as const satisfies Refusals
