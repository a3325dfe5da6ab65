import type { Page } from '@playwright/test'
import type { FixedPath } from '#web/app/pages.ts'
import type { wordsOf } from '../../e2e/words.ts'
import type { Things } from './trade.ts'
import { chooseOption } from '../../e2e/pickers.ts'

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
  /** Calls that get no answer meanwhile. */
  readonly fails?: string
  /** What the person does there before the picture is taken; what was opened stays open at every width. */
  readonly does?: (page: Page, words: (typeof wordsOf)['zh-CN']) => Promise<unknown>
}

type Way = readonly [role: Role, question: (things: Things) => string]
const plain = () => ''

/** Pages with an address of their own: who goes there, and what is asked. A new page without a line here does not compile. */
const ways: Readonly<Record<FixedPath, Way>> = {
  '/allCategories': ['buyer', plain],
  '/userInformation': ['buyer', plain],
  '/passwordEdit': ['buyer', plain],
  '/qrConfirm': ['buyer', () => '?serviceNo=gone'],
  '/showMallProductList': ['buyer', () => '?searchWords=办公椅'],
  '/productDetail': ['buyer', ({ skuId }) => `?skuId=${skuId}`],
  '/confirmOrder': ['buyer', plain],
  '/orderSubmitted': ['buyer', ({ approving }) => `?orderId=${approving}`],
  '/orderDetail': ['buyer', ({ underway }) => `?orderId=${underway}`],
  '/orderApprovalDetail': ['approver', ({ approving }) => `?orderId=${approving}`],
  '/supplierOrderDetail': ['supplier', ({ accepting }) => `?orderId=${accepting}`],
  '/supplierProduct': ['supplier', ({ productId }) => `?productId=${productId}`],
  '/myCertificates': ['buyer', plain],
  '/approvalRule': ['operator', ({ ruleId }) => `?ruleId=${ruleId}`],
}

/** A width at which the page has no other place for it. */
const onPhone = (page: Page) => page.setViewportSize({ width: 390, height: 844 })
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click()

/** The dialog behind a button that asks for the password first. */
async function proven(page: Page, { login: { prove } }: (typeof wordsOf)['zh-CN'], name: string) {
  await press(page, name)
  const dialog = page.getByRole('dialog', { name })
  await dialog.getByLabel(prove.password).fill('Baicai@2026')
  await press(page, prove.next)
  await dialog.getByLabel(prove.password).waitFor({ state: 'detached' })
  return dialog
}

