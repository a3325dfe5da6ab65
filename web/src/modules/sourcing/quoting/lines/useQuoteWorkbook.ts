import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { deflate } from '#contract/kit/tables/source.ts'
import { workbookOf } from '#contract/kit/tables/workbookWriter.ts'
import type { ProjectNotice } from '#contract/sourcing/projectNotice.ts'
import type { QuoteLineDraft } from '#contract/sourcing/seal/quoteDraft.ts'
import { saveFile } from '#web/kit/client/download.ts'
import type { Terms } from '#sealing/quotes/terms.ts'
import { sheetOf } from './workbook.ts'

/** Writes the workbook of a quote in this browser, because its prices must not reach the server. */
export function useQuoteWorkbook(terms: Terms, notice: ProjectNotice) {
  const { t } = useTranslation()
  const { mutate, isPending } = useMutation({
    mutationFn: async (lines: readonly QuoteLineDraft[]) => {
      const specs = new Map(notice.items.map(({ id, spec }) => [id, spec]))
      const items = terms.items.map((item) => ({ ...item, spec: specs.get(item.itemId) ?? '' }))
      const [headings = [], ...rows] = sheetOf(items, lines, t)
      // Text cells, so that values are read back exactly.
      const parts: BlobPart[] = []
      for await (const piece of workbookOf([{ name: notice.projectNo, headings, rows }], deflate))
        parts.push(piece as Uint8Array<ArrayBuffer>)
      saveFile(new Blob(parts), t('quoting.workbook.file', { no: notice.projectNo }))
    },
  })
  return { write: (lines: readonly QuoteLineDraft[]) => mutate(lines), isWriting: isPending }
}
