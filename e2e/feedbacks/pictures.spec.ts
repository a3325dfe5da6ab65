import { appUrl, expect, test } from '../app.ts'
import { languagesOf } from '../languages.ts'
import { interpolate, messagesOf } from '../messages.ts'
import { chooseFiles, pdfNamed, photo } from '../support/uploads.ts'
import { logIn, setLanguage } from '../users.ts'
import { waitUntilStable } from '../visualAssertions.ts'

for (const language of languagesOf(import.meta.filename)) {
  const { common, shell } = messagesOf[language]

  test(`feedback: the 600 px dialog accepts three images below 2 MB, counts them, and rejects other files, in ${language}`, async ({
    page,
  }) => {
    await setLanguage(page, language)
    await logIn(page, 'linzhiyuan', { language })
    await page.goto(`${appUrl()}/mall`)
    await waitUntilStable(page)
    await page.getByRole('button', { name: shell.support }).click()
    await page.getByRole('menuitem', { name: shell.feedback, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    expect((await dialog.locator(':scope > div').boundingBox())!.width).toBe(600)
    const choose = dialog.getByRole('button', { name: common.upload.choosePicture })
    await chooseFiles(choose, [pdfNamed('说明.pdf')])
    await expect(page.getByText(common.upload.notPicture).first()).toBeVisible()
    const large = { ...(await photo('large.png')), buffer: Buffer.alloc(2 * 1024 * 1024 + 1) }
    await chooseFiles(choose, [large])
    await expect(page.getByText(common.upload.pictureTooLarge).first()).toBeVisible()
    for (const [at, name] of ['a.png', 'b.png', 'c.png'].entries()) {
      await chooseFiles(choose, [await photo(name)])
      const count = interpolate(common.upload.count, { count: at + 1, more: 2 - at })
      await expect(dialog.getByText(count)).toBeVisible()
    }
  })
}
