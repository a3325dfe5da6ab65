import 'vite/client'

declare global {
  interface PendingEvents {
    readonly actions: readonly { readonly target: HTMLElement; readonly text?: string }[]
    /** They are being replayed now. */
    isReplaying: boolean
  }
  /** The event `beforeinstallprompt` of browsers that install a site like an app. */
  interface InstallOffer extends Event {
    readonly prompt: () => Promise<unknown>
  }
  interface WindowEventMap {
    beforeinstallprompt: InstallOffer
  }
  interface Window {
    /** The browser offers to install the portal. */
    installOffer?: InstallOffer
    /** Whether hydration is over and the events before it were replayed. */
    isHydrated?: boolean
    /** Events before hydration, in their order: typed into an input, or clicked. */
    pendingEvents?: PendingEvents
  }
}
