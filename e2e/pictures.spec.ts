import sharp from 'sharp'
import { uploadPicture } from '#contract/catalogue/pictures.ts'
import { moveChange } from '#contract/catalogue/productChanges.ts'
import { refusals } from '#contract/refusals.ts'
import { appUrl, expect, test } from './app.ts'
import { languagesOf } from './languages.ts'
import { logIn, refusalText, setLanguage } from './users.ts'
import { messagesOf } from './messages.ts'
import { choosePath } from './support/pickers.ts'
import { describeProduct, expectDescription } from './support/describing.ts'
import { saveScreenshot } from './support/saveScreenshot.ts'
import { expectPageQuality, expectToast, waitUntilStable } from './visualAssertions.ts'

const draw = (hue: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700"><rect width="900" height="700" fill="#fff"/><circle cx="450" cy="350" r="260" fill="${hue}"/></svg>`,
    ),
  )

const cropped = (text: string, width: number, height: number) =>
  text.replace('{{width}}', String(width)).replace('{{height}}', String(height))

const languages = languagesOf(import.meta.filename)
for (const language of languages) {
  const words = messagesOf[language].products

  test(`pictures: a supplier adds, reorders and removes the images of a product and submits it, in ${language}`, async ({
    page,
  }) => {
    await setLanguage(page, language)
    await logIn(page, 'jianglan01', { entrance: 'supplier', language })
    await page.goto(`${appUrl()}/supplierProduct`)
    const code = `PIC-${language}-${Date.now()}`
    const field = (name: keyof typeof words.field) =>
      page.getByLabel(
        new RegExp(
          `^[*\\s]*(${messagesOf[language].common.required})?\\s*${words.field[name].replace(/[()（）]/g, '.')}$`,
        ),
      )
    await field('name').fill('护目镜 防雾')
    await field('code').fill(code)
    await choosePath(field('categoryId'), [0, 0, 0])
    const group = page.getByRole('group', { name: words.field.pictures })
    const input = group.locator('input[type=file]')
    const named = (place: number, of: string) => of.replace('{{place}}', String(place))
    const shown = group.getByRole('img')
    const addresses = () => shown.evaluateAll((all) => all.map((one) => one.getAttribute('src')))

    await input.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
    await expect(page.getByText(uploadPicture.upload.accept.join(' ')).first()).toBeVisible()
    await expect(shown).toHaveCount(0)
    const files = await Promise.all(
      ['#b00', '#0b0', '#00b'].map(async (hue, at) => ({
        name: `${at}.png`,
        mimeType: 'image/png',
        buffer: await draw(hue).png().toBuffer(),
      })),
    )
    // An unreadable image does not affect the others, and input entered during the upload is kept.
    const damaged = { ...files[1]!, name: 'torn.png', buffer: files[1]!.buffer.subarray(0, -60) }
    const gate = Promise.withResolvers<void>()
    await page.route(`**${uploadPicture.path}`, async (route) => {
      await gate.promise
      await route.continue()
    })
    await input.setInputFiles([files[0]!, damaged, ...files.slice(1)])
    const { crop, upload } = messagesOf[language].common
    const dialog = page.getByRole('dialog', { name: crop.title })
    await expect(dialog.getByText(cropped(crop.result, 700, 700))).toBeVisible()
    await expectPageQuality(page, (width) => saveScreenshot(page, `screenshots/pictures/crop.${language}-${width}.png`))
    // Move, zoom and rotate by keyboard.
    const media = dialog.getByRole('img', { name: '0.png' })
    const place = () => media.evaluate((image: HTMLElement) => image.style.transform)
    const before = await place()
    await dialog.getByRole('group', { name: crop.area }).press('ArrowRight')
    await expect.poll(place).not.toBe(before)
    await dialog.getByRole('slider', { name: crop.zoom }).press('End')
    await expect(dialog.getByText(cropped(crop.result, 175, 175))).toBeVisible()
    await dialog.getByRole('slider', { name: crop.zoom }).press('Home')
    await dialog.getByRole('button', { name: crop.right }).press('Enter')
    await expect.poll(place).toContain('rotate(90deg)')
    await dialog.getByRole('button', { name: crop.apply }).press('Enter')
    await expect(media).toBeHidden()
    // The second remains uncropped.
    await dialog.getByRole('button', { name: crop.skip }).click()
    await expect(dialog.getByRole('img', { name: '2.png' })).toBeVisible()
    await dialog.getByRole('button', { name: crop.apply }).click()
    await expect(dialog).toBeHidden()
    await expect(group.getByRole('progressbar', { name: upload.progress.replace('{{name}}', '0.png') })).toBeVisible()
    await expect(group.getByRole('button', { name: upload.cancel.replace('{{name}}', '2.png') })).toBeVisible()
    await field('name').fill('护目镜 防雾 加宽')
    gate.resolve()
    await expect(page.getByText(refusalText('picture.unreadable', language))).toBeVisible()
    await expect(shown).toHaveCount(3)
    await expect(field('name')).toHaveValue('护目镜 防雾 加宽')
    const [first, second, third] = await addresses()
    // Cropped images are square.
    expect(await shown.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalHeight))).toEqual([
      480, 373, 480,
    ])

    await group.getByRole('button', { name: named(3, words.picture.forward) }).press('Enter')
    await group.getByRole('button', { name: named(1, words.picture.remove) }).press('Enter')
    await expect(shown).toHaveCount(2)
    expect(await addresses()).toEqual([third, second])
    expect(first).not.toBe(third)
    await describeProduct(page, language, files[0]!)
    await expectPageQuality(page, (width) =>
      saveScreenshot(page, `screenshots/pictures/product.${language}-${width}.png`),
    )

    await field('supplierSku').fill(code)
    await field('unit').fill('副')
    await field('listPrice').fill('26.5')
    // A refused submission leaves the saved draft.
    const [number] = refusals['thing.wrongState']
    const message = refusalText('thing.wrongState', language)
    await page.route(`**${moveChange.path}`, (route) =>
      route.fulfill({ json: { code: number, message, data: null, traceid: 'x' } }),
    )
    const submit = page.getByRole('button', { name: words.saveAndSubmit, exact: true })
    await submit.click()
    await expect(page).toHaveURL(/productId=/)
    await expect(page.getByText(message)).toBeVisible()
    await expect(page.getByText(words.draftTitle)).toBeVisible()
    await page.unroute(`**${moveChange.path}`)
    await page.reload()
    await waitUntilStable(page)
    await expect(shown).toHaveCount(2)
    expect(await addresses()).toEqual([third, second])
    for (const one of await shown.all())
      expect(await one.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480)
    await expectDescription(page, language)
    await page.goBack()
    await submit.click()
    await expectToast(page, words.submitted)
    await expect(page.getByText(words.reviewingNewText)).toBeVisible()
    await expect(field('listPrice')).toHaveValue('26.50')
    await expect(submit).toBeHidden()
  })
}
