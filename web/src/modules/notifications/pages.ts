import { lazyPage } from '#web/messages/lazy.ts'

/** Pages with a fixed address. */
export const fixedPages = {
  '/allMessage': lazyPage(
    ['notifications'],
    async () => (await import('#web/modules/notifications/page/AllMessagesPage.tsx')).AllMessagesPage,
  ),
  '/messageSettings': lazyPage(
    ['notifications'],
    async () => (await import('#web/modules/notifications/settings/MessageSettingsPage.tsx')).MessageSettingsPage,
  ),
}

/** Pages before a login. */
export const openPages = {
  '/unsubscribe': lazyPage(
    ['notifications'],
    async () => (await import('#web/modules/notifications/settings/UnsubscribePage.tsx')).UnsubscribePage,
  ),
}

/** Pages of the server's menu, by route name. */
export const menuPages = {
  messageTemplates: lazyPage(
    ['notifications', 'notifications.manage'],
    async () => (await import('#web/modules/notifications/operating/MessageTemplatesPage.tsx')).MessageTemplatesPage,
  ),
  messageDeliveries: lazyPage(
    ['notifications', 'notifications.manage'],
    async () => (await import('#web/modules/notifications/operating/MessageDeliveriesPage.tsx')).MessageDeliveriesPage,
  ),
}
