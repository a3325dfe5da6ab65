import { PlusOutlined } from '@ant-design/icons'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listSuppliers, moveSupplier, type Supplier } from '#contract/suppliers/suppliers.ts'
import { useRead, useWrite } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { DataTable } from '#web/kit/data/DataTable.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Filters } from '#web/kit/data/Filters.tsx'
import { Card } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { ReasonDialog } from '#web/kit/overlay/ReasonDialog.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import { useQueryOf } from '#web/kit/client/url.ts'
import { SupplierDialog } from './SupplierDialog.tsx'
import { useSupplierColumns } from './useSupplierColumns.tsx'

/** Who sells in the mall; a suspended one is out of it at once. */
export function SuppliersPage() {
  const { t } = useTranslation()
  const [{ keyword, status }, setQuery] = useQueryOf(listSuppliers)
  const [isAdding, setIsAdding] = useState(false)
  const states = (['active', 'suspended'] as const).map((value) => ({ value, label: t(`suppliers.status.${value}`) }))
  const add = (
    <Button look="solid" icon={<PlusOutlined aria-hidden />} onClick={() => setIsAdding(true)}>
      {t('suppliers.add')}
    </Button>
  )
  return (
    <Page title={t('suppliers.title')} purpose={t('suppliers.purpose')} actions={add}>
      <Card>
        <Filters<{ keyword: string | undefined; status: typeof status }>
          value={{ keyword, status }}
          onSearch={setQuery}
          fields={[
            {
              name: 'keyword',
              label: t('suppliers.supplier'),
              control: <Input maxLength={100} placeholder={t('suppliers.hint')} />,
            },
            {
              name: 'status',
              label: t('suppliers.state'),
              control: <Select hint={t('common.all')} options={states} />,
            },
          ]}
        />
        <Suspense fallback={<Skeleton />}>
          <Found />
        </Suspense>
      </Card>
      {isAdding && <SupplierDialog onClose={() => setIsAdding(false)} />}
    </Page>
  )
}

function Found() {
  const { t } = useTranslation()
  const [query, setQuery] = useQueryOf(listSuppliers)
  const page = useRead(listSuppliers, query)
  const move = useWrite(moveSupplier)
  const [opened, setOpened] = useState<{ readonly supplier: Supplier; readonly to: 'edit' | 'suspend' }>()
  const close = () => setOpened(undefined)
  const onMoved = () => (toast.success(t('common.done')), close())
  const columns = useSupplierColumns({
    onEdit: (supplier) => setOpened({ supplier, to: 'edit' }),
    onSuspend: (supplier) => setOpened({ supplier, to: 'suspend' }),
    onResume: ({ id }) => move.mutate({ id, action: 'resume' }, { onSuccess: onMoved }),
  })
  return (
    <>
      <DataTable
        label={t('suppliers.title')}
        page={page}
        rowKey={({ id }) => id}
        columns={columns}
        onQuery={setQuery}
        empty={<Empty drawing="search" title={t('suppliers.none')} reason={t('suppliers.noneReason')} />}
      />
      {opened?.to === 'edit' && <SupplierDialog supplier={opened.supplier} onClose={close} />}
      {opened?.to === 'suspend' && (
        <ReasonDialog
          danger
          title={t('suppliers.suspendTitle')}
          text={t('suppliers.suspendText', { name: opened.supplier.shortName })}
          ok={t('suppliers.move.suspend')}
          busy={move.isPending}
          onClose={close}
          onReason={(reason) =>
            move.mutate({ id: opened.supplier.id, action: 'suspend', reason }, { onSuccess: onMoved })
          }
        />
      )}
    </>
  )
}
