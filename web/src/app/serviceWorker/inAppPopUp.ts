/** Open page of the portal, as seen by its service worker. */
export interface OpenWindow {
  readonly url: string
  readonly visibilityState: DocumentVisibilityState
  readonly focused: boolean
}

/**
 * Pages without in-app pop-ups: the login, where nobody is logged in, and the message settings, where people test their
 * notifications.
 */
const pagesWithout: ReadonlySet<string> = new Set(['/login', '/messageSettings'])

/**
 * Whether an open page shows the message as an in-app pop-up. Browsers require a notification for each push unless a
 * window of the site is visible and focused, so both are required.
 */
export const popsUpInPage = (windows: readonly OpenWindow[]): boolean =>
  windows.some(
    ({ url, visibilityState, focused }) =>
      visibilityState === 'visible' && focused && !pagesWithout.has(new URL(url).pathname),
  )
