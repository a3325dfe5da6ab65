import { expect, type Page } from '@playwright/test'
import { appUrl } from './app.ts'

/** Logs in through the page, as somebody of the demo would. */
export async function logIn(page: Page, account: string, entrance?: '供应商' | '运营方') {
  await page.goto(`${appUrl()}/login`)
  if (entrance) await page.getByText(entrance, { exact: true }).first().click()
  await page.getByPlaceholder('用户名').fill(account)
  await page.getByPlaceholder('密码').fill('Baicai@2026')
  await page.getByPlaceholder('图形验证码').fill('0000')
  await page.getByRole('button', { name: '登录' }).click()
  await expect(page).not.toHaveURL(/\/login/)
}
