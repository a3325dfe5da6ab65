import { lazyPage } from '#web/messages/lazy.ts'

/** Pages of the server's menu, by route name. */
export const menuPages = {
  registrationQueue: lazyPage(
    ['identity', 'registrations', 'registrations.public'],
    async () => (await import('#web/modules/registrations/handling/RegistrationQueuePage.tsx')).RegistrationQueuePage,
  ),
}
