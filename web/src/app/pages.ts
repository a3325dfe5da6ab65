import { createElement, type ReactElement } from 'react'
import type { Permission } from '#contract/permissions.ts'
import type { SsoPage } from '#contract/sso/sso.ts'
import { ssoPages } from '#contract/sso/ssoPages.ts'
import { lazyPage } from '#web/messages/lazy.ts'
import * as approvals from '#web/modules/approvals/pages.ts'
import * as catalogue from '#web/modules/catalogue/pages.ts'
import * as certificates from '#web/modules/certificates/pages.ts'
import * as feedbacks from '#web/modules/feedbacks/pages.ts'
import * as home from '#web/modules/home/pages.ts'
import * as identity from '#web/modules/identity/pages.ts'
import * as imports from '#web/modules/imports/pages.ts'
import * as jobs from '#web/modules/jobs/pages.ts'
import * as ledger from '#web/modules/ledger/pages.ts'
import * as login from '#web/modules/login/pages.ts'
import * as notices from '#web/modules/notices/pages.ts'
import * as notifications from '#web/modules/notifications/pages.ts'
import * as ordering from '#web/modules/ordering/pages.ts'
import * as portal from '#web/modules/portal/pages.ts'
import * as provider from '#web/modules/provider/pages.ts'
import * as registrations from '#web/modules/registrations/pages.ts'
import * as restrictions from '#web/modules/restrictions/pages.ts'
import * as sourcing from '#web/modules/sourcing/pages.ts'
import * as sso from '#web/modules/sso/pages.ts'
import * as suppliers from '#web/modules/suppliers/pages.ts'
import type { OpenPath } from './openPaths.ts'

/**
 * Pages composed of several modules; each module has its own pages in `pages.ts`. Server-rendered pages are in
 * `ssr/routes.ts`.
 */

/** Pages with a fixed address. */
export const fixedPages = {
  ...approvals.fixedPages,
  ...catalogue.fixedPages,
  ...feedbacks.fixedPages,
  ...login.fixedPages,
  ...notices.fixedPages,
  ...notifications.fixedPages,
  ...ordering.fixedPages,
  ...restrictions.fixedPages,
  ...sourcing.fixedPages,
  '/projectManage': lazyPage(['approvals', 'ordering', 'sourcing', 'sourcing.halls', 'sourcing.public'], async () => {
    const [{ ProjectManagePage }, { ProjectOrders }] = await Promise.all([
      import('#web/modules/sourcing/projects/manage/ProjectManagePage.tsx'),
      import('#web/modules/ordering/awards/ProjectOrders.tsx'),
    ])
    return () => createElement(ProjectManagePage, { Orders: ProjectOrders })
  }),
  '/myCertificates': lazyPage(['certificates', 'login'], async () => {
    const [{ MyCertificatesPage }, { ProveDialog }] = await Promise.all([
      import('#web/modules/certificates/MyCertificatesPage.tsx'),
      import('#web/modules/login/account/ProveDialog.tsx'),
    ])
    return () => createElement(MyCertificatesPage, { ProveDialog })
  }),
} as const satisfies Readonly<Record<string, ReactElement>>
export type FixedPath = keyof typeof fixedPages
export const fixedPaths = Object.keys(fixedPages) as readonly FixedPath[]

/** Permissions that their first reads need; without them the page is missing. */
export const needs: Readonly<Partial<Record<FixedPath, Permission>>> = {
  ...catalogue.needs,
  ...notices.needs,
}

/** Pages of the server's menu, by route name. Entries without a page are not rendered. */
export const menuPages: Readonly<Record<string, ReactElement>> = {
  ...approvals.menuPages,
  ...catalogue.menuPages,
  ...feedbacks.menuPages,
  ...home.menuPages,
  ...identity.menuPages,
  ...imports.menuPages,
  ...jobs.menuPages,
  ...ledger.menuPages,
  ...notices.menuPages,
  ...notifications.menuPages,
  ...ordering.menuPages,
  ...portal.menuPages,
  ...provider.menuPages,
  ...registrations.menuPages,
  ...restrictions.menuPages,
  ...sso.menuPages,
  ...sourcing.menuPages,
  ...suppliers.menuPages,
  workbench: lazyPage(['workbench'], async () => {
    const [{ WorkbenchPage }, { MenuIcon }] = await Promise.all([
      import('#web/modules/workbench/WorkbenchPage.tsx'),
      import('./layout/icons.tsx'),
    ])
    return () => createElement(WorkbenchPage, { MenuIcon })
  }),
  organisation: lazyPage(['identity', 'imports', 'login'], async () => {
    const [{ OrganisationPage }, { LoginHelp }, { PeopleImportDialog }] = await Promise.all([
      import('#web/modules/identity/OrganisationPage.tsx'),
      import('#web/modules/login/account/LoginHelp.tsx'),
      import('#web/modules/imports/people/PeopleImportDialog.tsx'),
    ])
    return () => createElement(OrganisationPage, { LoginHelp, ImportDialog: PeopleImportDialog })
  }),
}

/**
 * Whether a path belongs to a menu page: visitors who open it are sent to the login first. The real address comes from
 * the menu entry.
 */
export const isPageOfMenu = (path: string): boolean => Object.hasOwn(menuPages, path.replace(/^\//, ''))

/** SSO ends with the same steps as every login method. */
const ssoPage = (path: SsoPage): ReactElement =>
  lazyPage(['login', 'sso'], async () => {
    const [{ SsoPage }, { EnterByKey }] = await Promise.all([
      import('#web/modules/sso/SsoPage.tsx'),
      import('#web/modules/login/login/EnterByKey.tsx'),
    ])
    return () => createElement(SsoPage, { page: path, Enter: EnterByKey })
  })

/** Pages before a login, with their own layout. */
export const openPages: Readonly<Record<OpenPath, ReactElement>> = {
  ...certificates.openPages,
  ...login.openPages,
  ...notifications.openPages,
  ...provider.openPages,
  '/devOutbox': lazyPage(['login'], async () => {
    const [{ OutboxPage }, { NotFound }] = await Promise.all([
      import('#web/modules/login/login/OutboxPage.tsx'),
      import('./NotFound.tsx'),
    ])
    return () => createElement(OutboxPage, { missing: createElement(NotFound) })
  }),
  ...(Object.fromEntries(ssoPages.map((path) => [path, ssoPage(path)])) as Record<SsoPage, ReactElement>),
}
