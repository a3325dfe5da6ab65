import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { exportSuppliers, listSuppliers, moveSupplier, type Supplier } from '#contract/suppliers/suppliers.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { ReasonDialog } from '#web/kit/overlay/ReasonDialog.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import { SupplierDialog } from './SupplierDialog.tsx'
import { ListPage } from '#web/kit/list/ListPage.tsx'
import { useSupplierColumns } from './useSupplierColumns.tsx'

/** Who sells in the mall; a suspended one is out of it at once. */
export function SuppliersPage() {
  const { t } = useTranslation()
  const move = useWrite(moveSupplier)
  const [opened, setOpened] = useState<{ readonly supplier?: Supplier; readonly to: 'add' | 'edit' | 'suspend' }>()
  const close = () => setOpened(undefined)
  const onMoved = () => (toast.success(t('common.done')), close())
  const columns = useSupplierColumns({
    onEdit: (supplier) => setOpened({ supplier, to: 'edit' }),
    onSuspend: (supplier) => setOpened({ supplier, to: 'suspend' }),
    onResume: ({ id }) => move.mutate({ id, action: 'resume' }, { onSuccess: onMoved }),
  })
  const states = (['active', 'suspended'] as const).map((value) => ({ value, label: t(`suppliers.status.${value}`) }))
  return (
    <>
      <ListPage
        title={t('suppliers.title')}
        purpose={t('suppliers.purpose')}
        actions={
          <Button variant="solid" icon={<Icon of={PlusOutlined} />} onClick={() => setOpened({ to: 'add' })}>
            {t('suppliers.add')}
          </Button>
        }
        route={listSuppliers}
        exported={exportSuppliers}
        label={t('suppliers.title')}
        rowKey={({ id }) => id}
        columns={columns}
        filters={[
          {
            name: 'keyword',
            label: t('suppliers.keyword'),
            control: <Input maxLength={100} placeholder={t('suppliers.hint')} />,
          },
          {
            name: 'status',
            label: t('suppliers.state'),
            control: <Select hint={t('common.all')} options={states} />,
          },
        ]}
        empty={<Empty illustration="search" title={t('suppliers.none')} reason={t('suppliers.noneReason')} />}
      />
      {opened?.to === 'add' && <SupplierDialog onClose={close} />}
      {opened?.to === 'edit' && opened.supplier && <SupplierDialog supplier={opened.supplier} onClose={close} />}
      {opened?.to === 'suspend' && opened.supplier && (
        <ReasonDialog
          danger
          title={t('suppliers.suspendTitle')}
          text={t('suppliers.suspendText', { name: opened.supplier.shortName })}
          ok={t('suppliers.move.suspend')}
          busy={move.isPending}
          onClose={close}
          onReason={(reason) =>
            move.mutate({ id: opened.supplier!.id, action: 'suspend', reason }, { onSuccess: onMoved })
          }
        />
      )}
    </>
  )
}
