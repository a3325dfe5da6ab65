import type { Banner, Block, Layout } from '#contract/home/blocks.ts'
import type { LayoutVersion, VersionState } from '#contract/home/home.ts'
import { keyOfHomePicture } from '#contract/home/pictures.ts'
import { isPageAddress, sameSitePath } from '#contract/kit/sameSite.ts'

/** Hosts that links of the tenant's home pages may lead to. */
export const hostsIn = (setting: string): ReadonlySet<string> =>
  new Set(
    setting
      .split(/[\s,，;；]+/)
      .map((host) => host.trim().toLowerCase())
      .filter((host) => host !== ''),
  )

/** Allowed link: a path of this site, an https address of an allowed host, or empty. */
export function isAllowedAddress(address: string, hosts: ReadonlySet<string>): boolean {
  if (address === '' || sameSitePath(address) !== undefined) return true
  if (!isPageAddress(address)) return false
  const { host, protocol } = new URL(address)
  return protocol === 'https:' && hosts.has(host)
}

const addressesOf = (block: Block): readonly string[] => {
  if (block.kind === 'carousel') return block.banners.map(({ openUrl }) => openUrl)
  return block.kind === 'featureEntrances' ? block.entries.map(({ openUrl }) => openUrl) : []
}

export type LayoutViolation =
  | { readonly refusal: 'layout.repeatedBlock' | 'layout.empty' }
  | { readonly refusal: 'layout.foreignAddress'; readonly address: string }

/** Violation of a layout beyond its schema. */
export function violationOf({ blocks }: Layout, hosts: ReadonlySet<string>): LayoutViolation | undefined {
  if (new Set(blocks.map(({ id }) => id)).size < blocks.length) return { refusal: 'layout.repeatedBlock' }
  const address = blocks.flatMap(addressesOf).find((each) => !isAllowedAddress(each, hosts))
  return address === undefined ? undefined : { refusal: 'layout.foreignAddress', address }
}

/** Blocks that show goods of one category. */
export const shelvesOf = ({ blocks }: Layout) =>
  blocks.flatMap((block) =>
    block.kind === 'productShelf' && block.categoryId !== null
      ? [{ title: block.title, categoryId: block.categoryId }]
      : [],
  )

/** Blocks that show goods of a zone. */
export const zonesOf = ({ blocks }: Layout) =>
  blocks.flatMap((block) =>
    block.kind === 'productShelf' && block.zoneId ? [{ title: block.title, zoneId: block.zoneId }] : [],
  )

/** Whether all blocks are hidden; such a layout cannot be published. */
export const isEmpty = ({ blocks }: Layout): boolean => blocks.every(({ isHidden }) => isHidden)

export const picturesIn = ({ blocks }: Layout): string[] => [
  ...new Set(
    blocks
      .flatMap((block) => (block.kind === 'carousel' ? block.banners : []))
      .flatMap(({ imgUrl }) => keyOfHomePicture(imgUrl) ?? []),
  ),
]

export const isDue = ({ startsAt, endsAt }: Pick<Banner, 'startsAt' | 'endsAt'>, now: Date): boolean =>
  (startsAt === null || Date.parse(startsAt) <= now.getTime()) &&
  (endsAt === null || Date.parse(endsAt) > now.getTime())

interface Timed {
  readonly no: number
  readonly starts_at: Date
  readonly ends_at: Date | null
  readonly withdrawn_at: Date | null
}
interface Published extends Timed {
  readonly published_by: string
  readonly published_at: Date
  readonly note: string
}

/** Version shown now: among current versions the one with the latest start, then the newest. */
export const liveOf = <V extends Timed>(versions: readonly V[], now: Date): V | undefined =>
  versions
    .filter(
      (each) => each.withdrawn_at === null && each.starts_at <= now && (each.ends_at === null || each.ends_at > now),
    )
    .toSorted((a, b) => b.starts_at.getTime() - a.starts_at.getTime() || b.no - a.no)[0]

export function stateOf(version: Timed, live: Timed | undefined, now: Date): VersionState {
  if (version.withdrawn_at !== null) return 'withdrawn'
  if (version.no === live?.no) return 'live'
  return version.starts_at > now ? 'scheduled' : 'past'
}

export const presentVersions = (versions: readonly Published[], now: Date): LayoutVersion[] => {
  const live = liveOf(versions, now)
  return versions.map((version) => ({
    no: version.no,
    state: stateOf(version, live, now),
    startsAt: version.starts_at.toISOString(),
    endsAt: version.ends_at?.toISOString() ?? null,
    publishedAt: version.published_at.toISOString(),
    publishedBy: version.published_by,
    note: version.note,
  }))
}
