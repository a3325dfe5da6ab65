import type { Refusals } from '#contract/kit/refusals.ts'

/** Refusals of agreements, 44000 to 44099. */
export const agreementsRefusals = {
  'agreement.noTaken': [44000, '该协议编号已存在', 'This agreement number is already in use.'],
  'agreement.period': [44001, '结束日期不能早于开始日期', "The end date can't be earlier than the start date."],
  'agreement.past': [44002, '结束日期已过，请修改后再提交', 'The end date has passed. Change it and try again.'],
  'agreement.noLines': [44003, '请至少添加一项明细', 'Add at least one line.'],
  'agreement.goodsTwice': [44004, '商品不能重复：{name}', 'The same product is listed twice: {name}'],
  'agreement.goodsOfOther': [
    44005,
    '部分商品不属于该供应商，请重新选择',
    "Some products aren't this supplier's. Choose them again.",
  ],
  'agreement.overlap': [
    44006,
    '与协议 {number} 冲突：{name} 在同一部门、同一期间已有协议价',
    'Conflicts with agreement {number}: {name} already has a price for this department and period.',
  ],
  'agreement.changeOpen': [
    44007,
    '该协议有未完成的变更，请先处理',
    'This agreement has an unfinished change. Complete it first.',
  ],
  'agreement.notLater': [44008, '延期后的结束日期须晚于 {lastDay}', 'The new end date must be after {lastDay}.'],
  'agreement.startsOn': [
    44009,
    '变更生效日期须在明天至协议结束日期之间',
    "The change must start between tomorrow and the agreement's end.",
  ],
  'agreement.unchanged': [44010, '明细没有变化', 'Nothing was changed in the lines.'],
  'agreement.belowUsed': [
    44011,
    '上限不能低于已下单的用量：{names}',
    "The cap can't be below what was ordered: {names}",
  ],
  'agreement.supplierGone': [44012, '该供应商已停用，请重新选择', 'This supplier is suspended. Choose another one.'],
  'agreement.noChange': [44013, '该协议没有待处理的变更', 'This agreement has no open change.'],
  'agreement.departmentGone': [44014, '部分部门已不存在，请重新选择', "Some departments don't exist. Choose again."],
  'agreement.ownConfirmation': [
    44015,
    '起草人不能代表供应商确认',
    "The person who drafted an agreement can't confirm it for the supplier.",
  ],
  'agreement.departmentLines': [
    44016,
    '该协议按部门分别约定价格，不能变更明细，请终止后重新签订',
    "This agreement has prices for each department, so its lines can't be changed. Terminate it and draft a new one.",
  ],
  'agreement.headings': [44017, '缺少列：{names}', 'Missing columns: {names}'],
  'agreement.shares': [
    44018,
    '各部门额度之和不能超过协议上限',
    "The shares can't add up to more than the agreement's caps.",
  ],
  'agreement.shareFigures': [
    44019,
    '部门额度须与协议上限对应：协议设了金额或数量上限，各部门也要填写',
    'Each share needs the same figures as the agreement: an amount, a quantity, or both.',
  ],
  'agreement.shareDepartment': [
    44020,
    '部门额度只能分给适用部门或其下级，且每个部门一项',
    'Shares are for the departments of the agreement or those below, one each.',
  ],
  'agreement.capZero': [44021, '上限须大于 0，不限请留空', 'A cap must be more than 0. Leave it empty for none.'],
  'agreement.partyTwice': [44023, '供应商不能重复', 'A supplier is listed twice.'],
  'agreement.partyShares': [
    44024,
    '轮候下单至少需要两家供应商，各家份额之和须为 100%',
    'A rotation needs two suppliers or more, whose shares add up to 100 %.',
  ],
  'agreement.positions': [
    44025,
    '轮候下单须为每项标的填写名称，且各家供应商都有一项商品：{position}',
    'In a rotation each position needs a name and one product of each supplier: {position}',
  ],
  'agreement.miniFrom': [
    44026,
    '比选下单至少需要两家供应商，并填写比选起始金额',
    'A competition needs two suppliers or more, and an amount from which they compete.',
  ],
  'agreement.confirmedAlready': [
    44027,
    '贵公司已确认，等待其他供应商',
    'Your company has confirmed. Others are awaited.',
  ],
  'agreement.lastParty': [
    44028,
    '仅剩贵公司一家，不能退出；请与采购方协商终止协议',
    'Yours is the only supplier left. Ask the buyer to terminate the agreement.',
  ],
  'agreement.discount': [
    44029,
    '按商城价优惠定价须填写优惠比例，且不能设置阶梯价：{name}',
    'A price below the list price needs a discount and has no tiers: {name}',
  ],
  'agreement.factor': [
    44030,
    '系数调价每次须在 0.9 至 1.1 之间：{names}',
    'Each change of a price must be by a factor from 0.9 to 1.1: {names}',
  ],
  'agreement.factorDays': [
    44031,
    '距上次调价不足 90 天，{day} 起可再次调价',
    'Prices change at least 90 days apart: again from {day} on.',
  ],
} as const satisfies Refusals
