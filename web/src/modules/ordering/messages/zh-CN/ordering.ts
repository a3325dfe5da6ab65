import { cart } from './ordering/cart.ts'
import { checkout } from './ordering/checkout.ts'
import { lists } from './ordering/lists.ts'
import { move } from './ordering/move.ts'
import { addresses } from './ordering/addresses.ts'

/** The buyer's pages: cart, checkout, orders, receipts, addresses. */
export const ordering = {
  ...cart,
  ...checkout,
  ...lists,
  order: {
    approval: '查看审批',
    reason: { '25': '驳回原因', '35': '拒单原因', '80': '取消原因', '90': '取消原因', '95': '关闭原因' },
    waitsForYou: '修改后可重新提交，或取消订单。',
    proposal: '供应商申请调整',
  },
  move,
  receive: {
    title: '确认收货',
    which: '发货单',
    lead: '请按实物清点。拒收的商品不计入应付金额，须填写原因。',
    attachmentsHint: '如签收单、破损照片，供应商可见',
    field: { lines: '商品', remark: '备注', attachments: '附件' },
    line: {
      orderLineId: '商品',
      accepted: '验收数量',
      rejected: '拒收数量',
      reason: '拒收原因',
      batchNo: '批次号',
    },
    toInspect: '转质检',
    takenIn: '转质检数量',
    batchDiffers: '与发货批次 {{batchNo}} 不一致，请核对',
    open: '待收 {{count}}',
    usual: ['外观破损', '型号不符', '质量问题'],
    submit: '确认收货',
    nothing: '请填写收货数量',
    done: '收货完成',
    none: '没有待收货的发货单',
  },
  followUp: {
    title: '追评',
    submit: '提交追评',
    done: '追评已提交',
    field: { text: '追评内容', pictures: '图片' },
  },
  comment: {
    title: '评价订单',
    field: { service: '服务评分', logistics: '物流评分', anonymous: '匿名评价', lines: '商品' },
    line: {
      orderLineId: '商品',
      score: '商品评分',
      text: '分享商品的使用感受（选填）',
      pictures: '上传实拍图',
    },
    whole: '对供应商的评分',
    submit: '提交评价',
    done: '感谢您的评价',
  },
  edit: {
    title: '修改订单',
    leadAwarded: '商品、数量和价格以定标结果为准。请补充收货与开票信息后提交。',
    lead: '按当前价格计价，修改后须重新审批。数量改为 0 即移除该商品。',
    field: {
      lines: '商品',
      allocations: '成本归集',
      addressId: '收货地址',
      invoiceTitleId: '发票抬头',
      paymentMethod: '付款方式',
      points: { label: '使用积分', hint: '100 积分抵 1 元' },
      expectedDate: '期望到货',
      purpose: '采购用途',
      remark: '备注',
      attachments: '附件',
    },
    line: { orderLineId: '商品', quantity: '数量' },
    allocation: { orderLineId: '商品', costCentreId: '成本中心', projectNo: '项目编号' },
    allOut: '请至少保留一种商品',
    keepAddress: '不变：{{address}}',
    keepTitle: '不变：{{title}}',
    save: '保存',
    saveAndSubmit: '保存并提交',
    done: '修改已保存',
  },
  addresses,
} as const
