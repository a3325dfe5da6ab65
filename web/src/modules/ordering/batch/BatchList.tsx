import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Segmented } from '#web/kit/form/Segmented.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Table } from '#web/kit/list/Table.tsx'
import { useConfirmRemove } from '#web/kit/overlay/Toaster.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { isWrong, problemCounts, type Show, shownRows, shows } from './batchList.ts'
import css from './BatchList.module.css'
import type { Batch } from './useBatch.ts'
import { useBatchColumns } from './useBatchColumns.tsx'

/** Lines of a quick order: can be corrected, removed and filtered by problem. */
export function BatchList({ batch }: { readonly batch: Batch }) {
  const { t } = useTranslation()
  const [show, setShow] = useState<Show>('all')
  const [problem, setProblem] = useState('')
  const { columns, dialog } = useBatchColumns(batch)
  const { rows } = batch
  const shown = shownRows(rows, show, problem)
  const counts = problemCounts(rows)
  return (
    <Section title={t('batch.list')} actions={<Removals batch={batch} />}>
      <div className={css['tools']}>
        <Segmented
          label={t('batch.show.label')}
          value={show}
          onChange={setShow}
          options={shows.map((value) => ({
            value,
            label: (
              <>
                {t(`batch.show.${value}`)} <small>{shownRows(rows, value, '').length}</small>
              </>
            ),
          }))}
        />
        {show === 'wrong' && counts.length > 1 && (
          <span className={css['problems']}>
            <Select
              aria-label={t('batch.show.problem')}
              hint={t('batch.show.everyProblem')}
              value={counts.some((each) => each.problem === problem) ? problem : ''}
              onChange={setProblem}
              options={counts.map((each) => ({
                value: each.problem,
                label: `${t(`batch.problem.${each.problem}`)} (${each.count})`,
              }))}
            />
          </span>
        )}
        <Acceptance batch={batch} />
      </div>
      <Table
        label={t('batch.list')}
        rows={shown}
        rowKey={({ entry }) => entry.key}
        columns={columns}
        busy={batch.isLate}
        empty={<Empty title={t('batch.noneHere')} />}
      />
      {dialog}
    </Section>
  )
}

/** Accepts all lines whose price differs from the expected one. */
function Acceptance({ batch }: { readonly batch: Batch }) {
  const { t } = useTranslation()
  const keys = batch.rows.filter(({ line }) => line?.problem === 'priceDiffers').map(({ entry }) => entry.key)
  if (keys.length < 2) return null
  return (
    <Button variant="text" onClick={() => batch.change(new Set(keys), { amount: '' })}>
      {t('batch.acceptAll', { count: keys.length })}
    </Button>
  )
}

function Removals({ batch }: { readonly batch: Batch }) {
  const { t } = useTranslation()
  const askRemove = useConfirmRemove()
  const keysOf = (rows: Batch['rows']) => new Set(rows.map(({ entry }) => entry.key))
  const wrong = batch.rows.filter(isWrong)
  const remove = async (rows: Batch['rows'], text: string) => {
    if (await askRemove(text)) batch.remove(keysOf(rows))
  }
  return (
    <>
      {wrong.length > 0 && wrong.length < batch.rows.length && (
        <Button variant="text" onClick={() => void remove(wrong, t('batch.removeWrong', { count: wrong.length }))}>
          {t('batch.dropWrong')}
        </Button>
      )}
      <Button
        variant="text"
        onClick={() => void remove(batch.rows, t('batch.removeAll', { count: batch.rows.length }))}
      >
        {t('batch.clear')}
      </Button>
    </>
  )
}
