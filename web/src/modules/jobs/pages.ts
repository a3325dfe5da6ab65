import { lazyPage } from '#web/messages/lazy.ts'

/** Pages of the server's menu, by route name. */
export const menuPages = {
  failedJobs: lazyPage(['jobs'], async () => (await import('#web/modules/jobs/DeadLettersPage.tsx')).DeadLettersPage),
}
