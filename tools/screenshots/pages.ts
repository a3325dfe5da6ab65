import type { Page } from '@playwright/test'
import type { FixedPath } from '#web/app/pages.ts'
import { chooseOption } from '../../e2e/support/pickers.ts'
import type { messagesOf } from '../../e2e/messages.ts'
import type { DemoData } from './demoData.ts'
import type { Role } from './roles.ts'

/** A page to capture. */
export interface PageToCapture {
  readonly name: string
  readonly role: Role
  readonly address: string
  /** Requests that are aborted meanwhile. */
  readonly failingRequests?: string
  /** Interaction before the screenshot; opened dialogs stay open at every width. */
  readonly interact?: (page: Page, words: (typeof messagesOf)['zh-CN']) => Promise<unknown>
}

type PageQuery = readonly [role: Role, question: (demoData: DemoData) => string]
const noQuery = () => ''

/** Fixed pages with their role and query. A new page without a line here does not compile. */
const fixedPages: Readonly<Record<FixedPath, PageQuery>> = {
  '/allCategories': ['buyer', noQuery],
  '/userInformation': ['buyer', noQuery],
  '/passwordEdit': ['buyer', noQuery],
  '/qrConfirm': ['buyer', () => '?serviceNo=gone'],
  '/showMallProductList': ['buyer', () => '?searchWords=办公椅'],
  '/productDetail': ['buyer', ({ skuId }) => `?skuId=${skuId}`],
  '/confirmOrder': ['buyer', noQuery],
  '/orderSubmitted': ['buyer', ({ approving }) => `?orderId=${approving}`],
  '/orderDetail': ['buyer', ({ underway }) => `?orderId=${underway}`],
  '/orderApprovalDetail': ['approver', ({ approving }) => `?orderId=${approving}`],
  '/supplierOrderDetail': ['supplier', ({ accepting }) => `?orderId=${accepting}`],
  '/supplierProduct': ['supplier', ({ productId }) => `?productId=${productId}`],
  '/myCertificates': ['buyer', noQuery],
  '/approvalRule': ['operator', ({ ruleId }) => `?ruleId=${ruleId}`],
}

/** A width at which the page has no other place for it. */
const usePhoneViewport = (page: Page) => page.setViewportSize({ width: 390, height: 844 })
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click()

/** Opens a dialog that requires reauthentication. */
async function reauthenticated(page: Page, { login: { prove } }: (typeof messagesOf)['zh-CN'], name: string) {
  await press(page, name)
  const dialog = page.getByRole('dialog', { name })
  await dialog.getByLabel(prove.password).fill('Baicai@2026')
  await press(page, prove.next)
  await dialog.getByLabel(prove.password).waitFor({ state: 'detached' })
  return dialog
}

