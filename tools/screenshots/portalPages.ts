import type { Page } from '@playwright/test'
import { lastMessageTo } from '../../e2e/users.ts'
import { waitUntilStable } from '../../e2e/visualAssertions.ts'
import type { DemoData } from './demoData.ts'
import { press } from './interactions.ts'
import type { PageToCapture, Words } from './pageToCapture.ts'
import type { Role } from './roles.ts'

/** Roles whose workbench is captured here, with the name in its greeting; the buyer's is captured with the menus. */
const workbenches: readonly (readonly [role: Role, name: string])[] = [
  ['approver', '沈若川'],
  ['supplier', '江澜智能科技'],
  ['expert', '司徒衡'],
  ['supervisor', '钟离正'],
  ['agency', '诸葛明'],
  ['operator', '严明哲'],
]

/** Workbenches, message administration, and a filled-in quick order. */
export const portalPages = ({ skuId, codes }: DemoData): PageToCapture[] => [
  ...workbenches.map(([role, name]): PageToCapture => ({
    name: `workbench-${role}`,
    role,
    address: '/workbench',
    interact: closeReminder,
    shows: (_, page) => page.getByRole('heading', { level: 1, name }),
  })),
  {
    name: 'messageTemplates-edit',
    role: 'operator',
    address: '/messageTemplates',
    interact: (page, { common }) => press(page, common.edit),
    shows: ({ messageTemplates }) => messageTemplates.preview,
  },
  {
    name: 'messageDeliveries-none',
    role: 'operator',
    address: `/messageDeliveries?keyword=${encodeURIComponent('查无此人')}`,
    shows: ({ list }) => list.nothingFound,
  },
  {
    name: 'bulkOrderPage-filled',
    role: 'buyer',
    address: '/bulkOrderPage',
    interact: async (page, { batch }) => {
      // Clears the list, which is stored beyond the page.
      await page.evaluate(() => sessionStorage.clear())
      await page.reload()
      await waitUntilStable(page)
      const [first, second, third, fourth] = codes
      const lines = [
        `${first}\t20`,
        `${second}, 12, 35.20`,
        `${third} x 5`,
        `${fourth}\t99999`,
        `${skuId}\t2`,
        'AL-V03\t10',
      ]
      await page.getByLabel(batch.paste.label).fill(lines.join('\n'))
      await press(page, batch.paste.add)
    },
    shows: ({ batch }) => [batch.ready, batch.problem.short],
  },
]

/** Closes a reminder, which would cover the page. */
async function closeReminder(page: Page) {
  if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape')
}

/** Pages of the login. */
export const loginPages: readonly Omit<PageToCapture, 'role'>[] = [
  { name: 'login', address: '/login' },
  { name: 'login-error', address: '/login?type=ERROR', shows: ({ login }) => login.sso.failed },
]

/** Pages of a tenant with a public home page and the slider captcha. */
export const otherTenantPages = (url: string): readonly Omit<PageToCapture, 'role'>[] => [
  { name: 'portalHomePage', address: `${url}/portalHomePage` },
  { name: 'login-transport', address: `${url}/login`, shows: (_, page) => page.getByText(/通途采购|Tongtu/) },
]

/** Public pages of the portal besides halls. */
export const openPortalPages = ({ unsubscribeLink }: DemoData): Omit<PageToCapture, 'role'>[] => [
  { name: 'unsubscribe', address: unsubscribeLink },
  { name: 'unsubscribe-invalid', address: '/unsubscribe?token=gone', shows: ({ unsubscribe }) => unsubscribe.invalid },
  {
    name: 'registerDept-code',
    address: '/registerDept',
    interact: registerWithCode,
    shows: ({ registering }, page) =>
      page.getByRole('textbox', { name: registering.form.msgCode }).and(page.locator(':not(:placeholder-shown)')),
  },
]

/** Fills in the registration with an SMS code, which a number can request once a minute. */
async function registerWithCode(page: Page, { registering: { form }, sms, login, common }: Words) {
  const fill = (name: string, value: string) => page.getByRole('textbox', { name }).fill(value)
  const mobile = `139${String(Date.now()).slice(-8)}`
  await fill(form.deptName.label, '启明集团西南分公司')
  await fill(form.contactName, '周西南')
  await fill(form.reason.label, '新设分公司，需要在商城采购办公与劳保用品。')
  await fill(form.mobile.label, mobile)
  await press(page, sms.get)
  const picture = page.getByRole('dialog', { name: sms.picture })
  await picture.getByRole('textbox', { name: login.code }).fill('0000')
  await picture.getByRole('button', { name: common.confirm }).click()
  await picture.waitFor({ state: 'detached' })
  const { code } = await lastMessageTo(page, mobile)
  await fill(form.msgCode, code)
}
