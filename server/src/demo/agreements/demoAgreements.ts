import type { PriceRule } from '#contract/agreements/agreement.ts'

/** How far an agreement of the demo has come. */
export type Course =
  | 'draft'
  | 'approving'
  | 'rejected'
  | 'confirming'
  | 'declined'
  | 'upcoming'
  | 'inForce'
  | 'suspended'
  | 'terminated'
  | 'expired'
  | 'extending'
  | 'changing'
  | 'changed'

/** Agreement of the demo; days are counted from today. */
export interface DemoAgreement {
  readonly course: Course
  readonly title: string
  /** Days from now at which it was drafted. */
  readonly drafted: number
  readonly from: number
  readonly to: number
  /** Prices as shares of the list price, one for each of the goods. */
  readonly shares: readonly number[]
  readonly maxQty: number | null
  readonly use?: DemoUse
  readonly priceRule?: PriceRule
  /** How two suppliers share the orders; without it the agreement has one. */
  readonly callOff?: 'rotation' | 'mini'
}

/** How much of its caps is used: shares of 1. */
export interface DemoUse {
  /** Of the cap of each of the goods; 0: nothing is ordered of it. */
  readonly lines: readonly number[]
  /** Of the amount of the whole agreement; without it the agreement has no cap. */
  readonly whole?: number
  /** Of the share of the department that orders; without it departments have no shares. */
  readonly department?: number
}

const shares = [0.92, 0.9, 0.88, 0.94]

export const demoAgreements: readonly DemoAgreement[] = [
  {
    course: 'inForce',
    title: '年度办公用品框架协议',
    drafted: -70,
    from: -69,
    to: 240,
    shares,
    maxQty: 600,
    use: { lines: [0.95, 0.42, 1, 0.2], whole: 0.64, department: 0.83 },
  },
  {
    course: 'inForce',
    title: '清洁用品季度协议',
    drafted: -40,
    from: -39,
    to: 6,
    shares: [0.9, 0.87],
    maxQty: null,
    use: { lines: [0.7, 0.9], whole: 0.97 },
  },
  {
    course: 'changing',
    title: '劳保用品框架协议',
    drafted: -90,
    from: -89,
    to: 200,
    shares,
    maxQty: 1200,
    use: { lines: [0.3, 0.6, 0, 0.5], whole: 0.2 },
  },
  {
    course: 'extending',
    title: '五金工具框架协议',
    drafted: -120,
    from: -119,
    to: 24,
    shares: [0.93, 0.9],
    maxQty: 400,
  },
  {
    course: 'inForce',
    title: '搬运包装最惠价协议',
    priceRule: 'best',
    drafted: -60,
    from: -59,
    to: 200,
    shares: [0.97, 0.93],
    maxQty: null,
    use: { lines: [0.6, 0.35] },
  },
  { course: 'changed', title: '电工照明框架协议', drafted: -64, from: -63, to: 300, shares, maxQty: null },
  { course: 'confirming', title: '设备备件框架协议', drafted: -6, from: 5, to: 370, shares, maxQty: 300 },
  {
    course: 'approving',
    title: '车间耗材框架协议',
    drafted: -3,
    from: 8,
    to: 372,
    shares: [0.91, 0.9, 0.85],
    maxQty: 800,
  },
  {
    course: 'inForce',
    title: '公共品类轮候采购协议',
    drafted: -50,
    from: -49,
    to: 280,
    shares: [],
    maxQty: null,
    callOff: 'rotation',
  },
  {
    course: 'inForce',
    title: '公共品类比选采购协议',
    drafted: -45,
    from: -44,
    to: 300,
    shares: [],
    maxQty: null,
    callOff: 'mini',
  },
  { course: 'upcoming', title: '下一年度办公用品协议', drafted: -9, from: 20, to: 385, shares, maxQty: null },
  { course: 'declined', title: '印刷品框架协议', drafted: -8, from: 3, to: 180, shares: [0.78, 0.75], maxQty: null },
  { course: 'rejected', title: '会议用品框架协议', drafted: -7, from: 4, to: 180, shares: [0.97], maxQty: null },
  { course: 'draft', title: '食堂耗材框架协议', drafted: -1, from: 15, to: 380, shares: [0.9, 0.88, 0.9], maxQty: 500 },
  {
    course: 'suspended',
    title: '化学试剂框架协议',
    drafted: -75,
    from: -74,
    to: 160,
    shares: [0.92, 0.9],
    maxQty: null,
    use: { lines: [0.5, 0.25], whole: 0.45 },
  },
  {
    course: 'terminated',
    title: '运动器材框架协议',
    drafted: -100,
    from: -99,
    to: 120,
    shares: [0.9, 0.9],
    maxQty: null,
  },
  {
    course: 'expired',
    title: '防暑降温用品协议',
    drafted: -160,
    from: -159,
    to: -12,
    shares: [0.89, 0.9],
    maxQty: null,
  },
  {
    course: 'inForce',
    title: '线缆指数联动协议',
    priceRule: 'index',
    drafted: -80,
    from: -79,
    to: 280,
    shares: [0.94, 0.92],
    maxQty: null,
  },
]

export const words = {
  purpose: '部门日常领用',
  shortage: '库存不足，暂不能供货',
  approval: '价格低于商城价，同意',
  rejection: '优惠幅度偏小，请继续谈判',
  decline: '原材料涨价，无法按此价格供货，请重新协商',
  suspension: '最近一批货物抽检不合格，整改期间暂停',
  termination: '供应商停产该系列商品',
  extension: '续签谈判中，先延期三个月',
  change: '批量采购，单价下调',
} as const
