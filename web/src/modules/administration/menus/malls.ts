import type { MallType } from '#contract/sso/jumps.ts'

export const malls: readonly MallType[] = ['mall', 'fl', 'fw', 'gld']
