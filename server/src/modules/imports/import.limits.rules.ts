import type { SheetLimits } from '#contract/kit/tables/sheet.ts'

export const uploadLimits: SheetLimits = { rows: 20_000, columns: 200, unpackedBytes: 200 * 1024 * 1024 }

/** Larger limits for imports by administrators on the command line. */
export const commandLimits: SheetLimits = { rows: 200_000, columns: 200, unpackedBytes: 2 * 1024 ** 3 }
