import type { Refusals } from '#contract/kit/refusals.ts'

/** Refusals of price indices, 47670 to 47679. */
export const indexRefusals = {
  'priceIndex.codeTaken': [47670, '该指数编码已存在', 'This code is already in use.'],
  'priceIndex.future': [47671, '只能登记本月及以前的指数', 'Values are recorded up to this month.'],
  'priceIndex.zero': [47672, '指数值须大于 0', 'A value must be more than 0.'],
  'priceIndex.sameValue': [47673, '与该月当前指数值相同', 'The month already has this value.'],
  'priceIndex.reasonMissing': [
    47674,
    '该月已有指数值，更正须填写原因',
    'The month has a value already. Give the reason to correct it.',
  ],
  'agreement.index': [
    47675,
    '按指数调价须填写指数、基期、联动比例与调价周期',
    'Prices that follow an index need the index, its base month, the share and the period.',
  ],
  'agreement.indexGone': [
    47676,
    '该指数已停用或不存在，请重新选择',
    'This index is disabled or gone. Choose another one.',
  ],
  'agreement.indexBase': [47677, '该指数没有基期 {month} 的值', 'The index has no value for its base month {month}.'],
  'agreement.retention': [47679, '质保金比例须大于 0 且不超过 10%', 'A retention is more than 0 and at most 10 %.'],
} as const satisfies Refusals
