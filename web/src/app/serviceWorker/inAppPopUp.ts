/** An open page of the portal, as its service worker sees it. */
export interface OpenWindow {
  readonly url: string
  readonly visibilityState: DocumentVisibilityState
  readonly focused: boolean
}

/** Nobody is signed in at the first, so nothing pops up; at the second people try their notifications. */
const pagesWithout: ReadonlySet<string> = new Set(['/login', '/messageSettings'])

/**
 * Whether an open page shows the message as an in-app pop-up. Browsers demand a notification for each push, except
 * where a window of the site is visible and has the focus: so it takes both.
 */
export const popsUpInPage = (windows: readonly OpenWindow[]): boolean =>
  windows.some(
    ({ url, visibilityState, focused }) =>
      visibilityState === 'visible' && focused && !pagesWithout.has(new URL(url).pathname),
  )
