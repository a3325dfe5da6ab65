import type { WorkbenchParts } from '#contract/kit/workbench/parts.ts'

const mine = '/orderDetail?orderId='
const sold = '/supplierOrderDetail?orderId='

/** Order to-dos, recently changed orders, key figures and charts. */
export const orderingWorkbench = {
  todos: {
    'order.approve': {
      name: ['订单审批', 'Order approval'],
      action: ['去审批', 'Review'],
      entrances: ['purchaser'],
      needs: 'approval.decide',
      list: '/orderApproval?tab=todo&document=order',
      page: '/orderApprovalDetail?orderId=',
    },
    'order.receive': {
      name: ['收货', 'Receive'],
      action: ['去收货', 'Receive'],
      entrances: ['purchaser'],
      needs: 'order.receive',
      list: '/orderManagement_list?tab=receiving',
      page: mine,
    },
    'order.answer': {
      name: ['调整申请', 'Change request'],
      action: ['去确认', 'Respond'],
      entrances: ['purchaser'],
      needs: 'order.submit',
      list: '/orderManagement_list?tab=accepting',
      page: mine,
    },
    'order.revise': {
      name: ['退回订单', 'Returned order'],
      action: ['去处理', 'Revise'],
      entrances: ['purchaser'],
      needs: 'order.submit',
      list: '/orderManagement_list?tab=rejected',
      page: mine,
    },
    'order.draft': {
      name: ['订单草稿', 'Draft order'],
      action: ['继续', 'Continue'],
      entrances: ['purchaser'],
      needs: 'order.submit',
      list: '/orderManagement_list?tab=drafted',
      page: mine,
    },
    'order.comment': {
      name: ['评价', 'Review'],
      action: ['去评价', 'Review'],
      entrances: ['purchaser'],
      needs: 'order.comment',
      list: '/orderManagement_list?tab=commenting',
      page: mine,
    },
    'supplierOrder.accept': {
      name: ['接单', 'Accept'],
      action: ['去接单', 'Respond'],
      entrances: ['supplier'],
      needs: 'supplierOrder.accept',
      list: '/supplierOrders?tab=accepting',
      page: sold,
    },
    'supplierOrder.cancel': {
      name: ['取消申请', 'Cancellation'],
      action: ['去处理', 'Respond'],
      entrances: ['supplier'],
      needs: 'supplierOrder.accept',
      list: '/supplierOrders?tab=cancelling',
      page: sold,
    },
    'supplierOrder.ship': {
      name: ['发货', 'Ship'],
      action: ['去发货', 'Ship'],
      entrances: ['supplier'],
      needs: 'supplierOrder.deliver',
      list: '/supplierOrders?tab=delivering',
      page: sold,
    },
  },
  recents: {
    order: {
      name: ['订单', 'Order'],
      entrances: ['purchaser'],
      needs: 'order.read',
      list: '/orderManagement_list',
      page: mine,
    },
    tenantOrder: {
      name: ['订单', 'Order'],
      entrances: ['operator'],
      needs: 'order.oversee',
      list: '/tenantOrders',
      page: mine,
    },
  },
  figures: {
    'orders.today': {
      name: ['今日订单', 'Orders today'],
      note: ['不含草稿', 'Without drafts'],
      measure: 'count',
      entrances: ['operator'],
      needs: 'order.oversee',
      list: '/tenantOrders',
    },
    'orders.month': {
      name: ['本月交易额', 'Order value this month'],
      note: ['不含已取消', 'Without cancelled orders'],
      measure: 'amount',
      entrances: ['operator'],
      needs: 'order.oversee',
      list: '/tenantOrders',
    },
  },
  charts: {
    purchases: {
      name: ['采购金额', 'Purchases'],
      entrances: ['purchaser'],
      needs: 'order.read',
      place: 10,
      shape: 'stacked',
      measure: 'amount',
      series: [
        ['商城与协议', 'Mall and agreements'],
        ['项目成交', 'Awarded projects'],
      ],
    },
    trade: {
      name: ['交易额', 'Order value'],
      entrances: ['operator'],
      needs: 'order.oversee',
      place: 10,
      shape: 'stacked',
      measure: 'amount',
      series: [
        ['商城与协议', 'Mall and agreements'],
        ['项目成交', 'Awarded projects'],
      ],
    },
  },
} as const satisfies WorkbenchParts
