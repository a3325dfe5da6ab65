import truck from '#web/assets/goods/delivery-truck.svg'
import memo from '#web/assets/goods/memo.svg'
import parcel from '#web/assets/goods/package.svg'
import helmet from '#web/assets/goods/rescue-workers-helmet.svg'
import toolbox from '#web/assets/goods/toolbox.svg'
import { type Tile, tileOf } from '#web/kit/ui/TileGrid.tsx'

export const loginArt: readonly Tile[] = [
  tileOf('muted', parcel),
  tileOf('white', memo),
  {},
  tileOf('muted', toolbox),
  {},
  {},
  { variant: 'accent', content: '百' },
  tileOf('white', helmet),
  {},
  tileOf('muted', truck),
]
