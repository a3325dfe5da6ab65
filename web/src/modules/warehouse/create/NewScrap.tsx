import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Note, shape, Text, Type } from '#contract/kit/schema.ts'
import { StockQuantity } from '#contract/warehouse/quantity.ts'
import { createScrap, ScrapKind } from '#contract/warehouse/scraps.ts'
import { Fields } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { AddButton } from '#web/kit/record/RecordPage.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { documentPath } from '../warehousePaths.ts'
import { Lines } from './Lines.tsx'
import { useBatches, useWarehouses } from './useChoices.ts'

/** Values of the form: each line names a batch at a place as `place:batch`. */
const ScrapDraft = shape({
  kind: ScrapKind,
  warehouseId: createScrap.input.properties.warehouseId,
  note: Text(200),
  lines: Type.Array(shape({ itemId: Note(50), quantity: StockQuantity }), { minItems: 1, maxItems: 200 }),
})

/** Button and form of a scrap, or of another issue. */
export function NewScrap() {
  const { t } = useTranslation()
  return <AddButton label={t('stockDocuments.create.scrap')} renderDialog={(close) => <NewDialog onClose={close} />} />
}

const kinds = ['scrap', 'otherOut'] as const

function NewDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const form = useForm({
    route: createScrap,
    schema: ScrapDraft,
    toInput: ({ lines, ...draft }) => ({
      ...draft,
      lines: lines.map(({ itemId, quantity }) => {
        const [placeId = '', batchId = ''] = itemId.split(':')
        return { placeId, batchId, quantity }
      }),
    }),
    initial: { kind: 'scrap', lines: [{}] },
    labels: 'stockDocuments.create.field',
    onDone: ({ id }) => {
      toast.success(t('stockDocuments.create.done'))
      onClose()
      void navigate(documentPath(id))
    },
  })
  const warehouses = useWarehouses(true)
  const batches = useBatches(form.values.warehouseId ?? '')
  return (
    <FormDialog of={form} title={t('stockDocuments.create.scrap')} submit={t('common.confirm')} onClose={onClose}>
      <Stack>
        <Fields
          of={form}
          fields={{
            kind: {
              control: (
                <Select
                  options={kinds.map((value) => ({
                    value,
                    label: t(`stockDocuments.create.field.kind.options.${value}`),
                  }))}
                />
              ),
            },
            warehouseId: { control: <Select options={warehouses} hint={t('stockDocuments.create.chooseWarehouse')} /> },
            note: { as: 'line', wide: true },
          }}
        />
        <Lines
          rows={form.rows('lines', 'stockDocuments.create.line')}
          options={batches}
          hint={t('stockDocuments.create.chooseBatch')}
          error={form.errorAt('lines')}
        />
      </Stack>
    </FormDialog>
  )
}
