import type { Refusals } from '#contract/kit/refusals.ts'

/** Refusals of the expert pool and its draws, 40433 to 40448. */
export const expertRefusals = {
  'expert.accountTaken': [40433, '该账号已在专家库中', 'This account is already in the expert pool.'],
  'expert.ineligible': [
    40434,
    '该账号不可入库：须有评审权限，且不在供应商任职',
    "This account can't be an expert: it must be allowed to score, and its person must not work for a supplier.",
  ],
  'expert.noFields': [40435, '请至少选择一个专业领域', 'Choose at least one field.'],
  'expert.unknown': [40436, '所选品类或供应商不存在', "A selected category or supplier doesn't exist."],
  'draw.tooFew': [
    40437,
    '可抽取的专家只有 {count} 位，少于需要的 {seats} 位',
    'Only {count} experts can be drawn, fewer than the {seats} needed.',
  ],
  'draw.full': [40438, '评审专家最多 {max} 位', 'A project can have up to {max} experts.'],
  'draw.open': [40439, '已有待抽取的批次，请先完成或作废', 'Another draw is prepared. Perform it or give it up first.'],
  'draw.none': [40440, '没有待抽取的批次', 'No draw is prepared.'],
  'draw.reasonMissing': [40441, '请填写重新抽取的原因', 'Enter the reason for drawing again.'],
  'draw.notWeighted': [40442, '仅综合评分的项目需要抽取专家', 'Experts are drawn for weighted scores only.'],
  'draw.notMember': [40443, '所选专家不在评审组', 'The selected expert is not a member.'],
} as const satisfies Refusals
