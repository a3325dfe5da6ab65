import type { Permission } from '#contract/permissions.ts'
import { lazyPage } from '#web/messages/lazy.ts'

/** Pages with a fixed address. */
export const fixedPages = {
  '/allCategories': lazyPage(
    ['catalogue'],
    async () => (await import('#web/modules/catalogue/mall/CategoriesPage.tsx')).CategoriesPage,
  ),
  '/supplierShop': lazyPage(
    ['catalogue', 'catalogue.shop'],
    async () => (await import('#web/modules/catalogue/shops/SupplierShopPage.tsx')).SupplierShopPage,
  ),
  '/goodsComparison': lazyPage(
    ['catalogue', 'catalogue.comparison'],
    async () => (await import('#web/modules/catalogue/comparison/GoodsComparisonPage.tsx')).GoodsComparisonPage,
  ),
  '/supplierProduct': lazyPage(
    ['catalogue.manage'],
    async () => (await import('#web/modules/catalogue/products/ProductPage.tsx')).ProductPage,
  ),
}

/** Permissions that their first reads need. */
export const needs = {
  '/allCategories': 'goods.read',
  '/supplierShop': 'goods.read',
  '/goodsComparison': 'goods.read',
} as const satisfies Readonly<Partial<Record<keyof typeof fixedPages, Permission>>>

/** Pages of the server's menu, by route name. */
export const menuPages = {
  supplierProducts: lazyPage(
    ['catalogue.manage'],
    async () => (await import('#web/modules/catalogue/products/ProductsPage.tsx')).ProductsPage,
  ),
  productReview: lazyPage(
    ['catalogue.manage'],
    async () => (await import('#web/modules/catalogue/products/ReviewPage.tsx')).ReviewPage,
  ),
  categories: lazyPage(
    ['catalogue.manage'],
    async () => (await import('#web/modules/catalogue/categories/CategoryBookPage.tsx')).CategoryBookPage,
  ),
  tenantProducts: lazyPage(
    ['catalogue.manage'],
    async () => (await import('#web/modules/catalogue/products/TenantProductsPage.tsx')).TenantProductsPage,
  ),
  agreementPrices: lazyPage(
    ['catalogue.manage', 'identity'],
    async () => (await import('#web/modules/catalogue/agreements/AgreementPricesPage.tsx')).AgreementPricesPage,
  ),
  hotWords: lazyPage(
    ['catalogue.manage'],
    async () => (await import('#web/modules/catalogue/hotWords/HotWordsPage.tsx')).HotWordsPage,
  ),
  catalogueReview: lazyPage(
    ['catalogue.manage'],
    async () => (await import('#web/modules/catalogue/offers/CatalogueReviewPage.tsx')).CatalogueReviewPage,
  ),
  supplierCatalogues: lazyPage(
    ['catalogue.manage'],
    async () => (await import('#web/modules/catalogue/offers/SupplierCataloguesPage.tsx')).SupplierCataloguesPage,
  ),
  zones: lazyPage(
    ['catalogue.manage', 'identity'],
    async () => (await import('#web/modules/catalogue/zones/ZonesPage.tsx')).ZonesPage,
  ),
  materialCodes: lazyPage(
    ['catalogue.materialCodes'],
    async () => (await import('#web/modules/catalogue/materialCodes/MaterialCodesPage.tsx')).MaterialCodesPage,
  ),
  searchSynonyms: lazyPage(
    ['catalogue', 'catalogue.manage'],
    async () => (await import('#web/modules/catalogue/synonyms/SynonymsPage.tsx')).SynonymsPage,
  ),
}
