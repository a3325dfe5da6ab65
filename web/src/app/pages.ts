import { type ComponentType, createElement, type ReactElement } from 'react'
import type { Permission } from '#contract/permissions.ts'
import { type SsoPage, ssoPages } from '#contract/sso/sso.ts'
import { lazyWith } from '#web/messages/lazy.ts'
import type { ModuleName } from '#web/messages/registry.ts'

/** Every page is a file of its own, fetched together with the messages of these modules when somebody goes there. */
const page = (modules: readonly ModuleName[], load: () => Promise<ComponentType>): ReactElement =>
  createElement(lazyWith(modules, load))

/** Pages with an address of their own. */
export const fixedPages = {
  '/allCategories': page(
    ['catalogue'],
    async () => (await import('#web/modules/catalogue/mall/CategoriesPage.tsx')).CategoriesPage,
  ),
  '/showMallProductList': page(
    ['catalogue'],
    async () => (await import('#web/modules/catalogue/search/ProductListPage.tsx')).ProductListPage,
  ),
  '/userInformation': page(
    ['login'],
    async () => (await import('#web/modules/login/account/AccountPage.tsx')).AccountPage,
  ),
  '/passwordEdit': page(
    ['login'],
    async () => (await import('#web/modules/login/passwords/PasswordEditPage.tsx')).PasswordEditPage,
  ),
  '/qrConfirm': page(['login'], async () => (await import('#web/modules/login/qr/QrConfirmPage.tsx')).QrConfirmPage),
  '/confirmOrder': page(
    ['approvals', 'ordering'],
    async () => (await import('#web/modules/ordering/checkout/CheckoutPage.tsx')).CheckoutPage,
  ),
  '/orderSubmitted': page(
    ['ordering'],
    async () => (await import('#web/modules/ordering/cart/SubmittedPage.tsx')).SubmittedPage,
  ),
  '/orderDetail': page(
    ['approvals', 'ordering'],
    async () => (await import('#web/modules/ordering/orders/OrderPage.tsx')).OrderPage,
  ),
  '/orderApprovalDetail': page(
    ['approvals', 'ordering'],
    async () => (await import('#web/modules/ordering/approval/ApprovalPage.tsx')).ApprovalPage,
  ),
  '/supplierOrderDetail': page(
    ['ordering'],
    async () => (await import('#web/modules/ordering/supplier/SupplierOrderPage.tsx')).SupplierOrderPage,
  ),
  '/productDetail': page(
    ['catalogue'],
    async () => (await import('#web/modules/catalogue/detail/ProductDetailPage.tsx')).ProductDetailPage,
  ),
  '/myCertificates': page(['certificates', 'login'], async () => {
    const [{ MyCertificatesPage }, { ProveDialog }] = await Promise.all([
      import('#web/modules/certificates/MyCertificatesPage.tsx'),
      import('#web/modules/login/account/ProveDialog.tsx'),
    ])
    return () => createElement(MyCertificatesPage, { ProveDialog })
  }),
  '/approvalRule': page(
    ['approvals', 'identity'],
    async () => (await import('#web/modules/approvals/RulePage.tsx')).RulePage,
  ),
  '/supplierProduct': page(
    ['catalogue'],
    async () => (await import('#web/modules/catalogue/products/ProductPage.tsx')).ProductPage,
  ),
} as const satisfies Readonly<Record<string, ReactElement>>
export type FixedPath = keyof typeof fixedPages
export const fixedPaths = Object.keys(fixedPages) as readonly FixedPath[]
export const hasPage = (path: string): boolean => Object.hasOwn(fixedPages, path)

/** What their first reads need; for everybody else there is no such page. */
export const needs: Readonly<Partial<Record<FixedPath, Permission>>> = {
  '/allCategories': 'goods.read',
  '/showMallProductList': 'goods.read',
  '/productDetail': 'goods.read',
}

