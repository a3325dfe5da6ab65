import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { abnormalOffers, offerKey, type Share } from '#contract/sourcing/awarding.ts'
import { isWhole, lowestPrices, validQuotes } from '#contract/sourcing/comparison/comparing.ts'
import type { ProjectKind } from '#contract/sourcing/projectStates.ts'
import type { Comparison } from '#contract/sourcing/comparison/comparison.ts'
import { ComparisonRow } from './ComparisonRow.tsx'
import { ComparisonFoot } from './ComparisonFoot.tsx'
import css from './ComparisonGrid.module.css'
import { columnWidthOf, headHeight, rowHeight, totalHeight } from './gridSizes.ts'
import { useScrolled } from './useScrolled.ts'
import { movedBy, offsetShowing, windowOf } from './windowed.ts'

/** Awarded shares, and the handler to choose an offer if permitted. */
export interface Choice {
  readonly shares: readonly Share[]
  /** Whether the award is decided, rather than proposed. */
  readonly isDecided?: boolean
  readonly choose?: (itemId: string, quoteId: string) => void
}

interface ComparisonGridProps {
  readonly kind: ProjectKind
  readonly comparison: Comparison
  readonly choice?: Choice | undefined
}

/** Comparison grid: suppliers as columns, items as rows. Virtualised: renders only visible cells. */
export function ComparisonGrid({ kind, comparison, choice }: ComparisonGridProps) {
  const { t } = useTranslation()
  const { items, quotes } = comparison
  const valid = useMemo(() => validQuotes(quotes), [quotes])
  const lowest = useMemo(() => lowestPrices(quotes), [quotes])
  const cells = useMemo(() => valid.map(({ lines }) => new Map(lines.map((line) => [line.itemId, line]))), [valid])
  const { ref, scrolled, widths } = useScrolled()
  const [active, setActive] = useState({ row: 0, column: 0 })
  const isMoved = useRef(false)
  const abnormal = useMemo(() => abnormalOffers(quotes), [quotes])
  const awarded = useMemo(
    () => new Set((choice?.shares ?? []).map(({ itemId, quoteId }) => offerKey(quoteId, itemId))),
    [choice?.shares],
  )
  const leadWidth = widths.lead
  const columnWidth = columnWidthOf(scrolled.width - leadWidth, valid.length, widths.least)
  const width = leadWidth + valid.length * columnWidth
  const across = { offset: scrolled.left, visible: scrolled.width - leadWidth, size: columnWidth, count: valid.length }
  const inner = scrolled.height - headHeight - totalHeight
  const down = { offset: scrolled.top, visible: inner, size: rowHeight, count: items.length }
  const rows = windowOf(down)
  const columns = windowOf(across)

  const onKeyDown = (event: KeyboardEvent) => {
    const page = Math.max(1, Math.floor(inner / rowHeight) - 1)
    const to = movedBy(event.key, active, { rows: items.length, columns: valid.length, page })
    if (!to) return
    event.preventDefault()
    isMoved.current = true
    setActive(to)
    ref.current?.scrollTo({
      top: offsetShowing({ ...down, index: to.row }),
      left: offsetShowing({ ...across, index: to.column }),
    })
  }
  // The target cell exists only after its window is rendered, so the focus is set then, and only after keyboard
  // navigation.
  useLayoutEffect(() => {
    if (!isMoved.current) return
    const cell = ref.current?.querySelector<HTMLElement>(`[data-cell="${active.row}-${active.column}"]`)
    if (!cell) return
    cell.focus({ preventScroll: true })
    isMoved.current = false
  })

  // Rank by total, only for quotes that contain all items.
  const rankOf = (at: number) => {
    const valued = comparison.values?.find(({ supplierId }) => supplierId === valid[at]!.supplierId)
    if (valued) return t('comparison.valueRank', { rank: valued.rank })
    return isWhole(valid[at]!, items)
      ? t('comparison.rank', { rank: valid.slice(0, at).filter((quote) => isWhole(quote, items)).length + 1 })
      : t('comparison.missing', { count: items.length - valid[at]!.lines.length })
  }
  const before = columns.from * columnWidth
  const after = (valid.length - columns.to) * columnWidth
  const shown = valid.slice(columns.from, columns.to)
  return (
    <div
      className={css['scroll']}
      ref={ref}
      onKeyDown={onKeyDown}
      role="presentation"
      data-more={scrolled.left + scrolled.width < width - 1 || undefined}
    >
      <table
        aria-label={t('comparison.title')}
        aria-rowcount={items.length + 1}
        aria-colcount={valid.length + 1}
        className={css['grid']}
        style={{ width }}
      >
        <colgroup>
          <col style={{ width: leadWidth }} />
          <col style={{ width: before }} />
          {shown.map(({ id }) => (
            <col key={id} style={{ width: columnWidth }} />
          ))}
          <col style={{ width: after }} />
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" aria-colindex={1}>
              <b>{t('comparison.item')}</b>
              <small>{t('comparison.itemText')}</small>
            </th>
            <td aria-hidden />
            {shown.map(({ id, supplierName, round }, index) => (
              <th key={id} scope="col" aria-colindex={columns.from + index + 2} title={supplierName}>
                <b>{supplierName}</b>
                <small>
                  <span>{rankOf(columns.from + index)}</span>
                  {comparison.round > 1 && <span>{t('comparison.inRound', { round })}</span>}
                </small>
              </th>
            ))}
            <td aria-hidden />
          </tr>
        </thead>
        <tbody>
          <tr aria-hidden style={{ height: rows.from * rowHeight }} />
          {items.slice(rows.from, rows.to).map((item, index) => (
            <ComparisonRow
              key={item.id}
              item={item}
              row={rows.from + index}
              first={columns.from}
              offers={shown.map((quote, at) => ({
                quoteId: quote.id,
                line: cells[columns.from + at]?.get(item.id),
                isAwarded: awarded.has(offerKey(quote.id, item.id)),
                isAbnormal: abnormal.has(offerKey(quote.id, item.id)),
              }))}
              isDecided={choice?.isDecided ?? false}
              onChoose={choice?.choose}
              lowest={lowest.get(item.id)}
              active={active.row === rows.from + index ? active.column : undefined}
              onActive={setActive}
            />
          ))}
          <tr aria-hidden style={{ height: (items.length - rows.to) * rowHeight }} />
        </tbody>
        <ComparisonFoot kind={kind} comparison={comparison} shown={shown} />
      </table>
    </div>
  )
}
