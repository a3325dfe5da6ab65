/** Cell sizes of the comparison in px: used for virtualisation and styles. */
export const rowHeight = 56
export const headHeight = 58
/** Height of the totals, which are fixed at the bottom. */
export const totalHeight = 58
/** Width of the item column, which is fixed at the left. */
export const leadWidths = { desk: 300, phone: 148 } as const

const columnWidths = { least: 148, most: 240 } as const
/** Column width: few suppliers share the available width, many get the minimum. */
export const columnWidthOf = (width: number, count: number): number =>
  Math.max(columnWidths.least, Math.min(columnWidths.most, Math.floor(width / Math.max(1, count))))
