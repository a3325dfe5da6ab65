import type { Input } from '#contract/kit/route.ts'
import { type getLatestTwentiethWinResult, winTypes } from '#contract/sourcing/result.ts'
import type { ProjectKind } from '#contract/sourcing/projectStates.ts'

/** The latest winning notices of one kind of projects, or of all. */
export const winQueryOf = (kind: ProjectKind | undefined): Input<typeof getLatestTwentiethWinResult> =>
  kind ? { type: winTypes[kind] } : {}
