import type { SheetLimits } from '#kit/spreadsheet/sheet.rules.ts'

export const uploadLimits: SheetLimits = { rows: 20_000, columns: 200, unpackedBytes: 200 * 1024 * 1024 }

/** What an administrator brings in by hand may be larger. */
export const commandLimits: SheetLimits = { rows: 200_000, columns: 200, unpackedBytes: 2 * 1024 ** 3 }
