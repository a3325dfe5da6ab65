import { lazyPage } from '#web/messages/lazy.ts'

/** Pages before a login. */
export const openPages = {
  '/projectInvitation': lazyPage(
    ['sourcing', 'sourcing.public'],
    async () => (await import('#web/modules/sourcing/invitations/ProjectInvitationPage.tsx')).ProjectInvitationPage,
  ),
}

/** Pages with a fixed address. */
export const fixedPages = {
  '/projectEdit': lazyPage(
    ['sourcing', 'sourcing.halls', 'sourcing.public'],
    async () => (await import('#web/modules/sourcing/projects/form/ProjectEditPage.tsx')).ProjectEditPage,
  ),
  '/projectComparison': lazyPage(
    ['sourcing', 'sourcing.halls', 'sourcing.public'],
    async () => (await import('#web/modules/sourcing/award/ComparisonPage.tsx')).ComparisonPage,
  ),
  '/projectScoring': lazyPage(
    ['sourcing'],
    async () => (await import('#web/modules/sourcing/evaluation/scoring/ScoringPage.tsx')).ScoringPage,
  ),
  '/supplierResult': lazyPage(
    ['sourcing', 'sourcing.halls'],
    async () => (await import('#web/modules/sourcing/award/OwnResultPage.tsx')).OwnResultPage,
  ),
  '/supplierQuote': lazyPage(
    ['sourcing', 'sourcing.halls', 'sourcing.public'],
    async () => (await import('#web/modules/sourcing/quoting/QuotePage.tsx')).QuotePage,
  ),
  '/auctionRoom': lazyPage(
    ['sourcing', 'sourcing.auction', 'sourcing.public'],
    async () => (await import('#web/modules/sourcing/auction/room/AuctionRoomPage.tsx')).AuctionRoomPage,
  ),
  '/auctionConsole': lazyPage(
    ['sourcing', 'sourcing.auction', 'sourcing.public'],
    async () => (await import('#web/modules/sourcing/auction/console/AuctionConsolePage.tsx')).AuctionConsolePage,
  ),
  '/openingRecord': lazyPage(
    ['sourcing', 'sourcing.auction', 'sourcing.public'],
    async () => (await import('#web/modules/sourcing/opening/record/OpeningRecordPage.tsx')).OpeningRecordPage,
  ),
  '/projectOpening': lazyPage(
    ['sourcing', 'sourcing.public'],
    async () => (await import('#web/modules/sourcing/opening/OpeningPage.tsx')).OpeningPage,
  ),
  '/supplierEnrolment': lazyPage(
    ['sourcing', 'sourcing.public'],
    async () => (await import('#web/modules/sourcing/supplier/EnrolmentPage.tsx')).EnrolmentPage,
  ),
}

/** Pages of the server's menu, by route name. */
export const menuPages = {
  agencies: lazyPage(
    ['sourcing'],
    async () => (await import('#web/modules/sourcing/agencies/AgenciesPage.tsx')).AgenciesPage,
  ),
  agencyProjects: lazyPage(
    ['sourcing'],
    async () => (await import('#web/modules/sourcing/agencies/AgencyProjectsPage.tsx')).AgencyProjectsPage,
  ),
  projectDeposits: lazyPage(
    ['sourcing'],
    async () => (await import('#web/modules/sourcing/deposits/ProjectDepositsPage.tsx')).ProjectDepositsPage,
  ),
  projectObjections: lazyPage(
    ['sourcing'],
    async () => (await import('#web/modules/sourcing/objections/ObjectionsPage.tsx')).ObjectionsPage,
  ),
  myObjections: lazyPage(
    ['sourcing'],
    async () => (await import('#web/modules/sourcing/objections/MyObjectionsPage.tsx')).MyObjectionsPage,
  ),
  experts: lazyPage(
    ['sourcing'],
    async () => (await import('#web/modules/sourcing/experts/ExpertsPage.tsx')).ExpertsPage,
  ),
  myProjects: lazyPage(
    ['sourcing'],
    async () => (await import('#web/modules/sourcing/projects/ProjectsPage.tsx')).ProjectsPage,
  ),
  myDemands: lazyPage(
    ['sourcing'],
    async () => (await import('#web/modules/sourcing/demands/MyDemandsPage.tsx')).MyDemandsPage,
  ),
  demandPool: lazyPage(
    ['sourcing'],
    async () => (await import('#web/modules/sourcing/demands/DemandPoolPage.tsx')).DemandPoolPage,
  ),
  myOpenerKey: lazyPage(
    ['sourcing'],
    async () => (await import('#web/modules/sourcing/opening/keys/OpenerKeyPage.tsx')).OpenerKeyPage,
  ),
  myEvaluations: lazyPage(
    ['sourcing'],
    async () => (await import('#web/modules/sourcing/evaluation/MyEvaluationsPage.tsx')).MyEvaluationsPage,
  ),
  supervisedProjects: lazyPage(
    ['sourcing'],
    async () => (await import('#web/modules/sourcing/evaluation/SupervisedProjectsPage.tsx')).SupervisedProjectsPage,
  ),
  supplierProjects: lazyPage(
    ['sourcing'],
    async () => (await import('#web/modules/sourcing/supplier/SupplierProjectsPage.tsx')).SupplierProjectsPage,
  ),
  tenantProjects: lazyPage(
    ['sourcing'],
    async () => (await import('#web/modules/sourcing/projects/TenantProjectsPage.tsx')).TenantProjectsPage,
  ),
}
