import { isEnter } from '#web/kit/keys/enter.ts'
import DownloadOutlined from '@ant-design/icons-svg/es/asn/DownloadOutlined.js'
import UploadOutlined from '@ant-design/icons-svg/es/asn/UploadOutlined.js'
import { type ClipboardEvent, type KeyboardEvent, useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProjectNotice } from '#contract/sourcing/projectNotice.ts'
import type { QuoteDraft, QuoteLineDraft } from '#contract/sourcing/seal/quoteDraft.ts'
import type { AutosaveState } from '#web/kit/form/autosave/useAutosave.ts'
import type { Form } from '#web/kit/form/useForm.ts'
import { CellTable } from '#web/kit/form/rows/CellTable.tsx'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import type { Terms } from '#sealing/quotes/terms.ts'
import { cellsOf, isTable } from '../../projects/items/paste.ts'
import { BatchFillDialog } from './BatchFillDialog.tsx'
import { DraftState } from './DraftState.tsx'
import { type LineColumn, lineColumns, pastedLines } from './pastedLines.ts'
import { QuoteLine } from './QuoteLine.tsx'
import css from './QuoteLines.module.css'
import type { QuoteTotals } from '../quoteOf.ts'
import { QuoteSums } from './QuoteSums.tsx'
import { useQuoteWorkbook } from './useQuoteWorkbook.ts'
import { WorkbookDialog } from './WorkbookDialog.tsx'

interface QuoteLinesProps {
  readonly form: Form<QuoteDraft>
  readonly terms: Terms
  readonly notice: ProjectNotice
  /** Prices of the previous quote: of the earlier round, or submitted from this browser. */
  readonly before: readonly { readonly itemId: string; readonly price: string }[] | undefined
  readonly totals: QuoteTotals
  readonly autosave: AutosaveState
}

const cellOf = (target: EventTarget) => {
  const { row, column } = (target as HTMLElement).closest<HTMLElement>('[data-column]')?.dataset ?? {}
  return row === undefined ? undefined : { row: Number(row), column: column as LineColumn }
}

/**
 * Lines of a quote in a table like a spreadsheet: Enter moves down, cells can be pasted, a workbook can be filled in.
 */
export function QuoteLines({ form, terms, notice, before: earlier, totals, autosave }: QuoteLinesProps) {
  const { t } = useTranslation()
  const table = useRef<HTMLTableElement>(null)
  const [open, setOpen] = useState<'batch' | 'workbook'>()
  const workbook = useQuoteWorkbook(terms, notice)
  const before = new Map(earlier?.map(({ itemId, price }) => [itemId, price]))
  const items = new Map(notice.items.map((item) => [item.id, item]))
  const { set } = form
  const change = useCallback(
    (next: (lines: readonly QuoteLineDraft[]) => QuoteLineDraft[]) =>
      set(({ lines = [], ...rest }) => ({ ...rest, lines: next(lines) })),
    [set],
  )
  const rows = form.rows('lines', 'quoting.line').items
  const onKeyDown = (event: KeyboardEvent) => {
    const cell = cellOf(event.target)
    if (!cell || !isEnter(event) || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    const below = `[data-row="${cell.row + (event.shiftKey ? -1 : 1)}"][data-column="${cell.column}"] input`
    table.current?.querySelector<HTMLElement>(below)?.focus()
  }
  const onPaste = (event: ClipboardEvent) => {
    const cell = cellOf(event.target)
    const text = event.clipboardData.getData('text/plain')
    if (!cell || !isTable(text)) return
    event.preventDefault()
    const cells = cellsOf(text)
    change((lines) => pastedLines(lines, cell, cells))
    toast.success(t('quoting.pasted', { count: Math.min(cells.length, rows.length - cell.row) }))
  }
  const written = (form.values.lines ?? []) as readonly QuoteLineDraft[]
  const nothing = form.errorAt('lines')
  return (
    <Section
      title={t('quoting.lines')}
      note={
        <>
          {t('quoting.progress', { count: terms.items.length, priced: totals.priced, skipped: totals.skipped })}
          <DraftState autosave={autosave} isDirty={form.isDirty} />
        </>
      }
      actions={
        <>
          <Button size="sm" onClick={() => setOpen('batch')}>
            {t('quoting.batch.title')}
          </Button>
          <Button
            size="sm"
            icon={<Icon of={DownloadOutlined} />}
            busy={workbook.isWriting}
            onClick={() => workbook.write(written)}
          >
            {t('quoting.workbook.export')}
          </Button>
          <Button size="sm" icon={<Icon of={UploadOutlined} />} onClick={() => setOpen('workbook')}>
            {t('quoting.workbook.import')}
          </Button>
        </>
      }
    >
      <CellTable
        label={t('quoting.lines')}
        ref={table}
        className={css['table']}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        head={
          <>
            <th className={css['no']}>{t('quoting.column.no')}</th>
            <th className={css['item']}>{t('quoting.column.item')}</th>
            <th className={css['right']}>{t('quoting.column.quantity')}</th>
            {lineColumns.map((column) => (
              <th key={column} className={css[column]}>
                {t(`quoting.line.${column}`)}
              </th>
            ))}
            <th className={css['right']}>{t('quoting.column.amount')}</th>
            {terms.rule.partial && <th className={css['last']}>{t('common.actions')}</th>}
          </>
        }
      >
        {terms.items.map((item, index) => (
          <QuoteLine
            key={item.itemId}
            line={rows[index]!}
            index={index}
            item={item}
            spec={items.get(item.itemId)?.spec ?? ''}
            before={before.get(item.itemId)}
            canSkip={terms.rule.partial}
          />
        ))}
      </CellTable>
      {nothing !== undefined && <p className={css['nothing']}>{nothing}</p>}
      <QuoteSums totals={totals} />
      {open === 'batch' && <BatchFillDialog onFill={change} onClose={() => setOpen(undefined)} />}
      {open === 'workbook' && (
        <WorkbookDialog
          terms={terms}
          lines={written}
          onWrite={() => workbook.write(written)}
          onTake={change}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Section>
  )
}
