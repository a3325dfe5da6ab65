import type { Page } from '@playwright/test'

/**
 * Replaces the subscription at the browser's push service (for Chromium, Google's servers), which tests cannot reach.
 * Permission, service worker, requests, notifications and keys are real.
 */
export const stubPushManager = (page: Page, endpoint: string): Promise<unknown> =>
  page.addInitScript((address) => {
    const STORAGE_KEY = 'stubbedSubscription'
    const storedSubscription = (): PushSubscription | null => {
      const json = localStorage.getItem(STORAGE_KEY)
      if (json === null) return null
      const value = JSON.parse(json) as PushSubscriptionJSON
      const unsubscribe = async () => {
        localStorage.removeItem(STORAGE_KEY)
        return true
      }
      return { endpoint: value.endpoint, toJSON: () => value, unsubscribe } as unknown as PushSubscription
    }
    const text = (bytes: ArrayBuffer | Uint8Array) =>
      btoa(String.fromCodePoint(...new Uint8Array(bytes)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '')
    PushManager.prototype.getSubscription = async () => storedSubscription()
    PushManager.prototype.subscribe = async (options) => {
      const key = options?.applicationServerKey
      if (options?.userVisibleOnly !== true || typeof key !== 'string' || key.length !== 87)
        throw new Error('invalid subscription options')
      const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits'])
      const keys = {
        p256dh: text(await crypto.subtle.exportKey('raw', pair.publicKey)),
        auth: text(crypto.getRandomValues(new Uint8Array(16))),
      }
      localStorage.setItem(STORAGE_KEY, JSON.stringify({ endpoint: `${address}/${crypto.randomUUID()}`, keys }))
      return storedSubscription()!
    }
  }, endpoint)
