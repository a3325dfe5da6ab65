import { createElement, type ReactElement } from 'react'
import type { ProjectKind } from '#contract/sourcing/projectStates.ts'
import { lazyPage } from '#web/messages/lazy.ts'

const hall = (kind?: ProjectKind): ReactElement =>
  lazyPage(['catalogue', 'sourcing.public'], async () => {
    const { HallPage } = await import('#web/modules/sourcing/hall/HallPage.tsx')
    return () => createElement(HallPage, kind === undefined ? {} : { kind })
  })

const notice = lazyPage(
  ['sourcing.public'],
  async () => (await import('#web/modules/sourcing/notice/NoticePage.tsx')).NoticePage,
)

/** Pages for everybody, whether logged in or not. */
export const publicPages = {
  '/comparisonHall': hall('inquiry'),
  '/biddingHall': hall('bidding'),
  '/fixedComparisonHall': hall('fixed'),
  '/searchBiddingList': hall(),
  '/verifyResult': lazyPage(
    ['sourcing'],
    async () => (await import('#web/modules/sourcing/verify/VerifyPage.tsx')).VerifyPage,
  ),
  '/havePublished': notice,
  '/particularsProjectEntry': notice,
  '/confirmed': notice,
  '/canceled': notice,
  '/biddingHavePublished': notice,
  '/biddingParticularsProjectEntry': notice,
  '/biddingConfirmed': notice,
  '/biddingCanceled': notice,
  '/fixedInquiryPublished': notice,
  '/fixedInquiryProjectEntry': notice,
  '/fixedInquiryConfirmed': notice,
  '/fixedInquiryCanceled': notice,
  '/resultNoticeByApply': lazyPage(
    ['sourcing.public'],
    async () => (await import('#web/modules/sourcing/award/ResultNoticePage.tsx')).ResultNoticePage,
  ),
}

/** Pages with an address of their own. */
export const fixedPages = {
  '/projectEdit': lazyPage(
    ['sourcing', 'sourcing.public'],
    async () => (await import('#web/modules/sourcing/projects/form/ProjectEditPage.tsx')).ProjectEditPage,
  ),
  '/projectComparison': lazyPage(
    ['sourcing', 'sourcing.public'],
    async () => (await import('#web/modules/sourcing/award/ComparisonPage.tsx')).ComparisonPage,
  ),
  '/projectScoring': lazyPage(
    ['sourcing'],
    async () => (await import('#web/modules/sourcing/evaluation/scoring/ScoringPage.tsx')).ScoringPage,
  ),
  '/supplierResult': lazyPage(
    ['sourcing', 'sourcing.public'],
    async () => (await import('#web/modules/sourcing/award/OwnResultPage.tsx')).OwnResultPage,
  ),
  '/supplierQuote': lazyPage(
    ['sourcing', 'sourcing.public'],
    async () => (await import('#web/modules/sourcing/quoting/QuotePage.tsx')).QuotePage,
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

/** Pages that the menu leads to, by the route names of its entries. */
export const menuPages = {
  projectObjections: lazyPage(
    ['sourcing'],
    async () => (await import('#web/modules/sourcing/objections/ObjectionsPage.tsx')).ObjectionsPage,
  ),
  myObjections: lazyPage(
    ['sourcing'],
    async () => (await import('#web/modules/sourcing/objections/MyObjectionsPage.tsx')).MyObjectionsPage,
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
