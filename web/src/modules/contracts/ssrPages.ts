import { ssrPage } from '#web/kit/ssr/ssrPage.ts'

/** Server-rendered pages. */
export const ssrPages = {
  '/verifyContract': ssrPage(
    ['contracts.public'],
    async () => (await import('./verify/VerifyContractPage.tsx')).VerifyContractPage,
    {
      sources: ['src/modules/contracts/verify/VerifyContractPage.tsx'],
      isBesidePortal: true,
      head: async () => (await import('./verify/verifyContractHead.ts')).verifyContractHead,
    },
  ),
}
