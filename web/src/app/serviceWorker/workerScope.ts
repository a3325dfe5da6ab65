import type { OpenWindow } from './inAppPopUp.ts'

/** Types of the service worker API used here, which the DOM types of pages lack. */
export interface WorkerScope {
  readonly location: Location
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    readonly claim: () => Promise<void>
    readonly matchAll: (of: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly WindowOfWorker[]>
    readonly openWindow: (url: string) => Promise<unknown>
  }
  readonly skipWaiting: () => Promise<void>
  addEventListener<Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void): void
}

interface WindowOfWorker extends OpenWindow {
  readonly focus: () => Promise<unknown>
}

interface Lasting extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void
}

export interface Navigation extends Event {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  readonly respondWith: (answer: Promise<Response>) => void
}

interface Pushed extends Lasting {
  readonly data: { readonly json: () => unknown } | null
}

interface NotificationClick extends Lasting {
  readonly notification: Notification
}

interface WorkerEvents {
  readonly push: Pushed
  readonly notificationclick: NotificationClick
  readonly install: Lasting
  readonly activate: Lasting
  readonly fetch: Navigation
}

/** Payload of a push notification. */
export interface PushContent {
  readonly title: string
  readonly text: string
  readonly url: string
  readonly tag: string
}
