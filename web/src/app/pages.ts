import { type ComponentType, createElement, lazy, type ReactElement } from 'react'
import type { Permission } from '#contract/permissions.ts'
import { type SsoPage, ssoPages } from '#contract/sso/sso.ts'

/** Every page is a file of its own, fetched when somebody goes there. */
const page = (load: () => Promise<ComponentType>): ReactElement =>
  createElement(lazy(async () => ({ default: await load() })))

/** Pages with an address of their own. */
export const fixedPages = {
  '/allCategories': page(async () => (await import('#web/modules/catalogue/mall/CategoriesPage.tsx')).CategoriesPage),
  '/showMallProductList': page(
    async () => (await import('#web/modules/catalogue/search/ProductListPage.tsx')).ProductListPage,
  ),
  '/userInformation': page(async () => (await import('#web/modules/login/account/AccountPage.tsx')).AccountPage),
  '/passwordEdit': page(async () => (await import('#web/modules/login/passwords/PasswordEditPage.tsx')).PasswordEditPage),
  '/qrConfirm': page(async () => (await import('#web/modules/login/qr/QrConfirmPage.tsx')).QrConfirmPage),
  '/confirmOrder': page(async () => (await import('#web/modules/ordering/checkout/CheckoutPage.tsx')).CheckoutPage),
  '/orderSubmitted': page(async () => (await import('#web/modules/ordering/cart/SubmittedPage.tsx')).SubmittedPage),
  '/orderDetail': page(async () => (await import('#web/modules/ordering/orders/OrderPage.tsx')).OrderPage),
  '/orderApprovalDetail': page(async () => (await import('#web/modules/ordering/approval/ApprovalPage.tsx')).ApprovalPage),
  '/supplierOrderDetail': page(
    async () => (await import('#web/modules/ordering/supplier/SupplierOrderPage.tsx')).SupplierOrderPage,
  ),
  '/productDetail': page(async () => (await import('#web/modules/catalogue/detail/ProductDetailPage.tsx')).ProductDetailPage),
  '/myCertificates': page(async () => {
    const [{ MyCertificatesPage }, { ProveDialog }] = await Promise.all([
      import('#web/modules/certificates/MyCertificatesPage.tsx'),
      import('#web/modules/login/account/ProveDialog.tsx'),
    ])
    return () => createElement(MyCertificatesPage, { ProveDialog })
  }),
  '/approvalRule': page(async () => (await import('#web/modules/approvals/RulePage.tsx')).RulePage),
  '/supplierProduct': page(async () => (await import('#web/modules/catalogue/products/ProductPage.tsx')).ProductPage),
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

/** Pages that the server's menu leads to, by the route name that it gives them. What is not here is not drawn. */
export const menuPages: Readonly<Record<string, ReactElement>> = {
  myCart: page(async () => (await import('#web/modules/ordering/cart/CartPage.tsx')).CartPage),
  orderManagement_list: page(async () => (await import('#web/modules/ordering/orders/OrderListPage.tsx')).OrderListPage),
  goodsCollection: page(
    async () => (await import('#web/modules/ordering/receipts/GoodsCollectionPage.tsx')).GoodsCollectionPage,
  ),
  deliveryAddress: page(async () => (await import('#web/modules/ordering/addresses/AddressesPage.tsx')).AddressesPage),
  orderApproval: page(async () => (await import('#web/modules/approvals/ApprovalsPage.tsx')).ApprovalsPage),
  workbench: page(async () => (await import('#web/modules/ordering/supplier/WorkbenchPage.tsx')).WorkbenchPage),
  supplierOrders: page(async () => (await import('#web/modules/ordering/supplier/SupplierOrdersPage.tsx')).SupplierOrdersPage),
  mall: page(async () => (await import('#web/modules/catalogue/mall/MallPage.tsx')).MallPage),
  supplierProducts: page(async () => (await import('#web/modules/catalogue/products/ProductsPage.tsx')).ProductsPage),
  productReview: page(async () => (await import('#web/modules/catalogue/products/ReviewPage.tsx')).ReviewPage),
  categories: page(async () => (await import('#web/modules/catalogue/categories/CategoryBookPage.tsx')).CategoryBookPage),
  agreementPrices: page(
    async () => (await import('#web/modules/catalogue/agreements/AgreementPricesPage.tsx')).AgreementPricesPage,
  ),
  searchSynonyms: page(async () => (await import('#web/modules/catalogue/synonyms/SynonymsPage.tsx')).SynonymsPage),
  approvalRules: page(async () => (await import('#web/modules/approvals/RulesPage.tsx')).RulesPage),
  budgets: page(async () => (await import('#web/modules/ledger/BudgetsPage.tsx')).BudgetsPage),
  organisation: page(async () => (await import('#web/modules/identity/OrganisationPage.tsx')).OrganisationPage),
  ssoEntries: page(async () => (await import('#web/modules/sso/SsoEntriesPage.tsx')).SsoEntriesPage),
  loginSettings: page(async () => (await import('#web/modules/portal/LoginSettingsPage.tsx')).LoginSettingsPage),
  applications: page(async () => (await import('#web/modules/provider/ApplicationsPage.tsx')).ApplicationsPage),
  operationalRole: page(async () => (await import('#web/modules/sso/OperationalRolePage.tsx')).OperationalRolePage),
  suppliers: page(async () => (await import('#web/modules/suppliers/SuppliersPage.tsx')).SuppliersPage),
  supplierImport: page(async () => (await import('#web/modules/imports/ImportPage.tsx')).ImportPage),
}

/** The address comes from the menu entry; these are what a visitor may already type, to be asked to log in first. */
export const isPageOfMenu = (path: string): boolean => Object.hasOwn(menuPages, path.replace(/^\//, ''))

const CaPanel = lazy(async () => ({ default: (await import('#web/modules/certificates/CaLogin.tsx')).CaLogin }))

/** A way in from outside ends in the login's own steps, as every way in does. */
const ssoPage = (path: SsoPage): ReactElement =>
  page(async () => {
    const [{ SsoPage }, { EnterByKey }] = await Promise.all([
      import('#web/modules/sso/SsoPage.tsx'),
      import('#web/modules/login/login/EnterByKey.tsx'),
    ])
    return () => createElement(SsoPage, { page: path, Enter: EnterByKey })
  })

/** Pages before a login, in a frame of their own. */
export const openPages: Readonly<Record<string, ReactElement>> = {
  '/login': page(async () => {
    const [{ LoginPage }, { Downloads }] = await Promise.all([
      import('#web/modules/login/login/LoginPage.tsx'),
      import('#web/modules/certificates/Downloads.tsx'),
    ])
    return () => createElement(LoginPage, { CaPanel, CaDownloads: Downloads })
  }),
  '/CADemo': page(async () => (await import('#web/modules/certificates/CaDemoPage.tsx')).CaDemoPage),
  '/resetPasswords': page(async () => (await import('#web/modules/login/passwords/ResetPage.tsx')).ResetPage),
  '/devOutbox': page(async () => {
    const [{ OutboxPage }, { NotFound }] = await Promise.all([
      import('#web/modules/login/login/OutboxPage.tsx'),
      import('./NotFound.tsx'),
    ])
    return () => createElement(OutboxPage, { missing: createElement(NotFound) })
  }),
  ...Object.fromEntries(ssoPages.map((path) => [path, ssoPage(path)])),
  '/oidcConsent': page(async () => (await import('#web/modules/provider/ConsentPage.tsx')).ConsentPage),
  '/oidcLogout': page(async () => (await import('#web/modules/provider/LeavePage.tsx')).LeavePage),
  '/oidcError': page(async () => (await import('#web/modules/provider/ErrorPage.tsx')).ErrorPage),
  '/operationPlatformView': page(
    async () => (await import('#web/modules/sso/OperationPlatformPage.tsx')).OperationPlatformPage,
  ),
}
