import type { Browser, Locator } from '@playwright/test'
import { homePages } from '#contract/home/homePages.ts'
import { appUrl, expect, test } from '../app.ts'

/** Pixels: a line that breaks elsewhere is eighteen and more. */
const mostMoved = 4

/** Where the blocks of a home are on a phone, in English, with the web font or before it has come. */
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

test('home: no block moves when the web font comes', async ({ browser }) => {
  test.slow()
  for (const page of homePages)
    // Other journeys arrange these homes meanwhile: two pictures of different arrangements are compared again.
    await expect(async () => {
      const [before, after] = [await placesOf(browser, page, false), await placesOf(browser, page, true)]
      expect(before.length).toBeGreaterThan(0)
      const moved = after.filter(
        ({ top, height }, index) =>
          Math.abs(top - (before[index]?.top ?? 0)) > mostMoved ||
          Math.abs(height - (before[index]?.height ?? 0)) > mostMoved,
      )
      expect(moved, page).toEqual([])
    }).toPass({ timeout: 60_000 })
})
