import type { Block, BlockKind, Layout } from '#contract/home/blocks.ts'
import { newBlocks } from '#contract/home/defaults.ts'
import { getLayout, publishLayout, saveLayout } from '#contract/home/layouts.ts'
import { aPerson, as, type TestTenant } from '#test/app.ts'

export const page = 'portalHomePage'
const may = { permissions: ['home.configure'], entrance: 'operator' } as const
export const blockOf = (kind: BlockKind, given: object = {}): Block => ({
  ...newBlocks[kind],
  id: kind.toLowerCase(),
  ...given,
})

/** Publishes a layout of these blocks. */
export async function show(tenant: TestTenant, ...blocks: Block[]): Promise<void> {
  const ann = await aPerson(tenant, may)
  const layout: Layout = { hasAnchors: false, blocks }
  const { version: before } = await as(ann, getLayout, { page })
  const { version } = await as(ann, saveLayout, { page, version: before, layout })
  await as(ann, publishLayout, { page, version, startsAt: null, endsAt: null, note: '' })
}
