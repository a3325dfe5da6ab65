/** Cell sizes of the comparison in px: used for virtualisation and styles. */
export const rowHeight = 56
export const headHeight = 58
/** Height of the totals, which are fixed at the bottom. */
export const totalHeight = 58
/** Width of the item column, which is fixed at the left, and minimum width of a supplier's column. */
export const columnWidths = { desk: { lead: 300, least: 148 }, phone: { lead: 108, least: 104 } } as const

/** Column width: few suppliers share the available width, many get the minimum. */
export const columnWidthOf = (width: number, count: number, least: number): number =>
  Math.max(least, width / Math.max(1, count))
