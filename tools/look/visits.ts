import type { FixedPath } from '#web/app/pages.ts'
import type { Things } from './trade.ts'

/** Who looks at the pages, each through their own entrance. */
export const roles = {
  buyer: { account: 'linzhiyuan', entrance: 'purchaser' },
  approver: { account: 'shenruochuan', entrance: 'purchaser' },
  secondApprover: { account: 'xujingxing', entrance: 'purchaser' },
  supplier: { account: 'jianglan01', entrance: 'supplier' },
  operator: { account: 'operator', entrance: 'operator' },
} as const
export type Role = keyof typeof roles

/** One page to be looked at. */
export interface Visit {
  readonly name: string
  readonly role: Role
  readonly address: string
}

type Way = readonly [role: Role, question: (things: Things) => string]
const plain = () => ''

/** Pages with an address of their own: who goes there, and what is asked. A new page without a line here does not compile. */
const ways: Readonly<Record<FixedPath, Way>> = {
  '/allCategories': ['buyer', plain],
  '/showMallProductList': ['buyer', () => '?searchWords=办公椅'],
  '/productDetail': ['buyer', ({ skuId }) => `?skuId=${skuId}`],
  '/confirmOrder': ['buyer', plain],
  '/orderSubmitted': ['buyer', ({ approving }) => `?orderId=${approving}`],
  '/orderDetail': ['buyer', ({ underway }) => `?orderId=${underway}`],
  '/orderApprovalDetail': ['approver', ({ approving }) => `?orderId=${approving}`],
  '/supplierOrderDetail': ['supplier', ({ accepting }) => `?orderId=${accepting}`],
  '/supplierProduct': ['supplier', ({ productId }) => `?productId=${productId}`],
  '/approvalRule': ['operator', ({ ruleId }) => `?ruleId=${ruleId}`],
}

export const fixedVisits = (things: Things): Visit[] => [
  ...Object.entries(ways).map(([path, [role, question]]) => ({
    name: path.slice(1),
    role,
    address: `${path}${question(things)}`,
  })),
  { name: 'showMallProductList-all', role: 'buyer', address: '/showMallProductList' },
  { name: 'orderDetail-done', role: 'buyer', address: `/orderDetail?orderId=${things.done}` },
  { name: 'supplierProduct-new', role: 'supplier', address: '/supplierProduct' },
  { name: 'approvalRule-new', role: 'operator', address: '/approvalRule' },
  { name: '404', role: 'buyer', address: '/nowhere' },
  { name: '404-office', role: 'supplier', address: '/nowhere' },
]

/** Before anything was bought: what the pages say when there is nothing. */
export const emptyVisits: readonly Visit[] = [
  ...['myCart', 'orderManagement_list', 'goodsCollection', 'confirmOrder'].map(emptyOf('buyer')),
  emptyOf('approver')('orderApproval'),
  ...['workbench', 'supplierOrders', 'supplierImport'].map(emptyOf('supplier')),
  emptyOf('operator')('productReview'),
  { name: 'showMallProductList-none', role: 'buyer', address: '/showMallProductList?searchWords=没有这样的商品' },
]

function emptyOf(role: Role) {
  return (page: string): Visit => ({ name: `${page}-empty`, role, address: `/${page}` })
}
