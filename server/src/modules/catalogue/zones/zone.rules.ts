import { type ZoneAction, type ZoneStatus, zoneStatusNames } from '#contract/catalogue/zones.ts'
import { flow } from '#kit/flow.ts'

interface ZoneFacts {
  readonly status: ZoneStatus
}
export const zoneFlow = flow<ZoneFacts, ZoneStatus, ZoneAction>(
  {
    publish: { from: ['draft', 'down'], to: 'published', needs: 'zone.manage' },
    takeDown: { from: ['published'], to: 'down', needs: 'zone.manage' },
    remove: { from: ['draft', 'down'], to: 'down', needs: 'zone.manage' },
  },
  zoneStatusNames,
)

/** Keys of the zones that parts of the product fill themselves, by the tag in an address. */
const partOf: ReadonlySet<string> = new Set(['epintuan'])

interface Asked {
  readonly zoneAreaId?: string | undefined
  readonly specialAreaId?: string | undefined
  readonly includeTag?: string | undefined
  readonly moduleType?: string | undefined
}

/**
 * Zone that an address asks for: its own page, a filter, or the zone of a part of the product. A tag counts only with
 * the same module type beside it.
 */
export type AskedZone =
  | { readonly kind: 'page' | 'filter'; readonly id: string }
  | { readonly kind: 'part'; readonly key: string }
export function zoneAskedBy({ zoneAreaId, specialAreaId = '', includeTag = '', moduleType }: Asked): AskedZone | null {
  if (zoneAreaId !== undefined) return { kind: 'page', id: zoneAreaId.trim() }
  if (specialAreaId.trim() !== '') return { kind: 'filter', id: specialAreaId.trim() }
  return includeTag === moduleType && partOf.has(includeTag) ? { kind: 'part', key: includeTag } : null
}
