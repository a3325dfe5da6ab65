import type { ForMePart } from '#contract/home/blocks.ts'
import { lazyWith } from '#web/messages/lazy.ts'

const RecentGoods = lazyWith(
  ['catalogue'],
  async () => (await import('#web/modules/catalogue/goods/RecentGoods.tsx')).RecentGoods,
)
const AgreementGoods = lazyWith(['catalogue'], async () => (await import('./AgreementGoods.tsx')).AgreementGoods)
const MyProjects = lazyWith(['home.public'], async () => (await import('./MyProjects.tsx')).MyProjects)
const OftenBought = lazyWith(['catalogue', 'home.public'], async () => (await import('./OftenBought.tsx')).OftenBought)

/** The person's projects and goods; the block waits for the code of all of them. */
export const ForMeLists = ({ parts }: { readonly parts: readonly ForMePart[] }) => (
  <>
    {parts.includes('projects') && <MyProjects />}
    {parts.includes('often') && <OftenBought />}
    {parts.includes('recent') && <RecentGoods max={4} wide />}
    {parts.includes('agreements') && <AgreementGoods />}
  </>
)
