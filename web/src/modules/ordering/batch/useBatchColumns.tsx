import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type BatchLine, batchLengths } from '#contract/ordering/batch.ts'
import { formatCount } from '#contract/kit/format.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { RowActions } from '#web/kit/layout/Card.tsx'
import { ACTIONS, type Column } from '#web/kit/list/column.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { GoodsName } from '#web/modules/ordering/parts/GoodsName.tsx'
import type { BatchRow } from './batchList.ts'
import css from './BatchList.module.css'
import { CandidatesDialog } from './CandidatesDialog.tsx'
import { CommittedInput } from './CommittedInput.tsx'
import type { Batch } from './useBatch.ts'
import { yuan } from '#web/kit/format/yuan.ts'

/** Columns of the list, and the dialog to choose among several goods. */
export function useBatchColumns(batch: Batch) {
  const { t } = useTranslation()
  const [choosing, setChoosing] = useState<string>()
  const change = ({ entry }: BatchRow, values: Parameters<Batch['change']>[1]) =>
    batch.change(new Set([entry.key]), values)
  const columns: readonly Column<BatchRow>[] = [
    {
      key: 'code',
      title: t('batch.field.code'),
      lead: true,
      render: (row) => (
        <div className={css['code']}>
          <CommittedInput
            label={t('batch.codeOf', { code: row.entry.code })}
            value={row.entry.code}
            maxLength={batchLengths.code}
            isWrong={row.line?.problem === 'noCode' || row.line?.problem === 'unknown'}
            onCommit={(code) => change(row, { code, skuId: null })}
          />
          {row.entry.remark !== '' && <span className={css['quiet']}>{row.entry.remark}</span>}
        </div>
      ),
    },
    {
      key: 'goods',
      title: t('batch.field.goods'),
      render: ({ entry, line }) => <GoodsCell line={line} onChoose={() => setChoosing(entry.key)} />,
    },
    { key: 'price', title: t('batch.field.price'), right: true, render: ({ line }) => <PriceCell line={line} /> },
    {
      key: 'quantity',
      title: t('batch.field.quantity'),
      right: true,
      render: (row) => (
        <div className={css['quantity']}>
          <CommittedInput
            label={t('batch.quantityOf', { code: row.entry.code })}
            value={row.entry.quantity}
            maxLength={batchLengths.quantity}
            isFigure
            isWrong={['quantity', 'belowMinimum', 'short'].includes(row.line?.problem ?? '')}
            onCommit={(quantity) => change(row, { quantity })}
          />
          <Limits line={row.line} />
        </div>
      ),
    },
    {
      key: 'subtotal',
      title: t('batch.field.subtotal'),
      right: true,
      render: ({ line }) => (line?.subtotal == null ? '–' : <Amount value={line.subtotal} />),
    },
    {
      key: 'status',
      title: t('batch.field.status'),
      render: (row) => (
        <Status line={row.line} hasFailed={batch.hasFailed} onAccept={() => change(row, { amount: '' })} />
      ),
    },
    {
      key: ACTIONS,
      title: t('common.actions'),
      render: ({ entry }) => (
        <RowActions>
          <Button
            variant="text"
            aria-label={t('batch.removeOf', { code: entry.code })}
            onClick={() => batch.remove(new Set([entry.key]))}
          >
            {t('batch.remove')}
          </Button>
        </RowActions>
      ),
    },
  ]
  const chosenRow = batch.rows.find(({ entry }) => entry.key === choosing)
  const dialog = chosenRow?.line && (
    <CandidatesDialog
      line={chosenRow.line}
      onChoose={(skuId) => {
        change(chosenRow, { skuId })
        setChoosing(undefined)
      }}
      onClose={() => setChoosing(undefined)}
    />
  )
  return { columns, dialog }
}

function GoodsCell({ line, onChoose }: { readonly line: BatchLine | undefined; readonly onChoose: () => void }) {
  const { t } = useTranslation()
  const others = line && line.candidates.length > 1 && (
    <Button variant={line.goods ? 'text' : 'soft'} size="sm" onClick={onChoose}>
      {line.goods ? t('batch.chooseAgain') : t('batch.choose', { count: line.candidates.length })}
      {!line.goods && line.hasMoreCandidates && '+'}
    </Button>
  )
  if (!line?.goods) return others || <span className={css['quiet']}>–</span>
  const { goods } = line
  const isOther = goods.supplierSku.toLowerCase() !== line.code.toLowerCase()
  return (
    <div className={css['goods']}>
      <GoodsName goods={goods} size={56}>
        <p className={css['quiet']}>{goods.supplierName}</p>
        {isOther && <p className={css['quiet']}>{goods.supplierSku}</p>}
        {others}
      </GoodsName>
    </div>
  )
}

function PriceCell({ line }: { readonly line: BatchLine | undefined }) {
  const { t } = useTranslation()
  if (!line?.goods) return '–'
  return (
    <div className={css['price']}>
      <Amount value={line.goods.price} />
      {line.goods.priceSource !== null && line.goods.priceSource !== 'list' && (
        <span className={css['source']}>{t(`orders.source.${line.goods.priceSource}`)}</span>
      )}
      {line.problem === 'priceDiffers' && (
        <span className={css['quiet']}>{t('batch.expected', { price: yuan(line.amount) })}</span>
      )}
    </div>
  )
}

function Limits({ line }: { readonly line: BatchLine | undefined }) {
  const { t } = useTranslation()
  if (!line?.goods) return null
  const { available, minQty, unit } = line.goods
  return (
    <span className={css['quiet']}>
      {t('batch.stock', { count: available, total: formatCount(available), unit })}
      {minQty > 1 && ` · ${t('batch.minimum', { count: minQty })}`}
      {line.inCart > 0 && (
        <>
          <br />
          {t('batch.inCart', { count: line.inCart })}
        </>
      )}
    </span>
  )
}

interface StatusProps {
  readonly line: BatchLine | undefined
  /** The request failed. */
  readonly hasFailed: boolean
  readonly onAccept: () => void
}

function Status({ line, hasFailed, onAccept }: StatusProps) {
  const { t } = useTranslation()
  if (!line) return <StatusTag tone="mute">{t(hasFailed ? 'batch.unchecked' : 'batch.checking')}</StatusTag>
  const merged = line.mergedKeys.length
  return (
    <div className={css['status']}>
      {line.problem === null ? (
        <StatusTag tone="ok">{t('batch.ready')}</StatusTag>
      ) : (
        <StatusTag tone={line.problem === 'ambiguous' || line.problem === 'priceDiffers' ? 'warn' : 'err'}>
          {t(`batch.problem.${line.problem}`)}
        </StatusTag>
      )}
      {line.problem !== null && <span className={css['quiet']}>{t(`batch.advice.${line.problem}`)}</span>}
      {line.problem === 'priceDiffers' || line.problem === 'amount' ? (
        <Button variant="text" size="sm" onClick={onAccept}>
          {t('batch.accept')}
        </Button>
      ) : null}
      {merged > 0 && <span className={css['quiet']}>{t('batch.merged', { count: merged + 1 })}</span>}
    </div>
  )
}
