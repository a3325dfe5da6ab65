import type { LineProblem } from '#contract/ordering/quotedLine.ts'
import type { OrderStatus } from '#contract/ordering/orderStates.ts'
import type { LinePriceSource, OrderType, PaymentMethod } from '#contract/ordering/orderSummary.ts'

export const states = {
  status: {
    '10': '草稿',
    '20': '审批中',
    '25': '审批驳回',
    '30': '待接单',
    '35': '供应商拒单',
    '40': '待发货',
    '45': '部分发货',
    '50': '待收货',
    '55': '部分收货',
    '60': '待评价',
    '70': '已完成',
    '80': '取消申请中',
    '90': '已取消',
    '95': '部分交货关闭',
  } as const satisfies Record<OrderStatus, string>,
  type: { mall: '商城', agreement: '协议', award: '中标', fixed: '定点' } as const satisfies Record<OrderType, string>,
  payment: { term: '账期支付', quota: '授信额度', transfer: '对公转账' } as const satisfies Record<
    PaymentMethod,
    string
  >,
  termDays: '{{method}}（{{count}} 天）',
  source: { agreement: '协议价', tier: '阶梯价', list: '商城价', award: '中标价' } as const satisfies Record<
    LinePriceSource,
    string
  >,
  problem: {
    gone: '商品不存在',
    off: '已下架',
    suspended: '供应商暂停合作',
    belowMinimum: '低于起订量',
    short: '库存不足',
  } as const satisfies Record<LineProblem, string>,
  due: {
    expireApproval: '{{span}}后审批超时，自动驳回',
    expire: '{{span}}后自动取消',
    autoReceive: '{{span}}后自动确认收货',
    autoComment: '{{span}}后系统默认好评',
  },
  milestone: {
    submitted: '提交订单',
    approved: '审批',
    accepted: '供应商接单',
    shipped: '发货',
    received: '收货',
    finished: '评价完成',
  },
} as const
