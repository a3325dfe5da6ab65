import type { ComponentType } from 'react'
import type { BlockKind } from '#contract/home/blocks.ts'
import { Carousel } from '../blocks/carousel/Carousel.tsx'
import { CatalogueColumn } from '../blocks/CatalogueColumn.tsx'
import { Entrance } from '../blocks/Entrance.tsx'
import { FeatureEntrances } from '../blocks/FeatureEntrances.tsx'
import { NoticeTabs } from '../blocks/notices/NoticeTabs.tsx'
import { ProjectSearch } from '../blocks/ProjectSearch.tsx'
import { Statistics } from '../blocks/Statistics.tsx'
import type { BlockProps } from './blockProps.ts'
import { lazyNear } from './lazyNear.ts'

/** Blocks at the top are part of the page; the others are loaded when they come near the viewport. */
const components: { readonly [K in BlockKind]: ComponentType<BlockProps<K>> } = {
  carousel: Carousel,
  catalogueMenu: CatalogueColumn,
  entrance: Entrance,
  featureEntrances: FeatureEntrances,
  noticeTabs: NoticeTabs,
  statistics: Statistics,
  search: ProjectSearch,
  // Not shown to visitors.
  forMe: lazyNear('forMe', ['catalogue'], async () => (await import('../blocks/ForMe.tsx')).ForMe),
  announcementArea: lazyNear(
    'announcementArea',
    [],
    async () => (await import('../blocks/notices/AnnouncementArea.tsx')).AnnouncementArea,
  ),
  projectFloor: lazyNear(
    'projectFloor',
    ['sourcing.halls'],
    async () => (await import('../blocks/floor/ProjectFloor.tsx')).ProjectFloor,
  ),
  winningNotices: lazyNear(
    'winningNotices',
    ['sourcing.halls'],
    async () => (await import('../blocks/WinningNotices.tsx')).WinningNotices,
  ),
  supplierRanking: lazyNear(
    'supplierRanking',
    [],
    async () => (await import('../blocks/SupplierRanking.tsx')).SupplierRanking,
  ),
  productShelf: lazyNear(
    'productShelf',
    ['catalogue'],
    async () => (await import('../blocks/ProductShelf.tsx')).ProductShelf,
  ),
  channel: lazyNear('channel', [], async () => (await import('../blocks/Channel.tsx')).Channel),
}

/** Component of each kind; the props must be those of the same kind. */
export const blockComponents = components as Readonly<Record<BlockKind, ComponentType<BlockProps<BlockKind>>>>
