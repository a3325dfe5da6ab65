import { lazyPage } from '#web/messages/lazy.ts'

/** Pages with a fixed address. */
export const fixedPages = {
  '/contract': lazyPage(
    ['contracts', 'approvals', 'certificates'],
    async () => (await import('#web/modules/contracts/detail/ContractPage.tsx')).ContractPage,
  ),
}

/** Pages of menu entries by route name. */
export const menuPages = {
  contracts: lazyPage(
    ['contracts'],
    async () => (await import('#web/modules/contracts/list/ContractsPages.tsx')).ContractsPage,
  ),
  supplierContracts: lazyPage(
    ['contracts'],
    async () => (await import('#web/modules/contracts/list/ContractsPages.tsx')).SupplierContractsPage,
  ),
  contractTemplates: lazyPage(
    ['contracts'],
    async () => (await import('#web/modules/contracts/templates/TemplatesPage.tsx')).TemplatesPage,
  ),
  seals: lazyPage(['contracts'], async () => (await import('#web/modules/contracts/seals/SealsPage.tsx')).SealsPage),
}
