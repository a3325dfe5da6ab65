import type { ReturnReason } from '#contract/ordering/returns/return.ts'

/** Texts of the demo's orders. */
export const purposes = [
  '月度备库',
  '班组领用',
  '部门日常办公',
  '新员工入职配置',
  '设备保养',
  '项目现场使用',
  '安全生产月物资',
  '会议与接待',
] as const

export const projectNumbers = ['XM-2026-014', 'XM-2026-027', 'JG-2026-003'] as const

export const opinions = ['同意', '同意，请按预算执行。', '需求属实，同意采购。'] as const
export const rejection = '数量超出本季度用量，请核减后重新提交。'
export const refusal = '该批次暂时缺货，预计下月恢复供应。'
export const delay = '主机厂到货延迟，申请调整交货日期。'
export const noNeed = '需求变更，不再需要。'
export const shortage = '供应商确认余量无法供货，剩余部分另行采购。'
export const inspection = '抽检一件尺寸超差，不予接收。'
export const damage = '外包装破损，已拍照退回。'

/** Texts of returns. */
export const problems: Readonly<Record<ReturnReason, string>> = {
  quality: '抽检发现部分批次有明显瑕疵，影响使用。',
  damaged: '外箱受压变形，开箱后商品有破损，已拍照。',
  wrong: '到货规格与订单不符。',
  missing: '清点时发现少件，外箱封条完好。',
  notAsDescribed: '实物参数与商品页描述不一致。',
  notNeeded: '项目计划调整，多余部分申请退回。',
  other: '与班组确认后申请退回。',
}
export const returnAddress = {
  consignee: '售后仓 温如言',
  mobile: '13900001234',
  address: '江苏省苏州市工业园区星湖街 328 号 2 号库',
} as const
export const returnRefusal = '到货检验记录显示出库时完好，疑似使用中造成，不符合退货条件。'
export const returnOffer = '同批次已更换模具，建议直接换新，三日内发出。'
export const appeal = '开箱视频可见商品未使用即有瑕疵，请平台核实。'
export const decision = '开箱视频与验收记录一致，支持采购方的申请。'

export const carriers = ['顺丰速运', '京东物流', '德邦快递', '中通快运'] as const

/** Scores of goods, service and delivery, with text. */
export const reviews: readonly (readonly [score: number, service: number, logistics: number, text: string])[] = [
  [5, 5, 5, '质量稳定，与描述一致，已多次回购。'],
  [5, 5, 4, '做工扎实，班组反馈好用。'],
  [5, 5, 5, '到货快，包装完整，发票随货同行。'],
  [4, 5, 4, '整体满意，建议外箱加贴规格标签。'],
  [5, 4, 5, '协议价划算，数量准确。'],
  [4, 4, 4, '质量不错，个别包装有压痕，不影响使用。'],
  [5, 5, 5, '客服响应及时，送货上门。'],
  [3, 4, 3, '比约定时间晚到一天，质量符合要求。'],
]
export const reply = '感谢您的评价，我们会继续保证质量与交期。'
