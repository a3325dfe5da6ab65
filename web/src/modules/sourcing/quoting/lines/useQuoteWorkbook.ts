import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ProjectNotice } from '#contract/sourcing/projectNotice.ts'
import type { QuoteLineDraft } from '#contract/sourcing/seal/quoteDraft.ts'
import { saveFile } from '#web/kit/client/download.ts'
import type { Terms } from '#sealing/quotes/terms.ts'
import { sheetOf } from './workbook.ts'

const widths = [6, 28, 36, 10, 8, 16, 10, 16, 14, 28, 10]

/** Writes the workbook of a quote in this browser, because its prices must not reach the server. */
export function useQuoteWorkbook(terms: Terms, notice: ProjectNotice) {
  const { t } = useTranslation()
  const { mutate, isPending } = useMutation({
    mutationFn: async (lines: readonly QuoteLineDraft[]) => {
      const { default: writeXlsxFile } = await import('write-excel-file/browser')
      const specs = new Map(notice.items.map(({ id, spec }) => [id, spec]))
      const items = terms.items.map((item) => ({ ...item, spec: specs.get(item.itemId) ?? '' }))
      const [headings = [], ...rows] = sheetOf(items, lines, t)
      // Writes text cells, so that values are read back exactly.
      const cells = [
        headings.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
        ...rows.map((row) => row.map((value) => ({ value, type: String }))),
      ]
      const file = writeXlsxFile(cells, { columns: widths.map((width) => ({ width })), stickyRowsCount: 1 })
      saveFile(await file.toBlob(), t('quoting.workbook.file', { no: notice.projectNo }))
    },
  })
  return { write: (lines: readonly QuoteLineDraft[]) => mutate(lines), isWriting: isPending }
}
