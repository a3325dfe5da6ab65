import type { Refusals } from '#contract/kit/refusals.ts'

/** Refusals of clarifications, 40258 and 40294 to 40298. */
export const clarificationRefusals = {
  'clarification.notNow': [
    40258,
    '仅可在开标之后、提交定标之前要求澄清',
    'Clarifications are asked after the opening and before the award is submitted.',
  ],
  'clarification.noQuote': [40294, '该供应商没有已开标的报价', 'This supplier has no opened quote.'],
  'clarification.dueTooSoon': [40295, '答复期限至少为一小时', 'Leave at least one hour for the answer.'],
  'clarification.late': [40296, '答复期限已过', 'The answer was due earlier.'],
  'clarification.answered': [40297, '已答复，不能修改', "This was answered already, and answers can't be changed."],
  'clarification.tooMany': [40298, '每家供应商最多澄清 {max} 次', 'You can ask each supplier up to {max} times.'],
} as const satisfies Refusals
