import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** A desk's and a phone's width. */
export const widths = [1440, 390] as const
export type Width = (typeof widths)[number]
export const heights: Readonly<Record<Width, number>> = { 1440: 900, 390: 844 }

/** Long enough for a busy machine, also where no runner of tests says how long. */
const timeout = 30_000

/** What was asked for is there and stands still: no grey bars, fonts and pictures loaded, nothing that moves to its place. */
export async function waitUntilStable(page: Page) {
  await page.waitForFunction(() => window.isHydrated, undefined, { timeout })
  await expect(page.locator('h1')).not.toHaveCount(0, { timeout })
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0, { timeout })
  await page.waitForFunction(() => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    const animations = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    return (
      document.fonts.status === 'loaded' &&
      pictures.every(({ complete }) => complete) &&
      animations.every(({ playState }) => playState !== 'running')
    )
  })
}

/** A message that comes and goes. */
export const expectToast = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible()

/** Nothing serious or critical on the page as it stands. */
export const expectAccessible = async (page: Page) => expect.soft(await accessibilityViolations(page)).toEqual([])

/** What is serious or critical on it. */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  return serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

/** Nothing hangs out of the page to the right. */
export const expectNoHorizontalOverflow = async (page: Page) =>
  expect.soft(await overflowingElements(page), 'the page can be pushed sideways').toEqual([])

/** What does, with where it ends. */
export const overflowingElements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const beyond = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth,
    )
    return beyond.map((element) =>
      `${Math.round(element.getBoundingClientRect().right)}: ${element.outerHTML}`.slice(0, 120),
    )
  })

/** The whole page as a picture in a file; of a dialog, what stands in the window. */
export async function screenshot(page: Page, path: string) {
  mkdirSync(dirname(path), { recursive: true })
  const before = page.viewportSize()
  const isDialog = (await page.getByRole('dialog').count()) > 0
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  // As tall as the page: what stands at the foot of the window stands at the foot of the picture.
  if (before && !isDialog) await page.setViewportSize({ width: before.width, height: Math.max(before.height, height) })
  await page.screenshot({ path })
  if (before && !isDialog) await page.setViewportSize(before)
}

const named = /^\s*- (region|navigation|search|table|list|group|textbox|combobox|checkbox|progressbar) "([^"]+)"/

/** A part of the page or a field is called by its name: no two by the same one. */
export async function expectUniqueNames(page: Page) {
  const lines = (await page.locator('body').ariaSnapshot()).split('\n')
  const names = lines.flatMap((line) => named.exec(line)?.[2] ?? [])
  expect.soft(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
}

/** The page as it stands, at both widths: it fits, it is accessible, and no two things on it bear one name. It ends at a desk's. */
export async function expectPageQuality(page: Page, capture?: (width: Width) => Promise<void>) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: heights[width] })
    await waitUntilStable(page)
    await expectNoHorizontalOverflow(page)
    await expectAccessible(page)
    await expectUniqueNames(page)
    await capture?.(width)
  }
  await page.setViewportSize({ width: 1440, height: heights[1440] })
}
