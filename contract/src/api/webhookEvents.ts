import type { EventName } from '#contract/events.ts'
import type { Label } from '#contract/kit/labels.ts'
import type { Permission } from '#contract/permissions.ts'

/** Kind of record whose events can be sent. */
interface WebhookEntity {
  readonly name: Label
  /** Permissions of which any lets a system read records of the kind. */
  readonly needs: readonly [Permission, ...Permission[]]
  /** The permission alone decides; otherwise each record is asked whether the system may read it. */
  readonly byPermission?: true
  readonly events: Readonly<Partial<Record<EventName, Label>>>
}

/**
 * Events that can be sent to a webhook: of records that a key can read with the same permission. Quotes, enrolments and
 * rounds are not among them, because that something was quoted is itself a secret until the opening.
 */
export const webhookEntities = {
  order: {
    name: ['订单', 'Orders'],
    needs: ['order.oversee', 'order.read'],
    events: {
      'order.submitted': ['提交', 'Submitted'],
      'order.approved': ['审批通过', 'Approved'],
      'order.rejected': ['审批驳回', 'Rejected'],
      'order.accepted': ['供应商接单', 'Accepted'],
      'order.refused': ['供应商拒单', 'Refused'],
      'order.cancelled': ['取消', 'Cancelled'],
      'order.expired': ['过期', 'Expired'],
      'order.shipped': ['发货', 'Shipped'],
      'order.received': ['收货', 'Received'],
      'order.shortClosed': ['短装结案', 'Closed short'],
      'order.changeAgreed': ['变更生效', 'Change agreed'],
    },
  },
  return: {
    name: ['退货', 'Returns'],
    needs: ['return.oversee', 'order.oversee', 'order.read'],
    events: {
      'return.submitted': ['提交', 'Submitted'],
      'return.agreed': ['同意', 'Agreed'],
      'return.refused': ['拒绝', 'Refused'],
      'return.completed': ['完成', 'Completed'],
      'return.closed': ['关闭', 'Closed'],
    },
  },
  project: {
    name: ['采购项目', 'Projects'],
    needs: ['project.oversee', 'project.manage'],
    events: {
      'project.published': ['发布', 'Published'],
      'project.quotingClosed': ['报价截止', 'Quoting closed'],
      'project.awardApproved': ['定标', 'Awarded'],
      'project.completed': ['完成', 'Completed'],
      'project.failed': ['流标', 'Failed'],
      'project.terminated': ['终止', 'Terminated'],
    },
  },
  agreement: {
    name: ['协议', 'Agreements'],
    needs: ['agreement.manage'],
    events: {
      'agreement.confirmed': ['确认', 'Confirmed'],
      'agreement.begun': ['生效', 'In force'],
      'agreement.changeConfirmed': ['变更生效', 'Changed'],
      'agreement.suspended': ['中止', 'Suspended'],
      'agreement.resumed': ['恢复', 'Resumed'],
      'agreement.terminated': ['终止', 'Terminated'],
      'agreement.expired': ['到期', 'Expired'],
    },
  },
  invoice: {
    name: ['发票', 'Invoices'],
    needs: ['invoice.read'],
    events: {
      'invoice.submitted': ['提交', 'Submitted'],
      'invoice.matched': ['匹配', 'Matched'],
      'invoice.failed': ['匹配异常', 'Not matched'],
      'invoice.approved': ['通过', 'Approved'],
      'invoice.returned': ['退回', 'Returned'],
    },
  },
  payment: {
    name: ['付款申请', 'Payment requests'],
    needs: ['payment.read'],
    events: {
      'payment.approved': ['审批通过', 'Approved'],
      'payment.rejected': ['审批驳回', 'Rejected'],
      'payment.paid': ['付款成功', 'Paid'],
      'payment.failed': ['付款失败', 'Failed'],
      'payment.bounced': ['退票', 'Bounced'],
    },
  },
  contract: {
    name: ['合同', 'Contracts'],
    needs: ['contract.read'],
    events: {
      'contract.approved': ['审批通过', 'Approved'],
      'contract.concluded': ['签署完成', 'Concluded'],
      'contract.changed': ['变更', 'Changed'],
      'contract.completed': ['履约完成', 'Completed'],
    },
  },
  stockDocument: {
    name: ['出入库单', 'Stock documents'],
    needs: ['warehouse.read'],
    events: {
      'stockDocument.putAway': ['入库', 'Put away'],
      'stockDocument.issued': ['出库', 'Issued'],
      'stockDocument.arrived': ['调拨到达', 'Transfer arrived'],
      'stockDocument.settled': ['盘点完成', 'Count settled'],
    },
  },
  supplier: {
    name: ['供应商', 'Suppliers'],
    needs: ['supplier.read', 'supplier.manage'],
    byPermission: true,
    events: {
      'supplier.created': ['新增', 'Created'],
      'supplier.edited': ['变更', 'Changed'],
      'supplier.suspended': ['停用', 'Suspended'],
      'supplier.resumed': ['恢复', 'Resumed'],
    },
  },
  product: {
    name: ['商品', 'Products'],
    needs: ['product.readAll'],
    byPermission: true,
    events: {
      'product.published': ['发布', 'Published'],
      'product.changed': ['变更', 'Changed'],
      'product.putOn': ['上架', 'Put on sale'],
      'product.takenOff': ['下架', 'Taken off sale'],
    },
  },
  department: {
    name: ['部门', 'Departments'],
    needs: ['org.read'],
    byPermission: true,
    events: {
      'department.added': ['新增', 'Added'],
      'department.edited': ['变更', 'Changed'],
      'department.moved': ['移动', 'Moved'],
      'department.disabled': ['停用', 'Disabled'],
      'department.enabled': ['启用', 'Enabled'],
    },
  },
  account: {
    name: ['账号', 'Accounts'],
    needs: ['org.read'],
    byPermission: true,
    events: {
      'account.added': ['新增', 'Added'],
      'account.edited': ['变更', 'Changed'],
      'account.disabled': ['停用', 'Disabled'],
      'account.enabled': ['启用', 'Enabled'],
    },
  },
} as const satisfies Readonly<Record<string, WebhookEntity>>

const entities: Readonly<Record<string, WebhookEntity>> = webhookEntities
const byName = new Map(
  Object.values(entities).flatMap((entity) => Object.keys(entity.events).map((name) => [name, entity])),
)

/** Names of the events that can be sent. */
export const webhookEventNames = [...byName.keys()] as readonly EventName[]
/** Kind of record of an event; undefined if it cannot be sent. */
export const webhookEntityOf = (name: string): WebhookEntity | undefined => byName.get(name)
