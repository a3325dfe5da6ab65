import type { Page } from '@playwright/test'
import { appUrl } from '../../e2e/app.ts'
import { waitUntilStable } from '../../e2e/visualAssertions.ts'
import { pagesOfMenus as names } from './modulePages.ts'
import type { PageToCapture } from './pageToCapture.ts'
import { hostOf, type Role } from './roles.ts'

/** Pages of the menus, each as the first role whose menu has it; a page in no menu is an error. */
export async function pagesInMenus(pageOf: Readonly<Record<Role, Page>>): Promise<PageToCapture[]> {
  const pages = new Map<string, PageToCapture>()
  for (const [role, page] of Object.entries(pageOf) as [Role, Page][]) {
    await page.setViewportSize({ width: 1440, height: 900 })
    const host = hostOf(role)
    await page.goto(appUrl(host))
    await waitUntilStable(page)
    const hrefs = await page
      .locator('header a, nav a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    for (const href of hrefs) {
      const name = href?.slice(1) ?? ''
      if (names.includes(name) && !pages.has(name)) {
        pages.set(name, { name, role, address: host === undefined ? `/${name}` : `${appUrl(host)}/${name}` })
      }
    }
  }
  const missing = names.filter((name) => !pages.has(name))
  if (missing.length > 0) throw new Error(`in no menu: ${missing.join(', ')}`)
  return [...pages.values()]
}
