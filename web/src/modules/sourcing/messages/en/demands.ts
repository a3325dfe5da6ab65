import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { demandPool as zhPool, demands as zhDemands } from '../zh-CN/demands.ts'

const status = { open: 'Open', collected: 'Sourcing', awarded: 'Awarded', withdrawn: 'Withdrawn' } as const
const field = {
  name: 'Item',
  spec: 'Specification',
  unit: 'Unit',
  quantity: 'Quantity',
  budgetPrice: { label: 'Reference price (CNY)', hint: 'Used to estimate the budget. Optional.' },
  needDate: 'Needed by',
  address: 'Delivery address',
  contactName: 'Consignee',
  contactTel: 'Phone',
  remark: 'Remarks',
  status: 'Status',
  deptName: 'Department',
  requesterName: 'Requester',
  projectNo: 'Project',
  createdAt: 'Submitted',
} as const

export const demands: SameKeys<typeof zhDemands> = {
  title: 'Purchase requests',
  purpose: 'Request items that have no price in the mall. Buyers merge requests and source them together.',
  keyword: 'Item',
  hint: 'Name / specification',
  none: 'No matching requests',
  noneReason: 'Change the filters and try again.',
  empty: 'No purchase requests yet',
  emptyReason: 'Requests you add, and cart items sent for an inquiry, appear here.',
  add: 'Add request',
  status,
  field,
  action: { withdraw: 'Withdraw' },
  withdrawTitle: 'Withdraw request',
  withdrawText: '“{{name}}” will no longer be merged into a project. Add it again if you need it.',
}

export const demandPool: SameKeys<typeof zhPool> = {
  title: 'Merge requests',
  purpose: 'Select the purchase requests of departments to merge them into one sourcing project',
  keyword: 'Request',
  hint: 'Item / requester / department',
  none: 'No matching requests',
  noneReason: 'Change the filters and try again.',
  empty: 'No requests to merge',
  emptyReason: 'Requests appear here once departments submit them.',
  field: {
    ...field,
    title: 'Project title',
    kind: {
      label: 'Purchase method',
      options: { inquiry: 'Inquiry', bidding: 'Bidding', fixed: 'Direct purchase' },
    },
  },
  action: { collect: 'Merge into a project' },
  collectTitle: 'Merge into a sourcing project',
  collectText:
    '{{count}} requests selected. Equal items become one; after the award, orders and budgets are split by department.',
}
