import { rmSync } from 'node:fs'
import { type Browser, expect, type Page } from '@playwright/test'
import type { Entrance } from '#contract/kit/entrance.ts'
import { appUrl, test as base } from '../app.ts'
import { logIn } from '../users.ts'
import { keepPicture } from '../support/keepPicture.ts'
import { heights, expectAccessible, waitUntilStable, type Width, widths } from '../visualAssertions.ts'
import { expectNoHorizontalOverflow } from '../support/overflow.ts'
import { type Language, messagesOf } from '../messages.ts'

/** Somebody at a browser of their own. */
export interface Person {
  readonly page: Page
  readonly language: Language
  readonly words: (typeof messagesOf)[Language]
  /**
   * Looks at the page as it stands, at a desk's and at a phone's width: it fits, is accessible, and is kept as a
   * picture.
   */
  readonly capture: (name: string) => Promise<void>
}

export interface Team {
  readonly comes: (account: string, how?: { entrance?: Entrance; width?: Width }) => Promise<Person>
}

/** The people of one journey; a script error on a page of any of them is a failure. */
export const test = base.extend<{ teamOf: (language: Language) => Team }>({
  teamOf: async ({ browser }, use) => {
    const errors: string[] = []
    const leave: (() => Promise<void>)[] = []
    await use((language) => {
      const folder = `screenshots/journey/${language}`
      rmSync(folder, { recursive: true, force: true })
      let seen = 0
      const nameOf = (name: string) => `${folder}/${String((seen += 1)).padStart(2, '0')}-${name}`
      return {
        comes: async (account, { entrance = 'purchaser', width = 1440 } = {}) => {
          const page = await openPage(browser, width, errors)
          leave.push(() => page.context().close())
          const person: Person = {
            page,
            language,
            words: messagesOf[language],
            capture: async (name) =>
              captureBothWidths(page, nameOf(name), { own: width, checkedWidths: checked[language] }),
          }
          await page.goto(`${appUrl()}/login`)
          if (language === 'en') {
            await page.getByRole('button', { name: messagesOf['zh-CN'].shell.language }).click()
            await expect(page.locator('html')).toHaveAttribute('lang', 'en')
          }
          if (seen === 0) await person.capture('login')
          await logIn(page, account, { entrance, language })
          return person
        },
      }
    })
    for (const close of leave) await close()
    if (errors.length > 0) throw new Error(`errors on the pages:\n${errors.join('\n')}`)
  },
})

async function openPage(browser: Browser, width: Width, errors: string[]): Promise<Page> {
  const isPhone = width === 390
  const context = await browser.newContext({
    viewport: { width, height: heights[width] },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    isMobile: isPhone,
    hasTouch: isPhone,
  })
  context.on('weberror', (error) => errors.push(`${error.page()?.url()}: ${error.error().message}`))
  return context.newPage()
}

/** Each page is checked at both widths: at one in one language, at the other in the other. */
const checked = { 'zh-CN': 1440, en: 390 } as const satisfies Record<Language, Width>

interface Widths {
  /** The person's own, which the page has again afterwards. */
  readonly own: Width
  /** Where accessibility is checked. */
  readonly checkedWidths: Width
}

async function captureBothWidths(page: Page, path: string, { own, checkedWidths: checked }: Widths) {
  for (const width of widths.toSorted((a, b) => Number(a === own) - Number(b === own))) {
    await page.setViewportSize({ width, height: heights[width] })
    await waitUntilStable(page)
    await expectNoHorizontalOverflow(page)
    if (width === checked) await expectAccessible(page)
    await keepPicture(page, `${path}-${width}.png`)
  }
}
