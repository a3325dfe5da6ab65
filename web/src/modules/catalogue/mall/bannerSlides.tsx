import truck from '#web/assets/goods/delivery-truck.svg'
import memo from '#web/assets/goods/memo.svg'
import parcel from '#web/assets/goods/package.svg'
import helmet from '#web/assets/goods/rescue-workers-helmet.svg'
import toolbox from '#web/assets/goods/toolbox.svg'
import { type Tile, tileOf } from '#web/kit/ui/TileGrid.tsx'
import type { Change } from './mallAddress.ts'

const mark: Tile = { variant: 'accent', content: '百' }

export interface BannerSlide {
  readonly words: 'agreements' | 'all' | 'best'
  readonly filter: Change
  readonly tiles: readonly Tile[]
}

export const bannerSlides: readonly BannerSlide[] = [
  {
    words: 'agreements',
    filter: { agreementOnly: true },
    tiles: [
      {},
      tileOf('muted', memo),
      tileOf('white', parcel),
      tileOf('white', helmet),
      mark,
      tileOf('muted', toolbox),
      {},
      tileOf('white', truck),
      {},
    ],
  },
  {
    words: 'all',
    filter: {},
    tiles: [
      tileOf('white', toolbox),
      {},
      tileOf('muted', memo),
      mark,
      tileOf('white', helmet),
      {},
      tileOf('muted', parcel),
      {},
      tileOf('white', truck),
    ],
  },
  {
    words: 'best',
    filter: { sort: 'sold' },
    tiles: [
      {},
      tileOf('white', parcel),
      {},
      tileOf('muted', truck),
      tileOf('white', toolbox),
      mark,
      {},
      tileOf('muted', helmet),
      {},
    ],
  },
]
