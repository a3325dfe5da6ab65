import truck from '#web/assets/goods/delivery-truck.svg'
import memo from '#web/assets/goods/memo.svg'
import parcel from '#web/assets/goods/package.svg'
import helmet from '#web/assets/goods/rescue-workers-helmet.svg'
import toolbox from '#web/assets/goods/toolbox.svg'
import { type Tile, tileOf } from '#web/kit/ui/TileGrid.tsx'

/** Decorative tiles, with the first character of the tenant's name in the accent colour. */
export const loginArt = (name: string): readonly Tile[] => [
  tileOf('muted', parcel),
  tileOf('white', memo),
  {},
  tileOf('muted', toolbox),
  {},
  {},
  { variant: 'accent', content: [...name][0] },
  tileOf('white', helmet),
  {},
  tileOf('muted', truck),
]
