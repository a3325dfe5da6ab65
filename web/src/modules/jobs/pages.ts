import { lazyPage } from '#web/messages/lazy.ts'

/** Pages that the menu leads to, by the route names of its entries. */
export const menuPages = {
  failedJobs: lazyPage(['jobs'], async () => (await import('#web/modules/jobs/DeadLettersPage.tsx')).DeadLettersPage),
}
