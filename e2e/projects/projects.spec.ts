import { expect, test } from '../app.ts'
import { languagesOf } from '../languages.ts'
import { approveProject, publishProject, writeProject } from './authoring.ts'
import { changeAndEnd, passAndAnswer, takePart } from './taking.ts'
import { messagesOf } from '../messages.ts'
import { enter, logIn, setLanguage } from '../users.ts'
import { expectAccessible } from '../visualAssertions.ts'

for (const language of languagesOf(import.meta.filename)) {
  test(`projects (${language}): written, approved, published, joined, answered, changed and ended`, async ({
    page,
    browser,
  }) => {
    const title = `劳保用品 ${language} ${Date.now() % 1_000_000}`
    const open = (account: string, entrance: 'purchaser' | 'supplier') => enter(browser, account, language, entrance)
    await setLanguage(page, language)
    await logIn(page, 'linzhiyuan', { language })
    const address = await writeProject(page, language, title)
    await expectAccessible(page)

    const approver = await open('shenruochuan', 'purchaser')
    await approveProject(approver, language, title)
    await publishProject(page, language)

    const supplier = await open('jianglan01', 'supplier')
    await takePart(supplier, language, title, '能否分两批到货？')
    await expectAccessible(supplier)

    await passAndAnswer(page, language, '可以分两批。')
    await supplier.reload()
    await expect(supplier.getByRole('main').getByText('可以分两批。')).toBeVisible()

    await page.goto(address)
    await changeAndEnd(page, language, '需求变化')
    await expect(page.getByRole('button', { name: messagesOf[language].projects.action.terminate })).toHaveCount(0)
    await expectAccessible(page)
  })
}
