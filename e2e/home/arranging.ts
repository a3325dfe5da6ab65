import type { Page } from '@playwright/test'
import type { Banner, Block, BlockKind, BlockOf } from '#contract/home/blocks.ts'
import { newBlocks } from '#contract/home/defaults.ts'
import type { HomePageName } from '#contract/home/homePages.ts'
import { getLayout, publishLayout, saveLayout } from '#contract/home/layouts.ts'
import { callApi } from '../../tools/screenshots/apiClient.ts'

/** Block with the defaults of the editor; its id defaults to its kind. */
export const blockOf = <K extends BlockKind>(kind: K, given: Partial<Omit<BlockOf<K>, 'kind'>> = {}): Block =>
  ({ ...newBlocks[kind], id: kind.toLowerCase(), ...given }) as Block

export const bannerOf = (title: string, given: Partial<Banner> = {}): Banner => ({
  imgUrl: '',
  title,
  enTitle: title,
  text: '',
  enText: '',
  button: '',
  enButton: '',
  openUrl: '',
  openType: '0',
  startsAt: null,
  endsAt: null,
  ...given,
})

/** Publishes these blocks as the given home page, as the operator of this page. */
export async function publishHome(operator: Page, page: HomePageName, blocks: readonly Block[], hasAnchors = false) {
  const { version } = await callApi(operator, getLayout, { page })
  const saved = await callApi(operator, saveLayout, { page, version, layout: { hasAnchors, blocks: [...blocks] } })
  // On a retry the layout is already published.
  if (saved.isPublished) return
  await callApi(operator, publishLayout, { page, version: saved.version, startsAt: null, endsAt: null, note: '' })
}
