/** Calls that take longer than this are kept in the log of calls, even if they only read. */
export const slowMs = 500
/** Days for which calls and exports are kept. */
export const keptDays = 190
