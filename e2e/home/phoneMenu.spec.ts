import { appUrl, expect, test } from '../app.ts'
import { languagesOf } from '../languages.ts'
import { messagesOf } from '../messages.ts'
import { logIn, setLanguage } from '../users.ts'
import { expectNoHorizontalOverflow } from '../support/overflow.ts'
import { waitUntilStable } from '../visualAssertions.ts'

const people = [
  { account: 'linzhiyuan', page: '/mall' },
  { account: 'jianglan01', page: '/workbench', entrance: 'supplier' },
] as const

for (const language of languagesOf(import.meta.filename)) {
  const { shell, login } = messagesOf[language]
  for (const { account, page: path, ...options } of people)
    test(`mobile menu: ${account} finds the account, the feedback and the department switch, in ${language}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await setLanguage(page, language)
      await logIn(page, account, { language, ...options })
      for (const [label, address] of [
        [shell.information, '/userInformation'],
        [shell.follows, '/searchBiddingList?followed=true'],
        [shell.myFeedback, '/myFeedback'],
      ] as const) {
        await page.goto(`${appUrl()}${path}`)
        await waitUntilStable(page)
        await page.getByRole('button', { name: shell.mine, exact: true }).click()
        const entries = page.getByRole('list', { name: shell.accountGroup, exact: true })
        await entries.getByRole('link', { name: label, exact: true }).click()
        await expect(page).toHaveURL(`${appUrl()}${address}`)
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await expectNoHorizontalOverflow(page)
      }
      await page.goto(`${appUrl()}${path}`)
      await waitUntilStable(page)
      await page.getByRole('button', { name: shell.mine, exact: true }).click()
      await page.getByRole('button', { name: new RegExp(shell.switchDept) }).click()
      const change = page.getByRole('dialog', { name: login.switch.title })
      await expect(change.getByRole('button').filter({ hasText: account })).toHaveAttribute('aria-current', 'true')
      await expectNoHorizontalOverflow(page)
    })
}
