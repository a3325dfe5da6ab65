import type { Locator, Page } from '@playwright/test'
import { expect } from '../app.ts'
import { type Language, messagesOf } from '../messages.ts'
import { menu } from '../users.ts'

interface SentFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

const wordsOf = (language: Language) => messagesOf[language].controls.richText
const textBox = (page: Page, language: Language): Locator =>
  page.getByRole('textbox', { name: messagesOf[language].products.field.description })

/** Writes a description with all formats: by keyboard, toolbar and paste, with an image. */
export async function describeProduct(page: Page, language: Language, picture: SentFile): Promise<void> {
  const words = wordsOf(language)
  const box = textBox(page, language)
  const toolbar = page.getByRole('toolbar', { name: words.toolbar })
  const press = (name: string) => toolbar.getByRole('button', { name, exact: true }).click()
  const choose = async (menu: RegExp | string, entry: string) => {
    await toolbar.getByRole('button', { name: menu }).click()
    await page.getByRole('menuitem', { name: entry, exact: true }).click()
  }

  await choose(new RegExp(`^${words.style}`), words.heading2)
  await page.keyboard.type('用途')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+b')
  await expect(toolbar.getByRole('button', { name: words.bold })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.type('防雾')
  await page.keyboard.press('Control+b')
  await page.keyboard.type(' 双层镜片')
  await page.keyboard.press('Enter')

  // The toolbar is a single tab stop: arrow keys move between buttons, and Escape returns to the text.
  await page.keyboard.press('Alt+F10')
  const bulletList = toolbar.getByRole('button', { name: words.bulletList })
  for (let step = 0; step < 20 && !(await isFocused(bulletList)); step += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(bulletList).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(box).toBeFocused()
  await page.keyboard.type('耐磨')
  await page.keyboard.press('Enter')
  await press(words.link)
  const panel = page.getByRole('dialog', { name: words.linkAddress })
  await panel.getByLabel(words.linkAddress).fill('javascript:alert(1)')
  await panel.getByRole('button', { name: words.apply }).click()
  await expect(panel).toContainText(words.wrongLink)
  await panel.getByLabel(words.linkAddress).fill('example.com/report')
  await page.keyboard.press('Enter')
  await expect(box.getByRole('link')).toHaveAttribute('href', 'https://example.com/report')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')

  await choose(words.table, words.insertTable)
  await page.keyboard.type('项目')
  await choose(words.table, words.removeColumn)
  await choose(words.table, words.rowBelow)
  await expect(box.getByRole('row')).toHaveCount(4)
  await expect(box.getByRole('columnheader')).toHaveCount(2)
  await box.locator(':scope > p').last().click()
  await paste(
    box,
    `<p class=MsoNormal style="color:red" onclick="a()">粘贴<script>b()</script><img src="https://a.cn/x.png"></p>`,
  )
  await expect(box).toContainText('粘贴')
  const chosen = page.waitForEvent('filechooser')
  await press(words.image)
  await (await chosen).setFiles({ ...picture, name: '正面.png' })
  await expect(box.getByRole('img', { name: '正面' })).toBeVisible()
}

const isFocused = (element: Locator) => element.evaluate((one) => one === document.activeElement)

const paste = (box: Locator, html: string) =>
  box.evaluate((element, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', text)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)

/** The stored description is unchanged: no format is lost, and foreign markup is removed. */
export async function expectDescription(page: Page, language: Language): Promise<void> {
  const box = textBox(page, language)
  await expect(box.getByRole('heading', { level: 2, name: '用途' })).toBeVisible()
  await expect(box.locator('strong')).toHaveText('防雾')
  await expect(box.getByRole('listitem')).toHaveText(['耐磨', 'example.com/report'])
  await expect(box.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  await expect(box.getByRole('row')).toHaveCount(4)
  await expect(box.getByText('粘贴', { exact: true })).not.toHaveAttribute('style')
  await expect(box.getByRole('img')).toHaveCount(1)
  await expect(box.getByRole('img', { name: '正面' })).toHaveAttribute('src', /^\/orderrest\/api\/goodsPicture\//)
  expect(await box.locator('script, [onclick]').count()).toBe(0)
  // Focusing the editor is not a change.
  await box.getByRole('heading', { level: 2, name: '用途' }).click()
  await page.keyboard.press('ArrowDown')
  await page.getByRole('link', { name: menu[language].imports, exact: true }).first().click()
  await expect(page).toHaveURL(/\/supplierImport/)
}
