import { expect, type Locator, type Page } from '@playwright/test'

/** Upper bound of tab stops. */
const MAX_STOPS = 400

/** Tabs until the target has the focus; every focus on the way must be visible. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const focused = target.and(page.locator(':focus'))
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press(key)
    await expectFocusVisible(page)
    if ((await focused.count()) > 0) return
  }
  throw new Error(`Tab does not reach ${target.toString()}`)
}

/** Full tab cycle: every stop comes once before the first one again, so there is no focus trap. */
export async function expectFullTabCycle(page: Page) {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-stop]')) element.removeAttribute('data-stop')
  })
  for (let stop = 1; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    await expectFocusVisible(page)
    const before = await page.evaluate((number) => {
      const element = document.activeElement
      if (!element || element === document.body) return undefined
      const known = element.getAttribute('data-stop')
      if (known === null) element.setAttribute('data-stop', String(number))
      return known === null ? undefined : Number(known)
    }, stop)
    if (before === undefined) continue
    expect(before, 'the round ends where it began').toBe(1)
    return
  }
  throw new Error('the tab cycle does not end')
}

/** The focused element is in the viewport and has a focus ring, its own or its container's. */
const expectFocusVisible = (page: Page) =>
  expect
    .configure({ soft: true })
    .poll(() => focusViolation(page))
    .toBeUndefined()

const focusViolation = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return undefined
    const words = element.outerHTML.slice(0, 160)
    const ringed = (one: Element | null, steps: number): boolean => {
      if (!one || steps < 0) return false
      // Links that extend over a whole card have the focus ring on the pseudo-element.
      const styles = [getComputedStyle(one), getComputedStyle(one, '::after')]
      const hasRing = styles.some(
        ({ outlineStyle, outlineWidth, boxShadow }) =>
          (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) || boxShadow !== 'none',
      )
      return hasRing || ringed(one.parentElement, steps - 1)
    }
    const { width, height, top, bottom } = element.getBoundingClientRect()
    if (width < 2 || height < 2 || bottom < 0 || top > innerHeight) return `out of sight: ${words}`
    return ringed(element, 3) ? undefined : `no ring: ${words}`
  })

/** Focus trap: the focus stays in the dialog, and returns to its opener after Escape. */
export async function expectFocusTrap(page: Page, dialog: Locator, opener: Locator) {
  await expect(dialog).toBeVisible()
  await expect(dialog.locator(':focus')).toHaveCount(1)
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press(stop % 8 === 7 ? 'Shift+Tab' : 'Tab')
    await expectFocusVisible(page)
    const focusPosition = await dialog.evaluate((box) => {
      const at = document.activeElement
      return at === document.body || box.contains(at) ? undefined : at?.outerHTML.slice(0, 160)
    })
    expect(focusPosition, 'the dialog holds the focus').toBeUndefined()
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
}
