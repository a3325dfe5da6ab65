import type { Lang } from '#contract/refusals.ts'

/** The parsed arguments of a command. */
export interface CommandInput {
  readonly args: readonly string[]
  readonly options: Readonly<Record<string, string | undefined>>
  readonly lang: Lang
}
