import type { DemoData } from './demoData.ts'
import type { Role } from './roles.ts'
import type { PageToCapture } from './pageToCapture.ts'
import { buyerDialogs } from './buyerDialogs.ts'
import { supplierDialogs } from './supplierDialogs.ts'
import { operatorDialogs } from './operatorDialogs.ts'
import { organisationDialogs } from './organisationDialogs.ts'
import { articlePages } from './articlePages.ts'
import { fixedPages } from './fixedPages.ts'
import { projectPages } from './projectPages.ts'
import { portalPages } from './portalPages.ts'
import { quotePages } from './sourcing/quotePages.ts'
import { searchPages } from './searchPages.ts'

/** Error pages: forbidden, not found, no response. */
const errorPages = (demoData: DemoData): PageToCapture[] => [
  { name: 'error-notMine', role: 'buyer', address: '/organisation' },
  { name: 'error-denied', role: 'buyer', address: `/supplierOrderDetail?orderId=${demoData.accepting}` },
  { name: 'error-gone', role: 'buyer', address: '/productDetail?skuId=1' },
  { name: 'error-page', role: 'buyer', address: '/orderManagement_list', failingRequests: '**/*rest/api/orders/**' },
  { name: 'error-office', role: 'operator', address: '/suppliers', failingRequests: '**/*rest/api/supplier/**' },
]

export const staticPages = (demoData: DemoData): PageToCapture[] => [
  ...buyerDialogs(demoData),
  ...supplierDialogs(demoData),
  ...operatorDialogs,
  ...organisationDialogs,
  ...Object.entries(fixedPages).map(([path, [role, query]]) => ({
    name: path.slice(1),
    role,
    address: `${path}${query(demoData)}`,
  })),
  { name: 'allMessage-days', role: 'buyer', address: '/allMessage?page=4&limit=20' },
  { name: 'showMallProductList-all', role: 'buyer', address: '/showMallProductList' },
  ...searchPages,
  ...projectPages(demoData),
  ...portalPages(demoData),
  ...articlePages(demoData),
  ...quotePages(demoData),
  { name: 'orderDetail-done', role: 'buyer', address: `/orderDetail?orderId=${demoData.done}` },
  { name: 'productDetail-described', role: 'buyer', address: `/productDetail?skuId=${demoData.describedSkuId}` },
  {
    name: 'productReview-description',
    role: 'operator',
    address: '/productReview',
    interact: (page, { products }) => {
      const row = page.getByRole('row').filter({ hasText: demoData.changedProduct })
      return row.getByRole('button', { name: products.review.decide }).click()
    },
  },
  { name: 'supplierProduct-new', role: 'supplier', address: '/supplierProduct' },
  { name: 'approvalRule-new', role: 'operator', address: '/approvalRule' },
  { name: 'CADemo', role: 'buyer', address: '/CADemo' },
  { name: 'login_szjy', role: 'buyer', address: '/login_szjy?type=ERROR' },
  { name: 'ssoLogin-failed', role: 'buyer', address: '/ssoLogin?key=aaaaaaaaaaaaaaaaaaaaaaaa' },
  { name: 'operationPlatformView', role: 'operator', address: '/operationPlatformView' },
  { name: 'oidcConsent-gone', role: 'buyer', address: `/oidcConsent?uid=${'x'.repeat(21)}` },
  { name: 'oidcLogout', role: 'buyer', address: '/oidcLogout?key=gone' },
  { name: 'oidcError', role: 'buyer', address: '/oidcError?error=invalid_redirect_uri' },
  { name: '404', role: 'buyer', address: '/nowhere' },
  { name: '404-office', role: 'supplier', address: '/nowhere' },
  ...errorPages(demoData),
  { name: 'supplierImport-columns', role: 'supplier', address: `/supplierImport?id=${demoData.imports.uploaded}` },
  { name: 'supplierImport-done', role: 'supplier', address: `/supplierImport?id=${demoData.imports.done}` },
]

/** A running import; it blocks other imports, so it comes last. */
export const runningImportPage = (id: string): PageToCapture => ({
  name: 'supplierImport-running',
  role: 'supplier',
  address: `/supplierImport?id=${id}`,
})

/** Empty states, captured before any demo data exists. */
export const emptyPages: readonly PageToCapture[] = [
  ...['myCart', 'orderManagement_list', 'goodsCollection', 'confirmOrder'].map(emptyOf('buyer')),
  emptyOf('approver')('orderApproval'),
  ...['workbench', 'supplierOrders', 'supplierImport'].map(emptyOf('supplier')),
  emptyOf('operator')('productReview'),
  { name: 'showMallProductList-none', role: 'buyer', address: '/showMallProductList?searchWords=没有这样的商品' },
]

function emptyOf(role: Role) {
  return (page: string): PageToCapture => ({ name: `${page}-empty`, role, address: `/${page}` })
}
