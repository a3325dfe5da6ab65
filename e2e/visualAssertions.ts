import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { expectNoHorizontalOverflow } from './support/overflow.ts'

/** Desktop and phone width. */
export const widths = [1440, 390] as const
export type Width = (typeof widths)[number]
export const heights: Readonly<Record<Width, number>> = { 1440: 900, 390: 844 }

/** Allows for a busy machine, also outside the test runner. */
const timeout = 30_000

/** Waits until the page is stable: hydrated, no skeletons, fonts and images loaded, no running animations. */
export async function waitUntilStable(page: Page) {
  await page.waitForFunction(() => window.isHydrated, undefined, { timeout })
  await expect(page.locator('h1')).not.toHaveCount(0, { timeout })
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0, { timeout })
  // Transitions after a change of viewport or theme start in the next frame. Hidden windows have no frames and no
  // transitions.
  await page.evaluate(
    () =>
      new Promise((done) => {
        setTimeout(done, 1_000)
        requestAnimationFrame(() => requestAnimationFrame(done))
      }),
  )
  // The error message lists the parts that are still changing.
  await expect(async () => expect(await page.evaluate(unstableParts)).toEqual([])).toPass({ timeout, intervals: [50] })
}

/**
 * Runs in the page: loading fonts and images, running finite animations. Ends these animations, because a busy machine
 * draws their frames late, or none; the next look finds those that have begun again.
 */
function unstableParts(): string[] {
  const pictures = [...document.images]
  for (const picture of pictures) picture.loading = 'eager'
  const running = document
    .getAnimations()
    .filter(({ effect, playState }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime))
  for (const animation of running) animation.finish()
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
  // Legacy mode runs in the page itself; the other mode opens a page for each call, for cross-origin frames.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  return serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

/** Full-page screenshot, of dialogs only the viewport, with transitions finished. */
export async function screenshot(page: Page, path: string) {
  mkdirSync(dirname(path), { recursive: true })
  const before = page.viewportSize()
  const isDialog = (await page.getByRole('dialog').count()) > 0
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  // The viewport grows to the page height, so that fixed footers are at the bottom of the screenshot.
  if (before && !isDialog) await page.setViewportSize({ width: before.width, height: Math.max(before.height, height) })
  // A higher viewport may load further parts.
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
