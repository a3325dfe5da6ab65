import { expect, type Page } from '@playwright/test'

/** No horizontal overflow. */
export const expectNoHorizontalOverflow = async (page: Page) =>
  expect.soft(await overflowingElements(page), 'the page can be pushed sideways').toEqual([])

/** Overflowing elements of the page and of open dialogs, with their right edge. */
export const overflowingElements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // The scrolling content of a dialog; tables within scroll on their own.
    const contents = [...document.querySelectorAll('dialog[open] > div > div')]
    const frames = [document.documentElement, ...contents]
    return frames.flatMap((frame) => {
      if (frame.scrollWidth <= frame.clientWidth) return []
      const edge = frame.getBoundingClientRect().left + frame.clientWidth
      const overflowing = [...frame.querySelectorAll('*')].filter(
        (element) => element.getBoundingClientRect().right > edge,
      )
      return overflowing.map((element) =>
        `${Math.round(element.getBoundingClientRect().right)}: ${element.outerHTML}`.slice(0, 120),
      )
    })
  })

/** Elements that long texts move out of view: columns outside their container; clipped buttons, fields and amounts. */
export const hiddenParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const slack = 1
    const isVisible = (element: Element) =>
      element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }) && element.getClientRects().length > 0
    const descriptionOf = (element: Element) => element.outerHTML.slice(0, 140)
    const all = [...document.querySelectorAll('main *, [role=dialog] *')].filter((element) => isVisible(element))
    const frames = all.filter((element) => {
      const { overflowX } = getComputedStyle(element)
      // Tabs and steps scroll by hand; containers with a table have columns.
      const isFrame = overflowX === 'auto' || overflowX === 'scroll'
      return isFrame && element.querySelector('table') && element.scrollWidth > element.clientWidth + slack
    })
    const clippingAncestor = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect()
      if (width <= slack) return undefined
      for (let box = element.parentElement; box; box = box.parentElement) {
        const { overflowX } = getComputedStyle(box)
        if (overflowX === 'auto' || overflowX === 'scroll') return undefined
        const edges = box.getBoundingClientRect()
        const isCut = overflowX !== 'visible' && (right > edges.right + slack || left < edges.left - slack)
        // Visually hidden text is one pixel wide.
        if (isCut && edges.width > slack) return box
      }
      return undefined
    }
    const parts = all.filter((element) => element.matches('button, a[href], input, select, textarea, [class*=amount]'))
    const cut = parts.flatMap((element) => {
      const box = clippingAncestor(element)
      return box ? [`cut off: ${descriptionOf(element)} by ${descriptionOf(box)}`] : []
    })
    return [...frames.map((frame) => `columns out of sight: ${descriptionOf(frame)}`), ...cut]
  })
