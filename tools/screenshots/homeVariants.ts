import { expect, type Page } from '@playwright/test'
import { homePages } from '#contract/home/homePages.ts'
import { appUrl } from '../../e2e/app.ts'
import { overflowingElements } from '../../e2e/support/overflow.ts'
import { logIn } from '../../e2e/users.ts'
import { accessibilityViolations, screenshot, waitUntilStable } from '../../e2e/visualAssertions.ts'
import { loadPictures } from './interactions.ts'

/** Demo tenants, each with its own colour. */
const tenants = { qiming: 'localhost', transport: 'transport.localhost', huarun: 'huarun.localhost' }
/** Home pages that visitors of a tenant do not see, because its home is the login page: captured as this buyer. */
const buyersHomes = { tenant: 'huarun', account: 'ruanxizhao', names: ['portalHomePage', 'portalHomePageHuarun'] }
const windows = [
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
]
const languages = [
  ['zh-CN', 'zh_CN'],
  ['en', 'en_US'],
] as const

interface Capture {
  readonly folder: string
  readonly isSelected: (name: string) => boolean
  readonly onViolation: (violation: string) => void
}

/** Captures each home page of each tenant, as a visitor where there is one for visitors. */
export async function captureHomeVariants(newPage: () => Promise<Page>, capture: Capture) {
  for (const [tenant, host] of Object.entries(tenants)) {
    const selected = [...homePages, 'operationPlatformView'].filter((name) =>
      capture.isSelected(`home-${name}-${tenant}`),
    )
    const isBuyers = (name: string) => tenant === buyersHomes.tenant && buyersHomes.names.includes(name)
    const { visitors = [], buyers = [] } = Object.groupBy(selected, (name) => (isBuyers(name) ? 'buyers' : 'visitors'))
    await captureHomes(newPage, { tenant, host, names: visitors }, capture)
    await captureHomes(newPage, { tenant, host, names: buyers, account: buyersHomes.account }, capture)
  }
}

interface Homes {
  readonly tenant: string
  readonly host: string
  readonly names: readonly string[]
  /** Undefined for visitors. */
  readonly account?: string
}

/** Both languages, three window sizes, light and dark. */
async function captureHomes(
  newPage: () => Promise<Page>,
  { tenant, host, names, account }: Homes,
  { folder, onViolation }: Capture,
) {
  if (names.length === 0) return
  const page = await newPage()
  if (account === undefined) await page.goto(appUrl(host))
  else await logIn(page, account, { host })
  for (const [language, locale] of languages) {
    await page.evaluate((value) => localStorage.setItem('locale', value), locale)
    for (const name of names) {
      await page.goto(`${appUrl(host)}/${name}`)
      for (const window of windows)
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.setViewportSize(window)
          await page.emulateMedia({ colorScheme })
          await loadBlocks(page)
          await loadPictures(page)
          await waitUntilStable(page)
          const variant = `home-${name}-${tenant}.${language}-${window.width}-${colorScheme}`
          await screenshot(page, `${folder}/${variant}.png`)
          const found = [...(await accessibilityViolations(page)), ...(await overflowingElements(page))]
          for (const violation of found) onViolation(`${variant} ${violation.slice(0, 200)}`)
        }
    }
  }
  await page.context().close()
}

/** Times that the page may become higher by blocks that load. */
const MOST_GROWTH = 5

/** Loads the blocks that a reader reaches by scrolling: the window is as high as the page until no skeleton is left. */
async function loadBlocks(page: Page) {
  const before = page.viewportSize()!
  let height = before.height
  for (let times = 0; times < MOST_GROWTH; times++) {
    const whole = await page.evaluate(() => document.documentElement.scrollHeight)
    if (times > 0 && whole <= height) break
    height = Math.max(before.height, whole)
    await page.setViewportSize({ width: before.width, height })
    await expect(page.locator('[data-skeleton]')).toHaveCount(0, { timeout: 30_000 })
    await waitUntilStable(page)
  }
  await page.setViewportSize(before)
}
