import { useTranslation } from 'react-i18next'
import * as contract from '#contract/agreements/indices/priceIndices.ts'
import { monthAfter } from '#contract/kit/calendar.ts'
import { dayFromToday } from '#web/kit/format/time.ts'
import { RowName } from '#web/kit/layout/Card.tsx'
import { LocalList } from '#web/kit/list/List.tsx'
import { RecordDrawer } from '#web/kit/record/RecordDrawer.tsx'
import { RecordFacts } from '#web/kit/record/RecordFacts.tsx'
import { RecordPage } from '#web/kit/record/RecordPage.tsx'
import { type RecordColumn, withTexts } from '#web/kit/record/recordTexts.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { callTo } from '#web/kit/record/useRecordActions.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { StatusTag, Tag } from '#web/kit/ui/StatusTag.tsx'

interface OfIndexProps {
  readonly index: contract.PriceIndex
  readonly onClose: () => void
}

/** Price indices that agreements follow, with their values by month. */
export function PriceIndicesPage() {
  const { t } = useTranslation()
  const setDisabled = (disabled: boolean) =>
    callTo(contract.setPriceIndexDisabled, ({ id, version }: contract.PriceIndex) => ({ id, version, disabled }))
  return (
    <RecordPage
      texts="priceIndices"
      route={contract.listPriceIndices}
      exported={contract.exportPriceIndices}
      rowKey={({ id }) => id}
      columns={[
        { key: 'name', lead: true, render: ({ name, code }) => <RowName under={code}>{name}</RowName> },
        { key: 'source', desk: true, render: ({ source }) => <RowName>{source}</RowName> },
        { key: 'lastMonth', render: ({ lastMonth }) => lastMonth ?? '-' },
        { key: 'lastValue', right: true, render: ({ lastValue }) => lastValue ?? '-' },
        { key: 'agreements', right: true },
        {
          key: 'disabled',
          render: ({ disabled }) => (
            <StatusTag tone={disabled ? 'mute' : 'ok'}>
              {t(disabled ? 'priceIndices.off' : 'priceIndices.on')}
            </StatusTag>
          ),
        },
      ]}
      renderAdd={(close) => (
        <RouteFormDialog
          title={t('priceIndices.add')}
          route={contract.createPriceIndex}
          labels="priceIndices.form"
          columns={1}
          fields={{ code: {}, name: { as: 'line' }, source: { rows: 2 } }}
          onClose={close}
        />
      )}
      actions={{
        record: { renderDialog: (row, close) => <RecordDialog index={row} onClose={close} /> },
        detail: {
          shown: () => true,
          renderDialog: (row, close) => <IndexDrawer index={row} onClose={close} />,
        },
        edit: {
          renderDialog: (row, close) => (
            <RouteFormDialog
              title={t('priceIndices.editTitle')}
              route={contract.editPriceIndex}
              fixed={{ id: row.id, version: row.version }}
              initial={row}
              labels="priceIndices.form"
              columns={1}
              fields={{ name: { as: 'line' }, source: { rows: 2 } }}
              onClose={close}
            />
          ),
        },
        disable: {
          danger: true,
          call: setDisabled(true),
          confirm: () => ({ title: t('priceIndices.disable.title'), text: t('priceIndices.disable.text') }),
        },
        enable: { call: setDisabled(false) },
      }}
    />
  )
}

/** Form of the value of a month, or of its correction. */
function RecordDialog({ index: { id, version, name, lastMonth }, onClose }: OfIndexProps) {
  const { t } = useTranslation()
  const next = lastMonth === null ? monthAfter(dayFromToday(0).slice(0, 7), -1) : monthAfter(lastMonth, 1)
  return (
    <RouteFormDialog
      title={t('priceIndices.record', { name })}
      route={contract.recordIndexValue}
      fixed={{ id, version }}
      initial={{ month: next, value: '', reason: '' }}
      labels="priceIndices.value"
      columns={1}
      note={<p>{t('priceIndices.recordNote')}</p>}
      fields={{ month: { as: 'line', placeholder: 'YYYY-MM' }, value: { as: 'line' }, reason: { rows: 2 } }}
      onClose={onClose}
    />
  )
}

/** Detail of an index with its values, corrections and history. */
function IndexDrawer({ index, onClose }: OfIndexProps) {
  const { t } = useTranslation()
  const columns: readonly RecordColumn<'priceIndices.value', contract.IndexValue>[] = [
    {
      key: 'month',
      lead: true,
      render: ({ month, isCurrent, revision }: contract.IndexValue) => (
        <span className="num">
          {month} {!isCurrent && <Tag>{t('priceIndices.replaced')}</Tag>}{' '}
          {isCurrent && revision > 1 && <Tag tone="warn">{t('priceIndices.corrected')}</Tag>}
        </span>
      ),
    },
    { key: 'value', right: true, render: ({ value }: contract.IndexValue) => value },
    { key: 'byName', render: ({ byName, reason }: contract.IndexValue) => <RowName under={reason}>{byName}</RowName> },
  ]
  return (
    <RecordDrawer
      title={index.name}
      texts="priceIndices"
      changes={{ route: contract.listPriceIndexChanges, of: { id: index.id } }}
      onClose={onClose}
    >
      <RecordFacts
        texts="priceIndices"
        record={index}
        fields={[{ key: 'code' }, { key: 'agreements' }, { key: 'source', wide: true }]}
      />
      <LocalList
        route={contract.listIndexValues}
        fixed={{ indexId: index.id }}
        exported={contract.exportIndexValues}
        label={t('priceIndices.values')}
        rowKey={({ id }) => id}
        pagerIfNeeded
        empty={
          <Empty illustration="box" title={t('priceIndices.noValues')} reason={t('priceIndices.noValuesReason')} />
        }
        columns={columns.map(withTexts('priceIndices.value'))}
      />
    </RecordDrawer>
  )
}
