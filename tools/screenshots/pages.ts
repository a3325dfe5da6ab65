import { interpolate } from '../../e2e/messages.ts'
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
import { screenshotsOfModules } from './modulePages.ts'

/** Error pages: forbidden, not found, no response. */
const errorPages = (demoData: DemoData): PageToCapture[] => [
  { name: 'error-notMine', role: 'buyer', address: '/organisation', shows: ({ common }) => common.missing.title },
  {
    name: 'error-denied',
    role: 'buyer',
    address: `/supplierOrderDetail?orderId=${demoData.accepting}`,
    shows: ({ common }, page) => page.getByRole('dialog', { name: common.session.denied }),
  },
  {
    name: 'error-gone',
    role: 'buyer',
    address: '/productDetail?skuId=1',
    shows: ({ common }, page) => [common.home, page.getByText(common.trace)],
  },
  {
    name: 'error-page',
    role: 'buyer',
    address: '/orderManagement_list',
    failingRequests: '**/*rest/api/orders/**',
    shows: ({ common }) => common.reload,
  },
  {
    name: 'error-office',
    role: 'operator',
    address: '/suppliers',
    failingRequests: '**/*rest/api/supplier/**',
    shows: ({ common }) => common.reload,
  },
]

export const staticPages = (demoData: DemoData): PageToCapture[] => [
  ...buyerDialogs(demoData),
  ...supplierDialogs(demoData),
  ...operatorDialogs,
  ...organisationDialogs,
  ...Object.entries(fixedPages).map(([path, [role, query, shows]]) => ({
    name: path.slice(1),
    role,
    address: `${path}${query(demoData)}`,
    shows,
  })),
  {
    name: 'allMessage-days',
    role: 'buyer',
    address: '/allMessage?page=4&limit=20',
    shows: (_, page) => page.locator('main tbody h2').first(),
  },
  {
    name: 'showMallProductList-all',
    role: 'buyer',
    address: '/showMallProductList',
    shows: ({ catalogue }) => catalogue.list.root,
  },
  ...screenshotsOfModules(demoData),
  ...searchPages,
  ...projectPages(demoData),
  ...portalPages(demoData),
  ...articlePages(demoData),
  ...quotePages(demoData),
  {
    name: 'orderDetail-done',
    role: 'buyer',
    address: `/orderDetail?orderId=${demoData.done}`,
    shows: ({ orders }) => orders.comment.title,
  },
  {
    name: 'productDetail-described',
    role: 'buyer',
    address: `/productDetail?skuId=${demoData.describedSkuId}`,
    shows: (_, page) => page.getByRole('table'),
  },
  {
    name: 'productReview-one',
    role: 'operator',
    address: '/productReview',
    interact: openReview(demoData.revisedProduct),
    shows: ({ products }) => [products.field.name, products.field.listPrice, products.field.leadDays],
  },
  {
    name: 'productReview-description',
    role: 'operator',
    address: '/productReview',
    interact: openReview(demoData.changedProduct),
    shows: ({ products }) => [products.field.description, '整机质保 三年'],
  },
  {
    name: 'supplierProduct-new',
    role: 'supplier',
    address: '/supplierProduct',
    shows: ({ products }) => products.newTitle,
  },
  {
    name: 'approvalRule-new',
    role: 'operator',
    address: '/approvalRule',
    shows: ({ approvalRules }) => approvalRules.add,
  },
  { name: 'CADemo', role: 'buyer', address: '/CADemo' },
  { name: 'login_szjy', role: 'buyer', address: '/login_szjy?type=ERROR', shows: ({ login }) => login.sso.failed },
  {
    name: 'ssoLogin-failed',
    role: 'buyer',
    address: '/ssoLogin?key=aaaaaaaaaaaaaaaaaaaaaaaa',
    shows: ({ login }) => login.sso.failed,
  },
  { name: 'operationPlatformView', role: 'operator', address: '/operationPlatformView' },
  {
    name: 'oidcConsent-gone',
    role: 'buyer',
    address: `/oidcConsent?uid=${'x'.repeat(21)}`,
    shows: ({ provider }) => provider.error.title,
  },
  { name: 'oidcLogout', role: 'buyer', address: '/oidcLogout?key=gone' },
  { name: 'oidcError', role: 'buyer', address: '/oidcError?error=invalid_redirect_uri' },
  { name: '404', role: 'buyer', address: '/nowhere' },
  { name: '404-office', role: 'supplier', address: '/nowhere', shows: ({ common }) => common.missing.title },
  ...errorPages(demoData),
  {
    name: 'supplierImport-columns',
    role: 'supplier',
    address: `/supplierImport?id=${demoData.imports.uploaded}`,
    shows: ({ imports }) => imports.missing,
  },
  {
    name: 'supplierImport-done',
    role: 'supplier',
    address: `/supplierImport?id=${demoData.imports.done}`,
    shows: ({ imports }) => [imports.errors, imports.another],
  },
]

/** Opens the review of the changed product of this name. */
function openReview(name: string): NonNullable<PageToCapture['interact']> {
  return (page, { products }) => {
    const row = page.getByRole('row').filter({ hasText: name })
    return row.getByRole('button', { name: products.review.decide }).click()
  }
}

/** A running import; it blocks other imports, so it comes last. */
export const runningImportPage = (id: string): PageToCapture => ({
  name: 'supplierImport-running',
  role: 'supplier',
  address: `/supplierImport?id=${id}`,
  shows: ({ imports }) => imports.cancel,
})

/** Empty states of people without any documents; the operator's is captured before the demo data exists. */
export const emptyPages: readonly PageToCapture[] = [
  emptyOf('newBuyer', 'myCart', ({ ordering }) => ordering.cart.empty),
  emptyOf('newBuyer', 'orderManagement_list', ({ orders, ordering }) => [orders.none, ordering.cart.toMall]),
  emptyOf('newBuyer', 'goodsCollection', ({ ordering }) => [ordering.receipts.none, ordering.receipts.toOrders]),
  emptyOf('newBuyer', 'confirmOrder', ({ ordering }) => ordering.confirm.nothing),
  emptyOf('newApprover', 'orderApproval', ({ approvals }) => [approvals.none.todo, approvals.lead.todo]),
  emptyOf('newSupplier', 'workbench', ({ workbench, orders }) => [
    workbench.todo.none,
    orders.none,
    workbench.recent.none,
  ]),
  {
    name: 'workbench-emptyBuyer',
    role: 'newBuyer',
    address: '/workbench',
    shows: ({ workbench }) => [workbench.todo.none, workbench.recent.none],
  },
  emptyOf('newSupplier', 'supplierOrders', ({ orders, fulfilment }) => [orders.none, fulfilment.toProducts]),
  emptyOf('newSupplier', 'supplierProducts', ({ products }) => products.empty),
  emptyOf('newSupplier', 'supplierImport', ({ imports }) => imports.none),
  emptyOf('operator', 'productReview', ({ products }) => products.review.none.reviewing),
  {
    name: 'showMallProductList-none',
    role: 'buyer',
    address: '/showMallProductList?searchWords=没有这样的商品',
    shows: ({ search }, page) => page.getByText(interpolate(search.none.reason, { words: '没有这样的商品' })),
  },
]

function emptyOf(role: Role, page: string, shows: PageToCapture['shows']): PageToCapture {
  return { name: `${page}-empty`, role, address: `/${page}`, shows }
}
