import { rmSync } from 'node:fs'
import { type Browser, expect, type Page } from '@playwright/test'
import type { Entrance } from '#contract/kit/entrance.ts'
import { appUrl, test as base } from '../app.ts'
import { logIn } from '../users.ts'
import { saveScreenshot } from '../support/saveScreenshot.ts'
import { heights, expectAccessible, waitUntilStable, type Width, widths } from '../visualAssertions.ts'
import { expectNoHorizontalOverflow } from '../support/overflow.ts'
import { type Language, messagesOf } from '../messages.ts'

/** User with a browser of their own. */
export interface Person {
  readonly page: Page
  readonly language: Language
  readonly words: (typeof messagesOf)[Language]
  /** Checks the page at desktop and phone width (layout, accessibility), and saves screenshots. */
  readonly capture: (name: string) => Promise<void>
}

export interface Team {
  readonly comes: (account: string, how?: { entrance?: Entrance; width?: Width }) => Promise<Person>
}

/** Creates the users of a journey; fails if a script error occurs on any of their pages. */
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
    if (errors.length > 0) throw new Error(`script errors:\n${errors.join('\n')}`)
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

/** Accessibility is checked at one width in each language. */
const checked = { 'zh-CN': 1440, en: 390 } as const satisfies Record<Language, Width>

interface Widths {
  /** Width of the user's own device, restored after each check. */
  readonly own: Width
  /** Widths at which accessibility is checked. */
  readonly checkedWidths: Width
}

async function captureBothWidths(page: Page, path: string, { own, checkedWidths: checked }: Widths) {
  for (const width of widths.toSorted((a, b) => Number(a === own) - Number(b === own))) {
    await page.setViewportSize({ width, height: heights[width] })
    await waitUntilStable(page)
    await expectNoHorizontalOverflow(page)
    if (width === checked) await expectAccessible(page)
    await saveScreenshot(page, `${path}-${width}.png`)
  }
}
