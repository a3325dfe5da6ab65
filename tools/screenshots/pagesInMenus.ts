import type { Page } from '@playwright/test'
import { menuPages } from '#web/app/pages.ts'
import { framedSsrPages } from '#web/app/ssr/routes.ts'
import { appUrl } from '../../e2e/app.ts'
import { waitUntilStable } from '../../e2e/visualAssertions.ts'
import type { PageToCapture } from './pageToCapture.ts'
import type { Role } from './roles.ts'

const names: readonly string[] = [
  ...Object.keys(menuPages),
  ...Object.entries(framedSsrPages).flatMap(([path, { isInMenu }]) => (isInMenu ? [path.slice(1)] : [])),
]

/** Pages of the menus, each as the first role whose menu has it; a page in no menu is an error. */
export async function pagesInMenus(pageOf: Readonly<Record<Role, Page>>): Promise<PageToCapture[]> {
  const pages = new Map<string, PageToCapture>()
  for (const [role, page] of Object.entries(pageOf) as [Role, Page][]) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(appUrl())
    await waitUntilStable(page)
    const hrefs = await page
      .locator('header a, nav a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    for (const href of hrefs) {
      const name = href?.slice(1) ?? ''
      if (names.includes(name) && !pages.has(name)) pages.set(name, { name, role, address: `/${name}` })
    }
  }
  const missing = names.filter((name) => !pages.has(name))
  if (missing.length > 0) throw new Error(`in no menu: ${missing.join(', ')}`)
  return [...pages.values()]
}
