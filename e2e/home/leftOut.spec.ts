import { homePages } from '#contract/home/homePages.ts'
import { getTenantSettings, saveTenantSettings, type TenantSettings } from '#contract/portal/settings.ts'
import { callApi } from '../../tools/screenshots/apiClient.ts'
import { appUrl, expect, test } from '../app.ts'
import { logIn } from '../users.ts'

const host = 'transport.localhost'
test.use({ exclusiveTenant: host })

test('navigation: no page of a portal links to features that the tenant has disabled', async ({ browser }) => {
  // Twelve pages one after another.
  const change = async (portalMenu: TenantSettings['services']['portalMenu']) => {
    let before: typeof portalMenu = []
    // Retried, because another test may change settings of the tenant or end this session by logging in as its
    // operator.
    await expect(async () => {
      const context = await browser.newContext()
      try {
        const operator = await context.newPage()
        await logIn(operator, 'operator', { entrance: 'operator', host })
        const { version, settings } = await callApi(operator, getTenantSettings, {})
        const services = { ...settings.services, portalMenu }
        await callApi(operator, saveTenantSettings, { version, ...settings, services })
        before = settings.services.portalMenu
      } finally {
        await context.close()
      }
    }).toPass()
    return before
  }
  const before = await change(['portalHomePage'])
  try {
    const visitor = await (await browser.newContext()).newPage()
    await visitor.goto(`${appUrl(host)}/searchBiddingList`)
    const project = await visitor.getByRole('article').getByRole('link').first().getAttribute('href')
    const redirects: unknown[] = []
    for (const path of [...homePages.map((name) => `/${name}`), project!]) {
      await visitor.goto(`${appUrl(host)}${path}`)
      await visitor.waitForFunction(() => window.isHydrated)
      await expect(visitor.locator('main a').first()).toBeAttached()
      // Blocks further down are loaded on scrolling.
      await visitor.keyboard.press('End')
      const links = await visitor
        .locator('a[href^="/"]')
        .evaluateAll((found) => found.map((a) => a.getAttribute('href')))
      const disabledLinks = links.filter((href) =>
        /^\/(?:(?:c|fixedC)omparisonHall|biddingHall|notice|noLoghelpCenter)\b/.test(href!),
      )
      expect(disabledLinks, path).toEqual([])
      expect(links.length, path).toBeGreaterThan(2)
      redirects.push(...links.filter((href) => href!.startsWith('/searchBiddingList?kind=')))
    }
    expect(redirects.length).toBeGreaterThan(5)
  } finally {
    await change(before)
  }
})
