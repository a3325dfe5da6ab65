import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { expectNoHorizontalOverflow } from './support/overflow.ts'

/** Desktop and phone width. */
export const widths = [1440, 390] as const
export type Width = (typeof widths)[number]
export const heights: Readonly<Record<Width, number>> = { 1440: 900, 390: 844 }

/** Long enough for a busy machine, also outside the test runner. */
const timeout = 30_000

/** Waits until the page is stable: hydrated, no skeletons, fonts and pictures loaded, no running animations. */
export async function waitUntilStable(page: Page) {
  await page.waitForFunction(() => window.isHydrated, undefined, { timeout })
  await expect(page.locator('h1')).not.toHaveCount(0, { timeout })
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0, { timeout })
  // A change of the window or the colours begins its transitions with the next frame.
  // Chromium paints no frames of a window that it takes for hidden; then there are no transitions either.
  await page.evaluate(
    () =>
      new Promise((done) => {
        setTimeout(done, 1_000)
        requestAnimationFrame(() => requestAnimationFrame(done))
      }),
  )
  // What was still moving is in the message of the failure.
  await expect(async () => expect(await page.evaluate(unstableParts)).toEqual([])).toPass({ timeout, intervals: [50] })
}

/** In the page: fonts and pictures that are loading, animations that have an end and run. */
function unstableParts(): string[] {
  const pictures = [...document.images]
  for (const picture of pictures) picture.loading = 'eager'
  const running = document
    .getAnimations()
    .filter(({ effect, playState }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime))
  const animated = running.map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null))
  return [
    ...(document.fonts.status === 'loaded' ? [] : ['fonts']),
    ...pictures.filter(({ complete }) => !complete).map(({ outerHTML }) => outerHTML),
    ...animated.map((element) => `animation of ${element?.outerHTML.slice(0, 200) ?? 'a part'}`),
  ]
}

/** A toast with this text is visible. */
export const expectToast = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible()

/** No serious or critical accessibility violations. */
export const expectAccessible = async (page: Page) => expect.soft(await accessibilityViolations(page)).toEqual([])

/** Serious and critical violations found by axe. */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  // Legacy mode judges in the page itself; the other one opens a page for each call, for frames of other origins.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  return serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

/**
 * Full-page screenshot; of a dialog only the viewport. Transitions, as after a switch of the theme, are at their end.
 */
export async function screenshot(page: Page, path: string) {
  mkdirSync(dirname(path), { recursive: true })
  const before = page.viewportSize()
  const isDialog = (await page.getByRole('dialog').count()) > 0
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  // The viewport grows to the page height, so that fixed footers are at the bottom of the picture.
  if (before && !isDialog) await page.setViewportSize({ width: before.width, height: Math.max(before.height, height) })
  // A higher viewport shows parts that are fetched now.
  await expect(page.locator('[data-progress]')).toHaveCount(0, { timeout })
  await page.screenshot({ path, animations: 'disabled' })
  if (before && !isDialog) await page.setViewportSize(before)
}

const named = /^\s*- (region|navigation|search|table|list|group|textbox|combobox|checkbox|progressbar) "([^"]+)"/

/** Accessible names of landmarks and fields are unique. */
export async function expectUniqueNames(page: Page) {
  const lines = (await page.locator('body').ariaSnapshot()).split('\n')
  const names = lines.flatMap((line) => named.exec(line)?.[2] ?? [])
  expect.soft(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
}

/** Page quality at both widths: no overflow, accessible, unique names. Ends at desktop width. */
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
