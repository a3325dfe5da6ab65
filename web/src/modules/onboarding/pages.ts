import { lazyPage } from '#web/messages/lazy.ts'

/** Pages with a fixed address. */
export const fixedPages = {
  '/supplier360': lazyPage(
    ['onboarding', 'suppliers'],
    async () => (await import('#web/modules/onboarding/overview/Supplier360Page.tsx')).Supplier360Page,
  ),
}

/** Pages of the server's menu, by route name. */
export const menuPages = {
  mySupplierRequest: lazyPage(
    ['onboarding', 'onboarding.public'],
    async () => (await import('#web/modules/onboarding/applying/MyApplicationPage.tsx')).MyApplicationPage,
  ),
  supplierApplications: lazyPage(
    ['onboarding', 'onboarding.public'],
    async () => (await import('#web/modules/onboarding/handling/ApplicationQueuePage.tsx')).ApplicationQueuePage,
  ),
  supplierDispositions: lazyPage(
    ['onboarding'],
    async () => (await import('#web/modules/onboarding/dispositions/DispositionsPage.tsx')).DispositionsPage,
  ),
  myDispositions: lazyPage(
    ['onboarding'],
    async () => (await import('#web/modules/onboarding/dispositions/MyDispositionsPage.tsx')).MyDispositionsPage,
  ),
  supplierRestores: lazyPage(
    ['onboarding'],
    async () => (await import('#web/modules/onboarding/dispositions/RestoresPage.tsx')).RestoresPage,
  ),
  mySupplierRestores: lazyPage(
    ['onboarding'],
    async () => (await import('#web/modules/onboarding/dispositions/MyRestoresPage.tsx')).MyRestoresPage,
  ),
  myCompany: lazyPage(
    ['onboarding', 'suppliers'],
    async () => (await import('#web/modules/onboarding/company/MyCompanyPage.tsx')).MyCompanyPage,
  ),
  profileChanges: lazyPage(
    ['onboarding'],
    async () => (await import('#web/modules/onboarding/company/ProfileChangesPage.tsx')).ProfileChangesPage,
  ),
  myPassport: lazyPage(
    ['onboarding'],
    async () => (await import('#web/modules/onboarding/passports/MyPassportPage.tsx')).MyPassportPage,
  ),
  supplierPassports: lazyPage(
    ['onboarding'],
    async () => (await import('#web/modules/onboarding/passports/SupplierPassportsPage.tsx')).SupplierPassportsPage,
  ),
  incidents: lazyPage(
    ['onboarding'],
    async () => (await import('#web/modules/onboarding/incidents/IncidentsPage.tsx')).IncidentsPage,
  ),
  myIncidents: lazyPage(
    ['onboarding'],
    async () => (await import('#web/modules/onboarding/incidents/MyIncidentsPage.tsx')).MyIncidentsPage,
  ),
  scorecards: lazyPage(
    ['onboarding'],
    async () => (await import('#web/modules/onboarding/scores/ScorecardsPage.tsx')).ScorecardsPage,
  ),
  scoreContests: lazyPage(
    ['onboarding'],
    async () => (await import('#web/modules/onboarding/scores/ContestsPage.tsx')).ContestsPage,
  ),
  myScore: lazyPage(
    ['onboarding'],
    async () => (await import('#web/modules/onboarding/scores/MyScorePage.tsx')).MyScorePage,
  ),
  qualifications: lazyPage(
    ['onboarding'],
    async () => (await import('#web/modules/onboarding/qualifications/QualificationsPage.tsx')).QualificationsPage,
  ),
  myQualifications: lazyPage(
    ['onboarding'],
    async () => (await import('#web/modules/onboarding/qualifications/MyQualificationsPage.tsx')).MyQualificationsPage,
  ),
  categoryRules: lazyPage(
    ['onboarding'],
    async () => (await import('#web/modules/onboarding/qualifications/CategoryRulesPage.tsx')).CategoryRulesPage,
  ),
}
