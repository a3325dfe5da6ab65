import { lazyPage } from '#web/messages/lazy.ts'

/** Pages that the menu leads to, by the route names of its entries. */
export const menuPages = {
  registrationQueue: lazyPage(
    ['identity', 'registrations', 'registrations.public'],
    async () => (await import('#web/modules/registrations/handling/RegistrationQueuePage.tsx')).RegistrationQueuePage,
  ),
}
