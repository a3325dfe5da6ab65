import { createElement, type ReactElement } from 'react'
import type { SsoPage } from '#contract/sso/sso.ts'
import { ssoPages } from '#contract/sso/ssoPages.ts'
import { lazyPage } from '#web/messages/lazy.ts'

/** Pages composed of several modules. `pages.ts` of each module has its own; `pages.ts` beside this file has all. */

/** Pages with a fixed address. */
export const fixedPages = {
  '/projectManage': lazyPage(
    ['approvals', 'ordering', 'signals', 'sourcing', 'sourcing.halls', 'sourcing.public'],
    async () => {
      const [{ ProjectManagePage }, { ProjectOrders }, { AwardAdvice }] = await Promise.all([
        import('#web/modules/sourcing/projects/manage/ProjectManagePage.tsx'),
        import('#web/modules/ordering/awards/ProjectOrders.tsx'),
        import('#web/modules/signals/detail/AwardAdvice.tsx'),
      ])
      return () => createElement(ProjectManagePage, { Orders: ProjectOrders, Advice: AwardAdvice })
    },
  ),
  '/agreementDetail': lazyPage(['agreements', 'approvals', 'identity', 'ordering'], async () => {
    const [{ AgreementPage }, { AgreementUses }] = await Promise.all([
      import('#web/modules/agreements/detail/AgreementPage.tsx'),
      import('#web/modules/ordering/agreements/AgreementUses.tsx'),
    ])
    return () => createElement(AgreementPage, { Uses: AgreementUses })
  }),
  '/myCertificates': lazyPage(['certificates', 'login'], async () => {
    const [{ MyCertificatesPage }, { ProveDialog }] = await Promise.all([
      import('#web/modules/certificates/MyCertificatesPage.tsx'),
      import('#web/modules/login/account/ProveDialog.tsx'),
    ])
    return () => createElement(MyCertificatesPage, { ProveDialog })
  }),
}

/** Pages of the server's menu, by route name. */
export const menuPages = {
  workbench: lazyPage(['workbench'], async () => {
    const [{ WorkbenchPage }, { MenuIcon }] = await Promise.all([
      import('#web/modules/workbench/WorkbenchPage.tsx'),
      import('./layout/icons.tsx'),
    ])
    return () => createElement(WorkbenchPage, { MenuIcon })
  }),
  departments: lazyPage(['identity', 'imports'], async () => {
    const [{ DepartmentsPage }, { DepartmentImportDialog }] = await Promise.all([
      import('#web/modules/identity/departments/DepartmentsPage.tsx'),
      import('#web/modules/imports/departments/DepartmentImportDialog.tsx'),
    ])
    return () => createElement(DepartmentsPage, { ImportDialog: DepartmentImportDialog })
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
export const openPages = {
  '/devOutbox': lazyPage(['login'], async () => {
    const [{ OutboxPage }, { NotFound }] = await Promise.all([
      import('#web/modules/login/login/OutboxPage.tsx'),
      import('./NotFound.tsx'),
    ])
    return () => createElement(OutboxPage, { missing: createElement(NotFound) })
  }),
  ...(Object.fromEntries(ssoPages.map((path) => [path, ssoPage(path)])) as Record<SsoPage, ReactElement>),
}
