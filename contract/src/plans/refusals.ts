import type { Refusals } from '#contract/kit/refusals.ts'

/** Refusals of planned purchase. */
export const plansRefusals = {
  'planCycle.taken': [
    40550,
    '该月的计划周期刚刚由他人新建，请刷新后重试',
    'Someone has just opened a cycle of this month. Refresh and try again.',
  ],
  'planCycle.past': [40551, '填报截止时间须晚于当前时间', 'The cycle must close in the future.'],
  'planCycle.filling': [
    40552,
    '该月已有周期正在填报，请等待其截止后再新建补充计划',
    'A cycle of this month is still open. Open a supplement after it has closed.',
  ],
  'planCycle.approving': [
    40553,
    '还有 {count} 个部门的计划在审批中，审批结束后才能下达',
    '{count} plans are still in approval. Release the cycle when they are decided.',
  ],
  'planCycle.limitedReach': [
    47642,
    '您的数据范围不含全部部门，不能处理整个周期',
    'Your data scope does not cover all departments, so you cannot change a whole cycle.',
  ],
  'plan.taken': [40555, '本部门的计划已存在，请刷新查看', 'Your department already has a plan. Refresh to see it.'],
  'plan.cycleClosed': [40556, '填报已截止，不能再修改或提交', 'The cycle is closed: plans can no longer be changed.'],
  'plan.goodsTwice': [
    40557,
    '同一商品只能填写一行，请合并数量',
    'Each product can be in a plan once. Merge the quantities.',
  ],
  'plan.goodsGone': [40558, '“{name}”已下架，请移除或更换商品', '“{name}” was delisted. Remove or replace it.'],
  'plan.noLines': [40559, '请先添加计划商品', 'Add products to the plan first.'],
  'plan.lineIncomplete': [
    40560,
    '“{name}”未填写完整，请补充数量、单位和需求日期',
    '“{name}” is incomplete. Enter its quantity, unit and date.',
  ],
  'plan.headings': [
    40567,
    '表格缺少以下列：{names}，请使用下载的模板填写',
    'These columns are missing: {names}. Use the template.',
  ],
  'plan.nameMissing': [40561, '请填写物资名称', 'Enter the name of the item.'],
  'plan.noFormer': [40562, '本部门没有往期计划可带入', 'Your department has no earlier plan to copy.'],
  'plan.full': [40563, '一份计划最多 {max} 行', 'A plan can have up to {max} lines.'],
  'plan.datePast': [
    40564,
    '“{name}”的需求日期已过，请重新选择',
    'The date of “{name}” has passed. Choose another one.',
  ],
  'plan.wordsNeedSourcing': [
    40565,
    '没有对应商品的物资只能通过寻源采购',
    'Items without a product can only be bought by sourcing.',
  ],
  'plan.notForCallOff': [
    40566,
    '“{name}”不能下单：未选择商城方式，或已全部下单',
    '“{name}” cannot be ordered: it is sourced, or all of it is ordered.',
  ],
} as const satisfies Refusals
