import { expect, type Page } from '@playwright/test'

/** No horizontal overflow. */
export const expectNoHorizontalOverflow = async (page: Page) =>
  expect.soft(await overflowingElements(page), 'the page can be pushed sideways').toEqual([])

/** Overflowing elements with their right edge. */
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

/**
 * What long texts push out of sight: columns behind the edge of their frame; buttons, fields and amounts that are cut
 * off.
 */
export const hiddenParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const slack = 1
    const shown = (element: Element) =>
      element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }) && element.getClientRects().length > 0
    const descriptionOf = (element: Element) => element.outerHTML.slice(0, 140)
    const all = [...document.querySelectorAll('main *, [role=dialog] *')].filter((element) => shown(element))
    const frames = all.filter((element) => {
      const { overflowX } = getComputedStyle(element)
      // A line of tabs or steps is pushed by hand; a frame with a table in it has columns.
      const isFrame = overflowX === 'auto' || overflowX === 'scroll'
      return isFrame && element.querySelector('table') && element.scrollWidth > element.clientWidth + slack
    })
    const cutBy = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect()
      if (width <= slack) return undefined
      for (let box = element.parentElement; box; box = box.parentElement) {
        const { overflowX } = getComputedStyle(box)
        if (overflowX === 'auto' || overflowX === 'scroll') return undefined
        const edges = box.getBoundingClientRect()
        const isCut = overflowX !== 'visible' && (right > edges.right + slack || left < edges.left - slack)
        // What listens alone is one pixel wide.
        if (isCut && edges.width > slack) return box
      }
      return undefined
    }
    const parts = all.filter((element) => element.matches('button, a[href], input, select, textarea, [class*=amount]'))
    const cut = parts.flatMap((element) => {
      const box = cutBy(element)
      return box ? [`cut off: ${descriptionOf(element)} by ${descriptionOf(box)}`] : []
    })
    return [...frames.map((frame) => `columns out of sight: ${descriptionOf(frame)}`), ...cut]
  })
