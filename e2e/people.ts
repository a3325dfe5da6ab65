import { expect, type Page } from '@playwright/test'
import type { Entrance } from '#contract/identity.ts'
import { appUrl } from './app.ts'
import { type Language, wordsOf } from './words.ts'

/** Entries of the menu, as the server names them. */
export const menu = {
  'zh-CN': {
    cart: '购物车',
    approvals: '订单审批',
    receipts: '收货管理',
    supplierOrders: '订单处理',
    imports: '商品导入',
    agreementPrices: '协议价',
  },
  en: {
    cart: 'Cart',
    approvals: 'Approvals',
    receipts: 'Receipts',
    supplierOrders: 'Orders',
    imports: 'Import',
    agreementPrices: 'Agreement prices',
  },
} as const satisfies Record<Language, unknown>

interface How {
  readonly entrance?: Entrance
  readonly language?: Language
}

/** Logs in through the page, as somebody of the demo would. */
export async function logIn(page: Page, account: string, { entrance, language = 'zh-CN' }: How = {}) {
  const words = wordsOf[language].login
  if (new URL(page.url(), appUrl()).pathname !== '/login') await page.goto(`${appUrl()}/login`)
  if (entrance) await page.getByText(words.entrance[entrance], { exact: true }).click()
  await page.getByPlaceholder(words.account).fill(account)
  await page.getByPlaceholder(words.password).fill('Baicai@2026')
  await page.getByPlaceholder(words.code).fill('0000')
  await page.getByRole('button', { name: words.login }).click()
  if (entrance === 'operator') {
    await page.getByLabel(words.factor.code.totp).fill('0000')
    await page.getByRole('button', { name: words.factor.confirm }).click()
  }
  await expect(page).not.toHaveURL(/\/login/)
}
