import type { PlanLineDraft } from '#contract/plans/plan.ts'

type Words = Pick<PlanLineDraft, 'name' | 'spec' | 'unit' | 'quantity' | 'price' | 'subject' | 'reason'>

/** Items that no catalogue holds, by the account that plans them. */
export const itemsInWords: Readonly<Record<string, readonly Words[]>> = {
  zhouyanqiu: [
    {
      name: '空压机年度保养',
      spec: '螺杆式 37 kW，含滤芯与润滑油',
      unit: '台',
      quantity: 4,
      price: '3600',
      subject: '维修费',
      reason: '运行满 4,000 小时',
    },
  ],
  baisuwen: [
    {
      name: '化验室通风柜改造',
      spec: '1.8 m 双工位，含安装调试',
      unit: '项',
      quantity: 1,
      price: '48000',
      subject: '专项改造',
      reason: '排风量不足，安全检查整改项',
    },
  ],
  dengxiaotang: [
    {
      name: '节日慰问食品礼盒',
      spec: '坚果干果组合 1.6 kg',
      unit: '盒',
      quantity: 120,
      price: '109.5',
      subject: '职工福利费',
      reason: '按在岗人数发放',
    },
  ],
}

/** Departments that plan: account of the author, categories, budget item, and share of the common quantities. */
export const planners = [
  { account: 'linzhiyuan', sections: ['01', '02'], subject: '办公费', share: 1 },
  { account: 'fangmuqing', sections: ['01'], subject: '办公费', share: 0.6 },
  { account: 'dengxiaotang', sections: ['01', '02'], subject: '办公费', share: 1.4 },
  { account: 'zhouyanqiu', sections: ['02', '03'], subject: '劳动保护费', share: 2 },
  { account: 'mengchunhe', sections: ['02', '03'], subject: '低值易耗品', share: 1.6 },
  { account: 'baisuwen', sections: ['02'], subject: '劳动保护费', share: 0.5 },
] as const

export const reasons = ['月度常规补货', '库存低于安全量', '新增岗位配置', ''] as const
export const approval = '数量与在岗人数相符，同意。'
export const rejection = '礼盒数量请按实际在岗人数核减。'
export const cycleNote = '请于截止前提交；同类物资由集团统一汇总。'
