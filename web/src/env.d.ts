import 'vite/client'

declare global {
  interface PendingEvents {
    readonly actions: readonly { readonly target: HTMLElement; readonly text?: string }[]
    /** They are being replayed now. */
    isReplaying: boolean
  }
  interface Window {
    /** Whether hydration is over and the events before it were replayed. */
    isHydrated?: boolean
    /** Events before hydration, in their order: typed into an input, or clicked. */
    pendingEvents?: PendingEvents
  }
}
