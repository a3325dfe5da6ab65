import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { createTransfer } from '#contract/warehouse/transfers.ts'
import { Fields } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { AddButton } from '#web/kit/record/RecordPage.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { documentPath } from '../warehousePaths.ts'
import { Lines } from './Lines.tsx'
import { useStocked, useWarehouses } from './useChoices.ts'

/** Button and form of a transfer. */
export function NewTransfer() {
  const { t } = useTranslation()
  return (
    <AddButton label={t('stockDocuments.create.transfer')} renderDialog={(close) => <NewDialog onClose={close} />} />
  )
}

function NewDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const form = useForm({
    route: createTransfer,
    initial: { lines: [{}] },
    labels: 'stockDocuments.create.field',
    onDone: ({ id }) => {
      toast.success(t('stockDocuments.create.done'))
      onClose()
      void navigate(documentPath(id))
    },
  })
  const options = useStocked(form.values.warehouseId ?? '')
  const warehouses = useWarehouses(true)
  const others = useWarehouses(false)
  return (
    <FormDialog of={form} title={t('stockDocuments.create.transfer')} submit={t('common.confirm')} onClose={onClose}>
      <Stack>
        <Fields
          of={form}
          fields={{
            warehouseId: { control: <Select options={warehouses} hint={t('stockDocuments.create.chooseWarehouse')} /> },
            toWarehouseId: { control: <Select options={others} hint={t('stockDocuments.create.chooseWarehouse')} /> },
            note: { as: 'line', wide: true },
          }}
        />
        <Lines
          rows={form.rows('lines', 'stockDocuments.create.line')}
          options={options}
          hint={t('stockDocuments.create.chooseItem')}
          error={form.errorAt('lines')}
        />
      </Stack>
    </FormDialog>
  )
}
