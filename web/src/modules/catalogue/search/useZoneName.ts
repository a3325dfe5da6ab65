import type { GoodsPage } from '#contract/catalogue/goodsSearch.ts'
import { useName } from '#web/kit/format/useName.ts'

/** Name of the zone that a list of goods is restricted to; undefined if there is none in force. */
export function useZoneName({ zone }: Pick<GoodsPage, 'zone'>): string | undefined {
  const nameOf = useName()
  return zone ? nameOf({ name: zone.name, enName: zone.nameEn }) : undefined
}
