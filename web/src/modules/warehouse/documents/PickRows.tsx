import { useTranslation } from 'react-i18next'
import type { Pick, StockDocumentDetail, StockLine } from '#contract/warehouse/document.ts'
import { ListError } from '#web/kit/form/Field.tsx'
import { FormField } from '#web/kit/form/Fields.tsx'
import type { FormRow, FormRows } from '#web/kit/form/formPart.ts'
import { type Option, Select } from '#web/kit/select/Select.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import css from './PickRows.module.css'

interface PickRow {
  pickId: string
  quantity: string
}
interface PlacedRow extends PickRow {
  placeId: string
}

interface PickRowsProps<Row extends PickRow> {
  readonly document: StockDocumentDetail
  readonly rows: FormRows<Row>
  /** Places to choose from, if goods arrive. */
  readonly places?: readonly Option[]
  readonly error: string | undefined
}

/** Picks of a document in a form, each with its quantity; a row that is removed is left for later. */
export function PickRows<Row extends PickRow>({ document, rows, places, error }: PickRowsProps<Row>) {
  const { t } = useTranslation()
  const picks = new Map(document.lines.flatMap((line) => line.picks.map((pick) => [pick.id, { line, pick }] as const)))
  return (
    <div className={css['rows']}>
      {rows.items.map((row, index) => {
        const found = picks.get(row.values.pickId ?? '')
        if (!found) return null
        return (
          <div key={row.key} className={css['row']}>
            <PickName {...found} />
            {places && (
              <FormField
                field={(row as unknown as FormRow<PlacedRow>).field('placeId')}
                control={<Select options={places} hint={t('stockDocuments.putAway.choosePlace')} />}
              />
            )}
            <FormField field={row.field('quantity')} as="line" />
            <Button variant="text" className={css['remove']} onClick={() => rows.remove(index)}>
              {t('stockDocuments.putAway.later')}
            </Button>
          </div>
        )
      })}
      <ListError error={error} />
    </div>
  )
}

function PickName({ line, pick }: { readonly line: StockLine; readonly pick: Pick }) {
  return (
    <div className={css['name']}>
      <b>{line.name}</b>
      <span>{[pick.placeCode, pick.batchNo, pick.expiresOn, line.unit].filter(Boolean).join(' · ')}</span>
    </div>
  )
}
