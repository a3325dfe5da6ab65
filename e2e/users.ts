import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import type { Entrance } from '#contract/kit/entrance.ts'
import { devMailbox, type DevMessage } from '#contract/devMailbox.ts'
import { type RefusalCode, refusals } from '#contract/refusals.ts'
import { appUrl } from './app.ts'
import { type Language, messagesOf } from './messages.ts'

/** Menu labels as returned by the server. */
export const menu = {
  'zh-CN': {
    workbench: '工作台',
    cart: '购物车',
    addresses: '收货地址',
    approvals: '审批',
    receipts: '收货管理',
    supplierOrders: '订单处理',
    imports: '商品导入',
    agreementPrices: '协议价',
    productReview: '商品审核',
  },
  en: {
    workbench: 'Workbench',
    cart: 'Cart',
    addresses: 'Delivery addresses',
    approvals: 'Approvals',
    receipts: 'Receipts',
    supplierOrders: 'Orders',
    imports: 'Import products',
    agreementPrices: 'Agreement prices',
    productReview: 'Product approval',
  },
} as const satisfies Record<Language, unknown>

interface LoginOptions {
  readonly entrance?: Entrance
  /** Host of the tenant; default: the first demo tenant. */
  readonly host?: string
  readonly language?: Language
}

/** Logs in on the login page as a demo user. */
export async function logIn(page: Page, account: string, { entrance, host, language = 'zh-CN' }: LoginOptions = {}) {
  const words = messagesOf[language].login
  const login = `${appUrl(host)}/login${entrance ? `?entrance=${entrance}` : ''}`
  if (page.url() !== login) await page.goto(login)
  await page.getByPlaceholder(words.account).fill(account)
  await page.getByPlaceholder(words.password).fill('Baicai@2026')
  await page.waitForFunction(() => window.isHydrated)
  const code = page.getByPlaceholder(words.code)
  const hasPictureCode = await code.isVisible()
  if (hasPictureCode) await code.fill('0000')
  await page.getByRole('button', { name: words.login, exact: true }).click()
  if (!hasPictureCode) await solveSlider(page, language)
  if (entrance === 'operator') {
    await page.getByRole('dialog').getByLabel(words.factor.code.totp).fill('0000')
    await page.getByRole('button', { name: words.factor.confirm }).click()
  }
  await expect(page).not.toHaveURL(/\/login/, { timeout: 20_000 })
}

/** Logs in a demo user in a new browser context. */
export async function enter(browser: Browser, account: string, language: Language, entrance?: Entrance): Promise<Page> {
  const context = await browser.newContext()
  await setLanguage(context, language)
  const page = await context.newPage()
  await logIn(page, account, { language, ...(entrance ? { entrance } : {}) })
  return page
}

/** Solves the slider captcha: moves the piece to any position and sends the development code. */
export async function solveSlider(page: Page, language: Language) {
  await page.route('**/sysrest/api/user/*', (route) => {
    const sent = route.request().postDataJSON() as Record<string, unknown> | null
    const withDevCode = sent && 'chenckMoveid' in sent ? { postData: { ...sent, verifyCode: '0000' } } : {}
    return route.continue(withDevCode)
  })
  const handle = page.getByRole('slider', { name: messagesOf[language].login.slider.handle })
  await expect(handle).toBeEnabled()
  await handle.focus()
  for (let step = 0; step < 12; step++) await handle.press('ArrowRight')
  await handle.press('Enter')
}

/** Sets the language for subsequent page loads. */
export const setLanguage = (target: Page | BrowserContext, language: Language) =>
  target.addInitScript((value) => localStorage.setItem('locale', value), language === 'en' ? 'en_US' : 'zh_CN')

/** Last SMS to a number of the current tenant; waits for the first one, because a page sends it after its dialog closes. */
export async function lastMessageTo(page: Page, mobile: string): Promise<DevMessage> {
  const deadline = Date.now() + 10_000
  for (;;) {
    const response = await page.evaluate(async (path) => (await fetch(path)).text(), devMailbox.path)
    const { data } = JSON.parse(response) as { data: DevMessage[] }
    const sent = data.find(({ recipient }) => recipient === mobile)
    if (sent) return sent
    if (Date.now() > deadline) throw new Error(`no SMS was sent to ${mobile}`)
    await page.waitForTimeout(100)
  }
}

/** Text of a refusal in a language. */
export const refusalText = (code: RefusalCode, language: Language): string => refusals[code][language === 'en' ? 2 : 1]
