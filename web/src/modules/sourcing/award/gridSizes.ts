/** Pixels of the comparison's cells: its window is reckoned by them, and its styles take them from here. */
export const rowHeight = 56
export const headHeight = 58
/** Of the totals, which stay at the lower edge. */
export const totalHeight = 58
/** Of the column of items, which stays at the left edge; on a phone it is narrower. */
export const leadWidths = { desk: 300, phone: 148 } as const

const columnWidths = { least: 148, most: 240 } as const
/** Few suppliers share the width that there is; of many each has the least. */
export const columnWidthOf = (width: number, count: number): number =>
  Math.max(columnWidths.least, Math.min(columnWidths.most, Math.floor(width / Math.max(1, count))))
