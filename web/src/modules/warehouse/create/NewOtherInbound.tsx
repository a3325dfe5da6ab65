import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { createOtherInbound } from '#contract/warehouse/inbound.ts'
import { Fields } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { AddButton } from '#web/kit/record/RecordPage.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { documentPath } from '../warehousePaths.ts'
import { Lines } from './Lines.tsx'
import { useItems, useWarehouses } from './useChoices.ts'

/** Button and form of goods that no order has brought. */
export function NewOtherInbound() {
  const { t } = useTranslation()
  return (
    <AddButton label={t('stockDocuments.create.otherIn')} renderDialog={(close) => <NewDialog onClose={close} />} />
  )
}

function NewDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const form = useForm({
    route: createOtherInbound,
    initial: { lines: [{}] },
    labels: 'stockDocuments.create.field',
    onDone: ({ id }) => {
      toast.success(t('stockDocuments.create.done'))
      onClose()
      void navigate(documentPath(id))
    },
  })
  const options = useItems()
  const warehouses = useWarehouses(true)
  return (
    <FormDialog of={form} title={t('stockDocuments.create.otherIn')} submit={t('common.confirm')} onClose={onClose}>
      <Stack>
        <Fields
          of={form}
          fields={{
            warehouseId: { control: <Select options={warehouses} hint={t('stockDocuments.create.chooseWarehouse')} /> },
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
