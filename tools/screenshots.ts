import { mkdirSync, rmSync } from 'node:fs'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { appUrl } from '../e2e/app.ts'
import { logIn } from '../e2e/users.ts'
import { accessibilityViolations, heights, screenshot, waitUntilStable, widths } from '../e2e/visualAssertions.ts'
import { overflowingElements } from '../e2e/support/overflow.ts'
import { startApp } from '../e2e/setup.ts'
import { type Language, messagesOf } from '../e2e/messages.ts'
import config from '../playwright.config.ts'
import { writeGalleryIndex } from './screenshots/galleryIndex.ts'
import { captureHomeVariants } from './screenshots/homeVariants.ts'
import { createDemoData } from './screenshots/demoData.ts'
import { emptyPages, staticPages, runningImportPage } from './screenshots/pages.ts'
import { loadPictures, useDesktopViewport } from './screenshots/interactions.ts'
import { missingParts } from './screenshots/missingParts.ts'
import { createNewSupplier } from './screenshots/newSupplierFixture.ts'
import { loginPages, openPortalPages, otherTenantPages } from './screenshots/portalPages.ts'
import { visitorPages } from './screenshots/projectPages.ts'
import type { PageToCapture } from './screenshots/pageToCapture.ts'
import { hostOf, type Role, roles } from './screenshots/roles.ts'
import { buildWeb } from './web.mjs'
import { pagesInMenus } from './screenshots/pagesInMenus.ts'

// Screenshots of every page as seen by its users: both languages, desktop and phone, light and dark. Each page is also
// checked for the parts of the state that it is named after, accessibility violations and horizontal overflow.

const folder = 'screenshots/pages'
const variants = (['zh-CN', 'en'] as const).flatMap((language) => [
  ...widths.map((width) => ({ language, width, colorScheme: 'light' as const })),
  ...widths.map((width) => ({ language, width, colorScheme: 'dark' as const })),
])
type Variant = (typeof variants)[number]
const violations: string[] = []
/** Optional name filters: `npm run screenshots -- organisation confirmOrder`. */
const nameFilters = process.argv.slice(2)
const isSelected = ({ name }: Pick<PageToCapture, 'name'>) =>
  nameFilters.length === 0 || nameFilters.some((part) => name.includes(part))
const locale: Record<Language, string> = { 'zh-CN': 'zh_CN', en: 'en_US' }
const nameOf = ({ language, width, colorScheme }: Variant) => `${language}-${width}-${colorScheme}`

if (!process.env['BASE'] && !(await buildWeb())) throw new Error('the web could not be built')
if (nameFilters.length === 0) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const stop = await startApp({ hasOrders: true })
const browser = await chromium.launch(config.use?.launchOptions)
try {
  const visitorPage = await newPage()
  for (const target of loginPages.filter(isSelected)) await capture(visitorPage, target)
  const otherTenantPage = await newPage()
  const otherTenantUrl = appUrl('transport.localhost')
  await otherTenantPage.goto(otherTenantUrl)
  for (const target of otherTenantPages(otherTenantUrl).filter(isSelected)) await capture(otherTenantPage, target)
  await createNewSupplier()
  const pageOf = await logInAllRoles()
  await captureAll(pageOf, emptyPages)
  const demoData = await createDemoData(pageOf)
  for (const target of [...visitorPages(demoData), ...openPortalPages(demoData)].filter(isSelected))
    await capture(visitorPage, target)
  await captureAll(pageOf, [...(await pagesInMenus(pageOf)), ...staticPages(demoData)])
  await captureAll(pageOf, [runningImportPage(await demoData.imports.startLong())].filter(isSelected))
  // Last, because the demo's projects are created by jobs after the start.
  await captureHomeVariants(newPage, {
    folder,
    isSelected: (name) => isSelected({ name }),
    onViolation: (violation) => violations.push(violation),
  })
  console.log(`baicai: ${writeGalleryIndex('screenshots')} screenshots, open screenshots/index.html`)
  for (const violation of violations) console.log(`  ${violation}`)
  if (violations.length > 0) process.exitCode = 1
} finally {
  await browser.close()
  await stop?.()
}

async function newPage(): Promise<Page> {
  const context: BrowserContext = await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })
  context.setDefaultTimeout(120_000)
  return context.newPage()
}

/** One after another: all at once would exceed the timeout of a login on a slow machine. */
async function logInAllRoles(): Promise<Record<Role, Page>> {
  const pages: (readonly [string, Page])[] = []
  for (const [role, { account, entrance }] of Object.entries(roles)) {
    const page = await newPage()
    const host = hostOf(role as Role)
    await logIn(page, account, { entrance, ...(host === undefined ? {} : { host }) })
    pages.push([role, page])
  }
  return Object.fromEntries(pages) as Record<Role, Page>
}

/** Captures in parallel by role, sequentially within one. */
async function captureAll(pageOf: Readonly<Record<Role, Page>>, pages: readonly PageToCapture[]) {
  await Promise.all(
    [...Map.groupBy(pages, ({ role }) => role)].map(async ([role, own]) => {
      for (const target of own.filter(isSelected)) await capture(pageOf[role], target)
    }),
  )
}

/** Captures all variants of a page; a failure is a violation, and does not prevent the screenshots of other pages. */
async function capture(page: Page, target: Omit<PageToCapture, 'role'>) {
  const { name, failingRequests } = target
  if (page.url() === 'about:blank') await page.goto(appUrl())
  if (failingRequests !== undefined) await page.route(failingRequests, (call) => call.abort())
  try {
    for (const [language, ofLanguage] of Map.groupBy(variants, (variant) => variant.language))
      await captureIn(page, target, language, ofLanguage)
  } catch (error) {
    violations.push(`${name} ${error instanceof Error ? error.message.slice(0, 600) : String(error)}`)
  }
  if (failingRequests !== undefined) await page.unroute(failingRequests)
}

async function captureIn(
  page: Page,
  { name, address, interact, shows }: Omit<PageToCapture, 'role'>,
  language: Language,
  ofLanguage: readonly Variant[],
) {
  await page.evaluate((value) => localStorage.setItem('locale', value), locale[language])
  await useDesktopViewport(page)
  await page.goto(new URL(address, appUrl()).href)
  if (interact) {
    await waitUntilStable(page)
    await interact(page, messagesOf[language])
  }
  for (const variant of ofLanguage) {
    await page.setViewportSize({ width: variant.width, height: heights[variant.width] })
    await page.emulateMedia({ colorScheme: variant.colorScheme })
    await loadPictures(page)
    await waitUntilStable(page)
    const missing = await missingParts(page, messagesOf[language], shows)
    await screenshot(page, `${folder}/${name}.${nameOf(variant)}.png`)
    const found = [...missing, ...(await accessibilityViolations(page)), ...(await overflowingElements(page))]
    violations.push(...found.map((violation) => `${name}.${nameOf(variant)} ${violation.slice(0, 200)}`))
  }
}
