import { lazyPage } from '#web/messages/lazy.ts'

/** Pages of the server's menu, by route name. */
export const menuPages = {
  // The picker of permissions is that of roles.
  apiKeys: lazyPage(['api', 'identity'], async () => (await import('#web/modules/api/ApiKeysPage.tsx')).ApiKeysPage),
  webhooks: lazyPage(['api', 'identity'], async () => (await import('#web/modules/api/WebhooksPage.tsx')).WebhooksPage),
}
