import { afterAll, expect, test, vi } from 'vitest'
import { type Blocker, navigationHistory } from './navigationHistory.ts'

/** Fake window: history steps happen asynchronously and are announced afterwards, as in a browser. */
function aWindow(...paths: string[]) {
  const entries = paths.map((path) => ({ path, state: null as unknown }))
  let at = entries.length - 1
  let announce = () => {}
  const url = () => new URL(entries[at]!.path, 'http://page.invalid')
  const add = (state: unknown, path: string) => {
    entries.splice(++at, Number.POSITIVE_INFINITY, { path, state })
  }
  const window = {
    history: {
      get state() {
        return entries[at]!.state
      },
      pushState: (state: unknown, _: string, path: string) => add(state, path),
      replaceState: (state: unknown, _: string, path?: string) =>
        void (entries[at] = { state, path: path ?? entries[at]!.path }),
      go: (delta: number) =>
        void setTimeout(() => {
          if (!entries[at + delta]) return
          at += delta
          announce()
        }),
    },
    location: {
      get href() {
        return url().href
      },
      get origin() {
        return url().origin
      },
      get pathname() {
        return url().pathname
      },
      get search() {
        return url().search
      },
      get hash() {
        return url().hash
      },
    },
    addEventListener: (_: 'popstate', listener: () => void) => void (announce = listener),
  }
  /** Follows an anchor: the browser adds an entry, unless it is there already. */
  const followAnchor = (hash: string) => {
    if (url().hash === hash) entries[at]!.state = null
    else add(null, url().pathname + hash)
    announce()
  }
  return { window, followAnchor, address: () => entries[at]!.path, back: () => window.history.go(-1) }
}

vi.useFakeTimers()
afterAll(() => void vi.useRealTimers())
/** Waits until all requested history steps have happened. */
const settled = () => vi.runAllTimersAsync()

/** Pages render immediately, unless they are slow. */
function started(...paths: string[]) {
  const { window, ...browser } = aWindow(...paths)
  const history = navigationHistory(window)
  const shown: string[] = []
  const pages = { areSlow: false }
  const render = () => history.rendered(history.latest())
  history.subscribe(() => {
    shown.push(history.latest().location.pathname)
    if (!pages.areSlow) render()
  })
  return { ...browser, window, history, shown, pages, render }
}

/** Blocker whose prompts are answered one by one. */
function blocking() {
  const prompts: ((mayLeave: boolean) => void)[] = []
  const blocker: Blocker = () => new Promise((resolve) => prompts.push(resolve))
  const answer = async (mayLeave: boolean) => {
    prompts.at(-1)!(mayLeave)
    await settled()
  }
  return { blocker, prompts, answer }
}

test('navigation history: each navigation is announced with its action', async () => {
  const { history, shown, address } = started('/cart')
  history.push('/orders', { from: 'cart' })
  expect(history.latest()).toMatchObject({ action: 'PUSH', location: { pathname: '/orders', state: { from: 'cart' } } })
  history.replace({ pathname: '/addresses', search: '?page=2', hash: '' })
  expect(history.latest()).toMatchObject({ action: 'REPLACE', location: { search: '?page=2', state: null } })
  expect(address()).toBe('/addresses?page=2')
  history.go(-1)
  await settled()
  expect(history.latest().action).toBe('POP')
  expect(shown).toEqual(['/orders', '/addresses', '/cart'])
})

test('navigation history: an entry keeps its key, even after a reload', async () => {
  const { history, window, back } = started('/cart')
  const { key } = history.latest().location
  history.push('/orders')
  expect(history.latest().location.key).not.toBe(key)
  back()
  await settled()
  expect(history.latest().location.key).toBe(key)
  expect(navigationHistory(window).latest().location.key).toBe(key)
})

test('navigation history: the scroll position is kept initially and on request, not when going back', async () => {
  const { history, back } = started('/cart')
  const keeps = () => history.latest().keepsScroll
  expect(keeps()).toBe(true)
  history.push('/cart?page=2')
  expect(keeps()).toBe(false)
  history.replace('/cart?page=3', null, { preventScrollReset: true })
  expect(keeps()).toBe(true)
  back()
  await settled()
  expect(keeps()).toBe(false)
})