/** Pages that the server's menu leads to, by the route name that it gives them. What is not here is not rendered. */
export const menuPages: Readonly<Record<string, ReactElement>> = {
  myCart: page(
    ['approvals', 'ordering'],
    async () => (await import('#web/modules/ordering/cart/CartPage.tsx')).CartPage,
  ),
  orderManagement_list: page(
    ['ordering'],
    async () => (await import('#web/modules/ordering/orders/OrderListPage.tsx')).OrderListPage,
  ),
  goodsCollection: page(
    ['ordering'],
    async () => (await import('#web/modules/ordering/receipts/GoodsCollectionPage.tsx')).GoodsCollectionPage,
  ),
  deliveryAddress: page(
    ['ordering'],
    async () => (await import('#web/modules/ordering/addresses/AddressesPage.tsx')).AddressesPage,
  ),
  orderApproval: page(
    ['approvals'],
    async () => (await import('#web/modules/approvals/ApprovalsPage.tsx')).ApprovalsPage,
  ),
  workbench: page(
    ['ordering'],
    async () => (await import('#web/modules/ordering/supplier/WorkbenchPage.tsx')).WorkbenchPage,
  ),
  supplierOrders: page(
    ['ordering'],
    async () => (await import('#web/modules/ordering/supplier/SupplierOrdersPage.tsx')).SupplierOrdersPage,
  ),
  mall: page(['catalogue'], async () => (await import('#web/modules/catalogue/mall/MallPage.tsx')).MallPage),
  supplierProducts: page(
    ['catalogue'],
    async () => (await import('#web/modules/catalogue/products/ProductsPage.tsx')).ProductsPage,
  ),
  productReview: page(
    ['catalogue'],
    async () => (await import('#web/modules/catalogue/products/ReviewPage.tsx')).ReviewPage,
  ),
  categories: page(
    ['catalogue'],
    async () => (await import('#web/modules/catalogue/categories/CategoryBookPage.tsx')).CategoryBookPage,
  ),
  tenantOrders: page(
    ['ordering'],
    async () => (await import('#web/modules/ordering/orders/TenantOrdersPage.tsx')).TenantOrdersPage,
  ),
  tenantProducts: page(
    ['catalogue'],
    async () => (await import('#web/modules/catalogue/products/TenantProductsPage.tsx')).TenantProductsPage,
  ),
  agreementPrices: page(
    ['catalogue', 'identity'],
    async () => (await import('#web/modules/catalogue/agreements/AgreementPricesPage.tsx')).AgreementPricesPage,
  ),
  searchSynonyms: page(
    ['catalogue'],
    async () => (await import('#web/modules/catalogue/synonyms/SynonymsPage.tsx')).SynonymsPage,
  ),
  approvalRules: page(['approvals'], async () => (await import('#web/modules/approvals/RulesPage.tsx')).RulesPage),
  budgets: page(['identity', 'ledger'], async () => (await import('#web/modules/ledger/BudgetsPage.tsx')).BudgetsPage),
  organisation: page(['identity', 'imports', 'login'], async () => {
    const [{ OrganisationPage }, { LoginHelp }, { PeopleImportDialog }] = await Promise.all([
      import('#web/modules/identity/OrganisationPage.tsx'),
      import('#web/modules/login/account/LoginHelp.tsx'),
      import('#web/modules/imports/people/PeopleImportDialog.tsx'),
    ])
    return () => createElement(OrganisationPage, { LoginHelp, ImportDialog: PeopleImportDialog })
  }),
  departments: page(
    ['identity'],
    async () => (await import('#web/modules/identity/departments/DepartmentsPage.tsx')).DepartmentsPage,
  ),
  roles: page(['identity'], async () => (await import('#web/modules/identity/roles/RolesPage.tsx')).RolesPage),
  ssoEntries: page(['sso'], async () => (await import('#web/modules/sso/SsoEntriesPage.tsx')).SsoEntriesPage),
  settings: page(['portal'], async () => (await import('#web/modules/portal/SettingsPage.tsx')).SettingsPage),
  loginSettings: page(
    ['portal'],
    async () => (await import('#web/modules/portal/LoginSettingsPage.tsx')).LoginSettingsPage,
  ),
  applications: page(
    ['provider'],
    async () => (await import('#web/modules/provider/ApplicationsPage.tsx')).ApplicationsPage,
  ),
  operationalRole: page(
    ['sso'],
    async () => (await import('#web/modules/sso/OperationalRolePage.tsx')).OperationalRolePage,
  ),
  suppliers: page(['suppliers'], async () => (await import('#web/modules/suppliers/SuppliersPage.tsx')).SuppliersPage),
  failedJobs: page(['jobs'], async () => (await import('#web/modules/jobs/DeadLettersPage.tsx')).DeadLettersPage),
  supplierImport: page(['imports'], async () => (await import('#web/modules/imports/ImportPage.tsx')).ImportPage),
}

/** The address comes from the menu entry; these are what a visitor may already type, to be asked to log in first. */
export const isPageOfMenu = (path: string): boolean => Object.hasOwn(menuPages, path.replace(/^\//, ''))

const CaPanel = lazyWith(['certificates'], async () => (await import('#web/modules/certificates/CaLogin.tsx')).CaLogin)

/** SSO ends in the login's own steps, as every login method does. */
const ssoPage = (path: SsoPage): ReactElement =>
  page(['login', 'sso'], async () => {
    const [{ SsoPage }, { EnterByKey }] = await Promise.all([
      import('#web/modules/sso/SsoPage.tsx'),
      import('#web/modules/login/login/EnterByKey.tsx'),
    ])
    return () => createElement(SsoPage, { page: path, Enter: EnterByKey })
  })

/** Pages before a login, in a frame of their own. */
export const openPages: Readonly<Record<string, ReactElement>> = {
  '/login': page(['certificates', 'login'], async () => {
    const [{ LoginPage }, { Downloads }] = await Promise.all([
      import('#web/modules/login/login/LoginPage.tsx'),
      import('#web/modules/certificates/Downloads.tsx'),
    ])
    return () => createElement(LoginPage, { CaPanel, CaDownloads: Downloads })
  }),
  '/CADemo': page(['certificates'], async () => (await import('#web/modules/certificates/CaDemoPage.tsx')).CaDemoPage),
  '/resetPasswords': page(
    ['login'],
    async () => (await import('#web/modules/login/passwords/ResetPage.tsx')).ResetPage,
  ),
  '/devOutbox': page(['login'], async () => {
    const [{ OutboxPage }, { NotFound }] = await Promise.all([
      import('#web/modules/login/login/OutboxPage.tsx'),
      import('./NotFound.tsx'),
    ])
    return () => createElement(OutboxPage, { missing: createElement(NotFound) })
  }),
  ...Object.fromEntries(ssoPages.map((path) => [path, ssoPage(path)])),
  '/oidcConsent': page(['provider'], async () => (await import('#web/modules/provider/ConsentPage.tsx')).ConsentPage),
  '/oidcLogout': page(['provider'], async () => (await import('#web/modules/provider/LogoutPage.tsx')).LogoutPage),
  '/oidcError': page(['provider'], async () => (await import('#web/modules/provider/ErrorPage.tsx')).ErrorPage),
  '/operationPlatformView': page(
    ['login', 'sso'],
    async () => (await import('#web/modules/sso/OperationPlatformPage.tsx')).OperationPlatformPage,
  ),
}
