import type { Input } from '#contract/kit/route.ts'
import { subscribePush } from '#contract/notifications/push.ts'
import { call } from '#web/kit/client/api.ts'
import { PUSH_OWNER, serviceWorker } from '#web/kit/client/serviceWorker.ts'
import { claimsOf } from '#web/kit/client/tokens.ts'

/** Owner of this browser's subscription: account, session and endpoint, as known to the server. */
const ownerOf = (token: string | null, endpoint: string): string => {
  const { userId = '', sid = '' } = claimsOf(token) ?? {}
  return `${userId} ${sid} ${endpoint}`
}

const isIos = () => /iP(hone|ad|od)/.test(navigator.userAgent)

/** Support of push notifications: iPhones require the site on the home screen. */
export type Support = 'unsupported' | 'homeScreenFirst' | NotificationPermission
export function pushSupport(): Support {
  if ('PushManager' in window && 'serviceWorker' in navigator && 'Notification' in window)
    return Notification.permission
  return isIos() ? 'homeScreenFirst' : 'unsupported'
}

const subscriptionOf = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null

/** Endpoint of this browser, if subscribed. */
export const endpointOf = async (): Promise<string | undefined> => (await subscriptionOf())?.endpoint

function inputOf(subscription: PushSubscription): Input<typeof subscribePush> {
  const { endpoint, keys = {} } = subscription.toJSON()
  return { endpoint: endpoint ?? '', p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' }
}

/** Requests permission and subscribes this browser; undefined if permission is denied. */
export async function subscribeBrowser(publicKey: string): Promise<Input<typeof subscribePush> | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const registered = await serviceWorker()
  if (!registered) throw new Error('there is no service worker')
  const { pushManager } = await navigator.serviceWorker.ready
  // Removes a subscription of another account or key: a new one belongs to this account only.
  await (await pushManager.getSubscription())?.unsubscribe()
  return inputOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }))
}

export const rememberOwner = (token: string | null, endpoint: string): void =>
  localStorage.setItem(PUSH_OWNER, ownerOf(token, endpoint))

/** Unsubscribes this browser; returns its former endpoint. */
export async function unsubscribeBrowser(): Promise<string | undefined> {
  localStorage.removeItem(PUSH_OWNER)
  const subscription = await subscriptionOf()
  await subscription?.unsubscribe()
  return subscription?.endpoint
}

/**
 * Renews the subscription for the account's next session. If another account has logged in, it is removed, so that
 * nobody sees another person's messages.
 */
export async function renewPush({ pushManager }: ServiceWorkerRegistration, token: string | null): Promise<void> {
  const owner = localStorage.getItem(PUSH_OWNER)
  if (owner === null || token === null) return
  const subscription = await pushManager?.getSubscription()
  const isOwn = owner.split(' ', 1)[0] === claimsOf(token)?.userId
  if (!subscription || !isOwn) {
    localStorage.removeItem(PUSH_OWNER)
    await subscription?.unsubscribe()
  } else if (owner !== ownerOf(token, subscription.endpoint)) {
    await call(subscribePush, inputOf(subscription))
    rememberOwner(token, subscription.endpoint)
  }
}