/** What stands over a page: dialogs, filled in. */
const dialogs = (things: Things): Visit[] => [
  {
    name: 'orderApprovalDetail-agree',
    role: 'approver',
    address: `/orderApprovalDetail?orderId=${things.approving}`,
    does: async (page, { approvals }) => {
      await onPhone(page)
      await press(page, approvals.agree)
      await press(page, approvals.usual[0])
    },
  },
  {
    name: 'orderDetail-comment',
    role: 'buyer',
    address: `/orderDetail?orderId=${things.commenting}`,
    does: async (page, { action, ordering }) => {
      await press(page, action.comment)
      const dialog = page.getByRole('dialog')
      for (const group of await dialog.getByRole('group').all()) await group.getByRole('radio').nth(3).check({ force: true })
      await dialog.getByPlaceholder(ordering.comment.text).first().fill('包装完好，规格与下单一致，安装方便。')
    },
  },
  {
    name: 'productReview-one',
    role: 'operator',
    address: '/productReview',
    does: (page, { products }) => press(page, products.review.decide),
  },
  {
    name: 'searchSynonyms-new',
    role: 'operator',
    address: '/searchSynonyms',
    does: async (page, { search, common }) => {
      await press(page, search.office.add)
      const dialog = page.getByRole('dialog')
      await dialog.getByText(search.office.kinds.oneWay, { exact: true }).click()
      await dialog.getByLabel(search.office.others).fill('硒鼓\n粉盒')
      await press(page, common.save)
    },
  },
  {
    name: 'searchSynonyms-try',
    role: 'operator',
    address: '/searchSynonyms',
    does: async (page, { search }) => {
      await page.getByPlaceholder(search.office.tryHint).fill('安全冒 紫水晶')
      await press(page, search.office.tryGo)
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
    does: async (page, { sso }) => {
      await press(page, sso.office.add)
      const dialog = page.getByRole('dialog')
      await chooseOption(dialog.getByLabel(sso.field.adapter), sso.adapter.link)
      await dialog.getByLabel(sso.field.bareDigest).check()
    },
  },
  {
    name: 'ssoEntries-subjects',
    role: 'operator',
    address: '/ssoEntries',
    does: (page, { sso }) => press(page, sso.office.act.subjects),
  },
  {
    name: 'ssoEntries-tell',
    role: 'operator',
    address: '/ssoEntries',
    does: (page, { sso }) => press(page, sso.office.act.tell),
  },
  {
    name: 'loginSettings-effects',
    role: 'operator',
    address: '/loginSettings',
    does: async (page, { portal, common }) => {
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
    does: async (page, { portal, common }) => {
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
    does: (page, { provider }) => press(page, provider.office.add),
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
    does: async (page, words) => {
      const dialog = await proven(page, words, words.login.contact.change.mobile)
      await dialog.locator('[name=mobile]').fill('139 1234 0000')
      await dialog.locator('[name=msgCode]').fill('123456')
      await press(page, words.common.confirm)
    },
  },
  {
    name: 'userInformation-email',
    role: 'buyer',
    address: '/userInformation',
    does: async (page, words) => {
      await proven(page, words, words.login.contact.change.email)
      await press(page, words.common.confirm)
    },
  },
  {
    name: 'organisation-department',
    role: 'operator',
    address: '/organisation',
    does: (page) => page.getByRole('button', { name: '采购管理部' }).click(),
  },
  {
    name: 'organisation-none',
    role: 'operator',
    address: `/organisation?keyword=${encodeURIComponent('查无此人')}`,
  },
]

const list = (words: string, more = '') => `/showMallProductList?searchWords=${encodeURIComponent(words)}${more}`

/** Searches that find something else than was typed, or nothing. */
const searches: readonly Visit[] = [
  { name: 'showMallProductList-corrected', role: 'buyer', address: list('安全冒') },
  { name: 'showMallProductList-dropped', role: 'buyer', address: list('安全帽 紫水晶 48 信道') },
  { name: 'showMallProductList-synonyms', role: 'buyer', address: list('签字笔') },
  { name: 'showMallProductList-filtered', role: 'buyer', address: list('办公椅', '&priceTo=0.01') },
  { name: 'showMallProductList-failed', role: 'buyer', address: list('没有这样的商品'), fails: '**/searchAlternatives' },
  { name: 'showMallProductList-long', role: 'buyer', address: list('没有这样的商品'.repeat(14)) },
]

/** Where a page cannot be had: not theirs, not there, no answer. */
const troubles = (things: Things): Visit[] => [
  { name: 'error-notMine', role: 'buyer', address: '/organisation' },
  { name: 'error-denied', role: 'buyer', address: `/supplierOrderDetail?orderId=${things.accepting}` },
  { name: 'error-gone', role: 'buyer', address: '/productDetail?skuId=1' },
  { name: 'error-page', role: 'buyer', address: '/orderManagement_list', fails: '**/*rest/api/orders/**' },
  { name: 'error-office', role: 'operator', address: '/suppliers', fails: '**/*rest/api/supplier/**' },
]

export const fixedVisits = (things: Things): Visit[] => [
  ...dialogs(things),
  ...Object.entries(ways).map(([path, [role, question]]) => ({
    name: path.slice(1),
    role,
    address: `${path}${question(things)}`,
  })),
  { name: 'showMallProductList-all', role: 'buyer', address: '/showMallProductList' },
  ...searches,
  { name: 'orderDetail-done', role: 'buyer', address: `/orderDetail?orderId=${things.done}` },
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
  ...troubles(things),
  { name: 'supplierImport-columns', role: 'supplier', address: `/supplierImport?id=${things.imports.uploaded}` },
  { name: 'supplierImport-done', role: 'supplier', address: `/supplierImport?id=${things.imports.done}` },
]

/** An import under way; nothing else can be imported meanwhile. */
export const longVisit = (id: string): Visit => ({
  name: 'supplierImport-running',
  role: 'supplier',
  address: `/supplierImport?id=${id}`,
})

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
