/** Pixels of the comparison's cells: its window is reckoned by them, and its styles take them from here. */
export const rowHeight = 56
export const columnWidth = 148
export const headHeight = 58
/** Of the totals, which stay at the lower edge. */
export const totalHeight = 58
/** Of the column of items, which stays at the left edge; on a phone it is narrower. */
export const leadWidths = { desk: 300, phone: 148 } as const
