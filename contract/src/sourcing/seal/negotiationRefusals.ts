import type { Refusals } from '#contract/kit/refusals.ts'

/** Refusals of negotiations, 40320 to 40329. */
export const negotiationRefusals = {
  'negotiation.tooMany': [
    40320,
    '该项目最多 {max} 轮报价，不能再发起议价',
    'This project has at most {max} rounds of quotes, so no further negotiation can be started.',
  ],
  'negotiation.nobody': [40321, '没有有效报价，不能发起议价', 'There is no valid quote to negotiate about.'],
  'negotiation.reasonMissing': [
    40322,
    '请说明仅邀请部分供应商议价的理由',
    'Say why only some of the suppliers are asked to quote again.',
  ],
  'negotiation.bestMissing': [
    40323,
    '请填写邀请的供应商数量，最多 {max} 家',
    'Enter how many suppliers are asked, at most {max}.',
  ],
  'negotiation.noItems': [40324, '请选择议价的物料', 'Choose the items to negotiate.'],
  'negotiation.deadline': [
    40325,
    '议价截止时间须晚于当前时间，且不超过 {days} 天',
    'The deadline must be in the future, at most {days} days from now.',
  ],
  'negotiation.notCountersigned': [
    40326,
    '本轮开标记录还需 {count} 人会签，会签后才能发起议价',
    'The opening record needs {count} more countersignatures before a negotiation can be started.',
  ],
  'negotiation.noKey': [
    40327,
    '可用的开标密钥不足，不能再开启一轮报价',
    "There aren't enough keys in force to open another round of quotes.",
  ],
  'negotiation.notAsked': [
    40328,
    '本轮议价未邀请您，上一轮的有效报价继续有效',
    "You weren't asked to quote again. Your last valid quote still counts.",
  ],
} as const satisfies Refusals