/** Dialogs, filled in. */
const dialogs = (demoData: DemoData): PageToCapture[] => [
  {
    name: 'orderApprovalDetail-agree',
    role: 'approver',
    address: `/orderApprovalDetail?orderId=${demoData.approving}`,
    interact: async (page, { approvals }) => {
      await usePhoneViewport(page)
      await press(page, approvals.agree)
      await press(page, approvals.usual[0])
    },
  },
  {
    name: 'orderDetail-comment',
    role: 'buyer',
    address: `/orderDetail?orderId=${demoData.commenting}`,
    interact: async (page, { action, ordering }) => {
      await press(page, action.comment)
      const dialog = page.getByRole('dialog')
      for (const group of await dialog.getByRole('radiogroup').all()) await group.getByRole('radio').nth(3).check({ force: true })
      await dialog.getByPlaceholder(ordering.comment.line.text).first().fill('包装完好，规格与下单一致，安装方便。')
    },
  },
  {
    name: 'orderDetail-edit',
    role: 'buyer',
    address: `/orderDetail?orderId=${demoData.accepting}`,
    interact: (page, { action }) => press(page, action.edit),
  },
  {
    name: 'supplierOrderDetail-propose',
    role: 'supplier',
    address: `/supplierOrderDetail?orderId=${demoData.accepting}`,
    interact: async (page, { action, fulfilment }) => {
      await press(page, action.propose)
      await press(page, fulfilment.propose.send)
    },
  },
  {
    name: 'orderDetail-unrated',
    role: 'buyer',
    address: `/orderDetail?orderId=${demoData.commenting}`,
    interact: async (page, { action, ordering }) => {
      await press(page, action.comment)
      await press(page, ordering.comment.submit)
    },
  },
  {
    name: 'productReview-one',
    role: 'operator',
    address: '/productReview',
    interact: (page, { products }) => press(page, products.review.decide),
  },
  {
    name: 'searchSynonyms-new',
    role: 'operator',
    address: '/searchSynonyms',
    interact: async (page, { search, common }) => {
      await press(page, search.admin.add)
      const dialog = page.getByRole('dialog')
      await dialog.getByText(search.admin.kinds.oneWay, { exact: true }).click()
      await dialog.getByLabel(search.admin.others).fill('硒鼓\n粉盒')
      await press(page, common.save)
    },
  },
  {
    name: 'searchSynonyms-try',
    role: 'operator',
    address: '/searchSynonyms',
    interact: async (page, { search }) => {
      await page.getByPlaceholder(search.admin.tryHint).fill('安全冒 紫水晶')
      await press(page, search.admin.tryGo)
      await page.getByRole('heading', { level: 3 }).waitFor()
    },
  },
  {
    name: 'searchSynonyms-none',
    role: 'operator',
    address: `/searchSynonyms?keyword=${encodeURIComponent('查无此词')}`,
  },
  {
    name: 'ssoEntries-new',
    role: 'operator',
    address: '/ssoEntries',
    interact: async (page, { sso }) => {
      await press(page, sso.admin.add)
      const dialog = page.getByRole('dialog')
      await chooseOption(dialog.getByLabel(sso.field.adapter), sso.adapter.link)
      await dialog.getByLabel(sso.field.bareDigest).check()
    },
  },
  {
    name: 'ssoEntries-subjects',
    role: 'operator',
    address: '/ssoEntries',
    interact: (page, { sso }) => press(page, sso.admin.act.subjects),
  },
  {
    name: 'ssoEntries-tell',
    role: 'operator',
    address: '/ssoEntries',
    interact: (page, { sso }) => press(page, sso.admin.act.registrationData),
  },
  {
    name: 'loginSettings-effects',
    role: 'operator',
    address: '/loginSettings',
    interact: async (page, { portal, common }) => {
      await page.getByRole('checkbox', { name: portal.login.field.smsLogin, exact: true }).uncheck()
      await page.getByLabel(portal.login.field.sessionHours).fill('8')
      await page.getByLabel(portal.login.field.passwordLength).fill('10')
      await press(page, common.save)
    },
  },
  {
    name: 'loginSettings-wrong',
    role: 'operator',
    address: '/loginSettings',
    interact: async (page, { portal, common }) => {
      await page.getByLabel(portal.login.field.userRegUrl).fill('register')
      await page.getByLabel(portal.login.field.passwordLength).fill('20')
      await page.getByLabel(portal.login.field.sessionIdleMinutes).fill('1')
      await press(page, portal.login.addDriver)
      await press(page, common.save)
    },
  },
  {
    name: 'applications-new',
    role: 'operator',
    address: '/applications',
    interact: (page, { provider }) => press(page, provider.admin.add),
  },
  {
    name: 'applications-none',
    role: 'operator',
    address: `/applications?keyword=${encodeURIComponent('没有这样的应用')}`,
  },
  {
    name: 'userInformation-mobile',
    role: 'buyer',
    address: '/userInformation',
    interact: async (page, words) => {
      const dialog = await reauthenticated(page, words, words.login.contact.change.mobile)
      await dialog.locator('[name=mobile]').fill('139 1234 0000')
      await dialog.locator('[name=msgCode]').fill('123456')
      await press(page, words.common.confirm)
    },
  },
  {
    name: 'userInformation-email',
    role: 'buyer',
    address: '/userInformation',
    interact: async (page, words) => {
      await reauthenticated(page, words, words.login.contact.change.email)
      await press(page, words.common.confirm)
    },
  },
  {
    name: 'organisation-department',
    role: 'operator',
    address: '/organisation',
    interact: (page) => page.getByRole('button', { name: '采购管理部' }).click(),
  },
  {
    name: 'organisation-person',
    role: 'operator',
    address: `/organisation?keyword=${encodeURIComponent('林知远')}`,
    interact: (page, words) => press(page, words.people.detail),
  },
  { name: 'organisation-add', role: 'operator', address: '/organisation', interact: (page, words) => press(page, words.people.add) },
  { name: 'organisation-import', role: 'operator', address: '/organisation', interact: (page, words) => press(page, words.people.import) },
  {
    name: 'departments-edit',
    role: 'operator',
    address: '/departments?keyword=001001',
    interact: (page, words) => press(page, words.departments.action.edit),
  },
  { name: 'roles-add', role: 'operator', address: '/roles', interact: (page, words) => press(page, words.roles.add) },
  {
    name: 'roles-members',
    role: 'operator',
    address: '/roles?keyword=buyer',
    interact: (page, words) => press(page, words.roles.action.members),
  },
  {
    name: 'organisation-none',
    role: 'operator',
    address: `/organisation?keyword=${encodeURIComponent('查无此人')}`,
  },
]

const list = (words: string, more = '') => `/showMallProductList?searchWords=${encodeURIComponent(words)}${more}`

/** Searches with corrections, relaxations, or no results. */
const searches: readonly PageToCapture[] = [
  { name: 'showMallProductList-corrected', role: 'buyer', address: list('安全冒') },
  { name: 'showMallProductList-dropped', role: 'buyer', address: list('安全帽 紫水晶 48 信道') },
  { name: 'showMallProductList-synonyms', role: 'buyer', address: list('签字笔') },
  { name: 'showMallProductList-filtered', role: 'buyer', address: list('办公椅', '&priceTo=0.01') },
  { name: 'showMallProductList-failed', role: 'buyer', address: list('没有这样的商品'), failingRequests: '**/searchAlternatives' },
  { name: 'showMallProductList-long', role: 'buyer', address: list('没有这样的商品'.repeat(14)) },
]

/** Error pages: forbidden, not found, no response. */
const errorPages = (demoData: DemoData): PageToCapture[] => [
  { name: 'error-notMine', role: 'buyer', address: '/organisation' },
  { name: 'error-denied', role: 'buyer', address: `/supplierOrderDetail?orderId=${demoData.accepting}` },
  { name: 'error-gone', role: 'buyer', address: '/productDetail?skuId=1' },
  { name: 'error-page', role: 'buyer', address: '/orderManagement_list', failingRequests: '**/*rest/api/orders/**' },
  { name: 'error-office', role: 'operator', address: '/suppliers', failingRequests: '**/*rest/api/supplier/**' },
]

export const staticPages = (demoData: DemoData): PageToCapture[] => [
  ...dialogs(demoData),
  ...Object.entries(fixedPages).map(([path, [role, question]]) => ({
    name: path.slice(1),
    role,
    address: `${path}${question(demoData)}`,
  })),
  { name: 'showMallProductList-all', role: 'buyer', address: '/showMallProductList' },
  ...searches,
  { name: 'orderDetail-done', role: 'buyer', address: `/orderDetail?orderId=${demoData.done}` },
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
