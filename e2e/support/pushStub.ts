import type { Page } from '@playwright/test'

/**
 * Subscribing in the place of the browser: Chromium subscribes at Google's servers, which a test does not reach.
 * Nothing else is replaced: permission, service worker, calls and notifications are real, and so are the keys.
 */
export const stubPushManager = (page: Page, endpoint: string): Promise<unknown> =>
  page.addInitScript((address) => {
    const KEPT = 'stubbedSubscription'
    const kept = (): PushSubscription | null => {
      const json = localStorage.getItem(KEPT)
      if (json === null) return null
      const value = JSON.parse(json) as PushSubscriptionJSON
      const unsubscribe = async () => {
        localStorage.removeItem(KEPT)
        return true
      }
      return { endpoint: value.endpoint, toJSON: () => value, unsubscribe } as unknown as PushSubscription
    }
    const text = (bytes: ArrayBuffer | Uint8Array) =>
      btoa(String.fromCodePoint(...new Uint8Array(bytes)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '')
    PushManager.prototype.getSubscription = async () => kept()
    PushManager.prototype.subscribe = async (options) => {
      const key = options?.applicationServerKey
      if (options?.userVisibleOnly !== true || typeof key !== 'string' || key.length !== 87)
        throw new Error('no browser subscribes so')
      const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits'])
      const keys = {
        p256dh: text(await crypto.subtle.exportKey('raw', pair.publicKey)),
        auth: text(crypto.getRandomValues(new Uint8Array(16))),
      }
      localStorage.setItem(KEPT, JSON.stringify({ endpoint: `${address}/${crypto.randomUUID()}`, keys }))
      return kept()!
    }
  }, endpoint)
