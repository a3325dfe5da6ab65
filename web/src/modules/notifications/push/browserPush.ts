import type { Input } from '#contract/kit/route.ts'
import { subscribePush } from '#contract/notifications/push.ts'
import { call } from '#web/kit/client/api.ts'
import { PUSH_OWNER, serviceWorker } from '#web/kit/client/serviceWorker.ts'
import { claimsOf } from '#web/kit/client/tokens.ts'

/** For whom this browser shows notifications: account, session and endpoint, as the server knows it. */
const ownerOf = (token: string | null, endpoint: string): string => {
  const { userId = '', sid = '' } = claimsOf(token) ?? {}
  return `${userId} ${sid} ${endpoint}`
}

const isIos = () => /iP(hone|ad|od)/.test(navigator.userAgent)

/** What this browser lets a site do: on iPhones only sites on the home screen have notifications. */
export type Support = 'unsupported' | 'homeScreenFirst' | NotificationPermission
export function pushSupport(): Support {
  if ('PushManager' in window && 'serviceWorker' in navigator && 'Notification' in window)
    return Notification.permission
  return isIos() ? 'homeScreenFirst' : 'unsupported'
}

const subscriptionOf = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null

/** The endpoint of this browser, if it is subscribed. */
export const endpointOf = async (): Promise<string | undefined> => (await subscriptionOf())?.endpoint

function inputOf(subscription: PushSubscription): Input<typeof subscribePush> {
  const { endpoint, keys = {} } = subscription.toJSON()
  return { endpoint: endpoint ?? '', p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' }
}

/** Asks for permission and subscribes this browser; undefined where the person has not allowed it. */
export async function subscribeBrowser(publicKey: string): Promise<Input<typeof subscribePush> | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const registered = await serviceWorker()
  if (!registered) throw new Error('there is no service worker')
  const { pushManager } = await navigator.serviceWorker.ready
  // Of an account before, or for a key before: a new one is nobody else's.
  await (await pushManager.getSubscription())?.unsubscribe()
  return inputOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }))
}

export const rememberOwner = (token: string | null, endpoint: string): void =>
  localStorage.setItem(PUSH_OWNER, ownerOf(token, endpoint))

/** Turns notifications off in this browser; answers the endpoint that it had. */
export async function unsubscribeBrowser(): Promise<string | undefined> {
  localStorage.removeItem(PUSH_OWNER)
  const subscription = await subscriptionOf()
  await subscription?.unsubscribe()
  return subscription?.endpoint
}

/**
 * The notifications of a browser follow their account into its next session. Where somebody else has signed in they
 * end, so that nobody is shown what another person's messages say.
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
