import type { BlockKind, BlockOf } from '#contract/home/blocks.ts'

/** Single fields of each kind of block, in form order; rows of banners and links follow below them. */
export const blockFields: { readonly [K in BlockKind]: readonly (keyof BlockOf<K> & string)[] } = {
  carousel: ['look', 'everySeconds', 'hasFigures'],
  search: [],
  catalogueMenu: ['most'],
  forMe: ['look', 'parts'],
  entrance: ['look', 'entrances'],
  featureEntrances: ['look'],
  noticeTabs: ['look', 'rows', 'columns'],
  announcementArea: ['look', 'rows', 'columns'],
  projectFloor: ['projects', 'look', 'tabs', 'most', 'hasMore', 'isHiddenWhenEmpty'],
  winningNotices: ['most', 'hasAmounts'],
  statistics: [],
  supplierRanking: ['most'],
  productShelf: ['zoneId', 'categoryId', 'agreementOnly', 'most'],
  channel: [],
}
/** Fields of all blocks: position and audience. */
export const commonFields = ['title', 'enTitle', 'place', 'audience', 'isHidden', 'isHiddenOnPhones'] as const
export const bannerFields = [
  'imgUrl',
  'title',
  'enTitle',
  'text',
  'enText',
  'button',
  'enButton',
  'openUrl',
  'openType',
  'startsAt',
  'endsAt',
] as const
export const entryFields = ['name', 'enName', 'text', 'enText', 'icon', 'openUrl'] as const
