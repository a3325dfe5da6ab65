import type { RefusalCode } from '#contract/refusals.ts'

/** Validates line ids: each must exist and occur once. */
export function violationOfLines(
  order: { readonly lines: readonly { readonly id: string }[] },
  ids: readonly string[],
): RefusalCode | false {
  const known = new Set(order.lines.map((line) => line.id))
  if (new Set(ids).size < ids.length) return 'order.duplicateLine'
  return ids.some((id) => !known.has(id)) && 'order.unknownLine'
}
