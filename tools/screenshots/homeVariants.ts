import type { Page } from '@playwright/test'
import { homePages } from '#contract/home/homePages.ts'
import { appUrl } from '../../e2e/app.ts'
import { overflowingElements } from '../../e2e/support/overflow.ts'
import { accessibilityViolations, screenshot, waitUntilStable } from '../../e2e/visualAssertions.ts'
import { loadPictures } from './interactions.ts'

/** Demo tenants, each with its own colour. */
const tenants = { qiming: 'localhost', transport: 'transport.localhost', huarun: 'huarun.localhost' }
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

/** Captures each home page as a visitor of each tenant: both languages, three window sizes, light and dark. */
export async function captureHomeVariants(newPage: () => Promise<Page>, { folder, isSelected, onViolation }: Capture) {
  for (const [tenant, host] of Object.entries(tenants)) {
    const names = [...homePages, 'operationPlatformView'].filter((name) => isSelected(`home-${name}-${tenant}`))
    if (names.length === 0) continue
    const page = await newPage()
    await page.goto(appUrl(host))
    for (const [language, locale] of languages) {
      await page.evaluate((value) => localStorage.setItem('locale', value), locale)
      for (const name of names) {
        await page.goto(`${appUrl(host)}/${name}`)
        for (const window of windows)
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.setViewportSize(window)
            await page.emulateMedia({ colorScheme })
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
}
