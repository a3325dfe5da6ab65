import type { Browser, Locator } from '@playwright/test'
import { homePages } from '#contract/home/homePages.ts'
import { appUrl, expect, test } from '../app.ts'

/** Pixels; a different line break moves a block by at least eighteen. */
const maxShift = 4

/** Positions of the home page's blocks on a phone, in English, with or without the web font. */
async function placesOf(browser: Browser, page: string, hasFont: boolean) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, javaScriptEnabled: false })
  await context.addCookies([{ name: 'locale', value: 'en_US', url: appUrl() }])
  const reader = await context.newPage()
  if (!hasFont) await reader.route(/\.woff2$/, (route) => route.abort())
  await reader.goto(`${appUrl()}/${page}`)
  expect(
    await reader.evaluate(async () => (await document.fonts.load('16px "Baicai Latin"', 'a').catch(() => [])).length),
  ).toBe(hasFont ? 1 : 0)
  const blocks: Locator = reader.locator('[data-kind]')
  const places = await blocks.evaluateAll((elements) =>
    elements.map((element) => {
      const { top, height } = element.getBoundingClientRect()
      return { kind: element.getAttribute('data-kind'), top, height }
    }),
  )
  await context.close()
  return places
}

test('home: no block moves when the web font loads', async ({ browser }) => {
  test.slow()
  let measured = 0
  for (const page of homePages)
    // Retried, because other tests change the layouts between the two measurements.
    await expect(async () => {
      const [before, after] = [await placesOf(browser, page, false), await placesOf(browser, page, true)]
      // Other tests may have left a page without blocks for visitors.
      expect(after.length).toBe(before.length)
      const moved = after.filter(
        ({ top, height }, index) =>
          Math.abs(top - (before[index]?.top ?? 0)) > maxShift ||
          Math.abs(height - (before[index]?.height ?? 0)) > maxShift,
      )
      expect(moved, page).toEqual([])
      if (after.length > 0) measured++
    }).toPass({ timeout: 60_000 })
  expect(measured).toBeGreaterThan(homePages.length / 2)
})