test('navigation history: a blocked page stays until the user confirms', async () => {
  const { history, shown, address } = started('/cart')
  const { blocker, prompts, answer } = blocking()
  history.block(blocker)
  history.push('/orders')
  // No second confirmation while one is open.
  history.push('/addresses')
  expect(prompts).toHaveLength(1)
  await answer(false)
  expect(address()).toBe('/cart')
  history.replace({ pathname: '/orders' })
  await answer(true)
  expect(address()).toBe('/orders')
  expect(shown).toEqual(['/orders'])
})

test('navigation history: on cancel the URL returns to the page, on confirmation the page follows the URL', async () => {
  const { history, shown, address, back } = started('/cart')
  history.push('/orders')
  history.push('/orders/edit')
  const { blocker, prompts, answer } = blocking()
  history.block(blocker)
  history.go(-2)
  await settled()
  expect(shown).toEqual(['/orders', '/orders/edit'])
  await answer(false)
  expect(address()).toBe('/orders/edit')
  for (let time = 0; time < 2; time++) {
    back()
    await settled()
    await answer(false)
    expect(address()).toBe('/orders/edit')
  }
  back()
  await settled()
  await answer(true)
  expect(prompts).toHaveLength(4)
  expect(address()).toBe('/orders')
  expect(shown).toEqual(['/orders', '/orders/edit', '/orders'])
})

test.each([true, false])(
  'navigation history: navigation during the confirmation counts as well (%s)',
  async (mayLeave) => {
    const { history, shown, address, back } = started('/cart')
    history.push('/orders')
    history.push('/orders/edit')
    const { blocker, prompts, answer } = blocking()
    history.block(blocker)
    back()
    back()
    await settled()
    expect(prompts).toHaveLength(1)
    await answer(mayLeave)
    expect(address()).toBe(mayLeave ? '/cart' : '/orders/edit')
    expect(shown.slice(2)).toEqual(mayLeave ? ['/cart'] : [])
  },
)

test('navigation history: hash navigation is counted, too', async () => {
  const { history, followAnchor, address, back } = started('/cart')
  followAnchor('#main')
  followAnchor('#main')
  expect(history.latest().location.hash).toBe('#main')
  history.push('/orders/edit')
  const { blocker, answer } = blocking()
  history.block(blocker)
  history.go(-2)
  await settled()
  expect(address()).toBe('/cart')
  await answer(false)
  expect(address()).toBe('/orders/edit')
  back()
  await settled()
  await answer(true)
  expect(history.latest().location).toMatchObject({ pathname: '/cart', hash: '#main' })
})

test('navigation history: no confirmation within a page, or after the blocker was removed', () => {
  const { history, address } = started('/cart')
  const blocker = vi.fn<Blocker>()
  const unblock = history.block(blocker)
  history.push('/cart?page=2')
  expect(blocker).not.toHaveBeenCalled()
  unblock()
  history.push('/orders')
  expect(blocker).not.toHaveBeenCalled()
  expect(address()).toBe('/orders')
})

test('navigation history: a link back to the rendered page, while another is pending, is a separate navigation', async () => {
  const { history, address, back, pages } = started('/cart')
  pages.areSlow = true
  history.push('/orders')
  // React Router knows only the rendered page.
  history.replace('/cart')
  expect(history.latest().action).toBe('PUSH')
  back()
  await settled()
  expect(address()).toBe('/orders')
  history.replace('/addresses')
  expect(history.latest().action).toBe('REPLACE')
})

test('navigation history: leaving a page, or returning to it, asks only once', async () => {
  const { history, shown, pages, render } = started('/cart')
  const { blocker, prompts, answer } = blocking()
  history.block(blocker)
  pages.areSlow = true
  history.push('/orders')
  await answer(true)
  history.push('/addresses')
  expect(prompts).toHaveLength(1)
  history.push('/cart')
  expect(prompts).toHaveLength(1)
  // The page was not left, so unsaved changes block again.
  history.push('/orders')
  expect(prompts).toHaveLength(2)
  await answer(true)
  render()
  history.push('/cart')
  expect(prompts).toHaveLength(3)
  await answer(true)
  expect(shown).toEqual(['/orders', '/addresses', '/cart', '/orders', '/cart'])
})
