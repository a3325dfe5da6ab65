import { lazyPage } from '#web/messages/lazy.ts'

/** Pages of the server's menu, by route name. */
export const menuPages = {
  openDataProfiles: lazyPage(
    ['openData'],
    async () => (await import('#web/modules/openData/profiles/ProfilesPage.tsx')).ProfilesPage,
  ),
  openDataReleases: lazyPage(
    ['openData'],
    async () => (await import('#web/modules/openData/releases/ReleasesPage.tsx')).ReleasesPage,
  ),
}
