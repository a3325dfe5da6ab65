import { Suspense } from 'react'
import type { ForMePart } from '#contract/home/blocks.ts'
import { lazyWith } from '#web/messages/lazy.ts'

const RecentGoods = lazyWith(
  ['catalogue'],
  async () => (await import('#web/modules/catalogue/goods/RecentGoods.tsx')).RecentGoods,
)
const AgreementGoods = lazyWith(['catalogue'], async () => (await import('./AgreementGoods.tsx')).AgreementGoods)

/** Goods that a person comes back to. */
export const ForMeLists = ({ parts }: { readonly parts: readonly ForMePart[] }) => (
  <Suspense>
    {parts.includes('recent') && <RecentGoods most={4} wide />}
    {parts.includes('agreements') && <AgreementGoods />}
  </Suspense>
)
