import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StockDocumentDetail, StockLine } from '#contract/warehouse/document.ts'
import { type PutAway, putAway } from '#contract/warehouse/inbound.ts'
import type { CodeMatch } from '#contract/warehouse/stock.ts'
import { ListError } from '#web/kit/form/Field.tsx'
import { FormField } from '#web/kit/form/Fields.tsx'
import { Form, PageFormBar } from '#web/kit/form/Form.tsx'
import type { FormRow } from '#web/kit/form/formPart.ts'
import { CellTable } from '#web/kit/form/rows/CellTable.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Under } from '#web/kit/layout/Card.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { type Option, Select } from '#web/kit/select/Select.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { usePlaces } from '../create/useChoices.ts'
import { isSome, less } from './left.ts'
import css from './PutAwayForm.module.css'
import { ScanBox } from './ScanBox.tsx'

const leftOf = ({ requested, done }: StockLine): string => less(requested, done)

/** Portion of a line as it begins: what is left, at the place where the item lies, in the supplier's batch. */
const portionOf = (line: StockLine) => ({
  lineId: line.id,
  ...(line.placeId === null ? {} : { placeId: line.placeId }),
  quantity: leftOf(line),
  batchNo: line.batchNo,
  producedOn: line.producedOn,
  expiresOn: line.expiresOn,
})

/** Form that puts goods away: a row for each batch, which a hand scanner finds. */
export function PutAwayForm({ document }: { readonly document: StockDocumentDetail }) {
  const { t } = useTranslation()
  const [active, setActive] = useState('')
  const open = document.lines.filter((line) => isSome(leftOf(line)))
  const form = useForm({
    route: putAway,
    fixed: { id: document.id, version: document.version },
    initial: { lines: open.map(portionOf) },
    labels: 'stockDocuments.putAway.field',
    onDone: () => toast.success(t('stockDocuments.putAway.done')),
  })
  const rows = form.rows('lines', 'stockDocuments.putAway.line')
  const places = usePlaces(document.warehouseId)
  const byId = new Map(document.lines.map((line) => [line.id, line]))

  function take(match: CodeMatch) {
    if (match.kind === 'place') {
      const row = rows.items.find(({ values }) => values.lineId === active) ?? rows.items[0]
      row?.set({ placeId: match.id })
      return toast.success(t('stockDocuments.scan.place', { name: match.label }))
    }
    const line = open.find(({ itemId }) => itemId === match.itemId)
    if (!line) return toast.error(t('stockDocuments.scan.notHere', { name: match.label }))
    setActive(line.id)
    return toast.success(t('stockDocuments.scan.item', { name: line.name }))
  }
  return (
    <Section title={t('stockDocuments.putAway.title')}>
      <div className={css['stack']}>
        <ScanBox warehouseId={document.warehouseId} onMatch={take} />
        <Form of={form}>
          <CellTable
            label={t('stockDocuments.putAway.title')}
            ref={null}
            className={css['table']}
            onKeyDown={() => undefined}
            onPaste={() => undefined}
            head={<Headings />}
          >
            {rows.items.map((row, index) => {
              const line = byId.get(row.values.lineId ?? '')
              return (
                line && (
                  <Row
                    key={row.key}
                    line={line}
                    row={row}
                    places={places}
                    isActive={active === line.id}
                    onSplit={() => rows.add({ ...portionOf(line), quantity: '' })}
                    onRemove={() => rows.remove(index)}
                  />
                )
              )
            })}
          </CellTable>
          <ListError error={form.errorAt('lines')} />
          <PageFormBar of={form} submit={t('stockDocuments.putAway.submit')} />
        </Form>
      </div>
    </Section>
  )
}

function Headings() {
  const { t } = useTranslation()
  return (
    <>
      <th scope="col" className={css['name']}>
        {t('stockDocuments.line.item')}
      </th>
      {(['batchNo', 'producedOn', 'expiresOn', 'placeId', 'quantity'] as const).map((name) => (
        <th key={name} scope="col">
          {t(`stockDocuments.putAway.line.${name}`)}
        </th>
      ))}
      <th aria-hidden className={css['last']} />
    </>
  )
}

interface RowProps {
  readonly line: StockLine
  readonly row: FormRow<PutAway>
  readonly places: readonly Option[]
  readonly isActive: boolean
  readonly onSplit: () => void
  readonly onRemove: () => void
}

function Row({ line, row, places, isActive, onSplit, onRemove }: RowProps) {
  const { t } = useTranslation()
  const cell = (name: Exclude<keyof PutAway, 'lineId'>, spec: Omit<Parameters<typeof FormField>[0], 'field'> = {}) => {
    const field = t(`stockDocuments.putAway.line.${name}`)
    return (
      <td data-title={field}>
        <FormField
          field={row.field(name)}
          label={t('stockDocuments.putAway.cell', { name: line.name, field })}
          hideLabel
          {...spec}
        />
      </td>
    )
  }
  return (
    <tr data-active={isActive || undefined} className={css['row']}>
      <td className={css['name']}>
        {line.name}
        <Under>
          {line.spec} {t('stockDocuments.putAway.left', { quantity: leftOf(line), unit: line.unit })}
          {line.placeCode !== '' && ` · ${t('stockDocuments.putAway.placed', { code: line.placeCode })}`}
        </Under>
      </td>
      {cell('batchNo', {
        as: 'line',
        disabled: line.batchFixed,
        placeholder: t(line.isTracked ? 'stockDocuments.putAway.tracked' : 'stockDocuments.line.auto'),
      })}
      {cell('producedOn')}
      {cell('expiresOn')}
      {cell('placeId', { control: <Select options={places} hint={t('stockDocuments.putAway.choosePlace')} /> })}
      {cell('quantity', { as: 'line' })}
      <td className={css['last']}>
        <Button variant="text" size="sm" onClick={onSplit}>
          {t('stockDocuments.putAway.split')}
        </Button>
        <Button variant="text" size="sm" onClick={onRemove}>
          {t('stockDocuments.putAway.later')}
        </Button>
      </td>
    </tr>
  )
}
