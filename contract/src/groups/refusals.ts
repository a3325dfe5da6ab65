import type { Refusals } from '#contract/kit/refusals.ts'

/** Refusals of group purchases, 40540 to 40559. */
export const groupsRefusals = {
  'group.ladder': [
    40540,
    '价格阶梯的数量须逐级增加，单价须逐级降低',
    'Quantities of the ladder must rise and prices must fall from rung to rung.',
  ],
  'group.firstPrice': [
    40541,
    '首阶梯单价须低于商城价（{price} 元）',
    'The first price must be below the list price (¥{price}).',
  ],
  'group.maxTooSmall': [
    40542,
    '总量上限不能小于最高阶梯的数量',
    "The most pieces can't be fewer than the highest rung.",
  ],
  'group.period': [40543, '结束时间须晚于当前时间和开始时间', 'The end must be after now and after the start.'],
  'group.goodsGone': [40544, '商品已下架，请选择在售商品', "This product isn't on sale. Choose another one."],
  'group.notStarted': [40545, '拼团尚未开始', "This group purchase hasn't started yet."],
  'group.freeze': [40546, '锁定时长须短于拼团时长', 'The freeze must be shorter than the group purchase itself.'],
  'group.reasonMissing': [40547, '请填写驳回原因', 'Enter a reason for the rejection.'],
} as const satisfies Refusals
