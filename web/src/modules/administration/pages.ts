import { lazyPage } from '#web/messages/lazy.ts'

/** Pages of the server's menu, by route name. */
export const menuPages = {
  menus: lazyPage(
    ['administration', 'identity'],
    async () => (await import('#web/modules/administration/menus/MenusPage.tsx')).MenusPage,
  ),
  dictionaries: lazyPage(
    ['administration', 'identity'],
    async () => (await import('#web/modules/administration/dictionaries/DictionariesPage.tsx')).DictionariesPage,
  ),
  configurations: lazyPage(
    ['administration', 'identity', 'portal'],
    async () => (await import('#web/modules/administration/configurations/ConfigurationsPage.tsx')).ConfigurationsPage,
  ),
  sequences: lazyPage(
    ['administration'],
    async () => (await import('#web/modules/administration/sequences/SequencesPage.tsx')).SequencesPage,
  ),
  printTemplates: lazyPage(
    ['administration'],
    async () => (await import('#web/modules/administration/printTemplates/PrintTemplatesPage.tsx')).PrintTemplatesPage,
  ),
  calendars: lazyPage(
    ['administration'],
    async () => (await import('#web/modules/administration/calendars/CalendarsPage.tsx')).CalendarsPage,
  ),
  legalEntities: lazyPage(
    ['administration', 'identity'],
    async () => (await import('#web/modules/administration/legalEntities/LegalEntitiesPage.tsx')).LegalEntitiesPage,
  ),
}
