import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listChanges } from '#contract/catalogue/products.ts'
import { listSuppliers } from '#contract/suppliers/suppliers.ts'
import { useOptionalRead, useRead } from '#web/kit/client/api.ts'
import { Tabs } from '#web/kit/form/Tabs.tsx'
import { DataTable } from '#web/kit/data/DataTable.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { useMay } from '#web/kit/client/me.ts'
import { Filters } from '#web/kit/data/Filters.tsx'
import { Card, Stack } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import { useQueryOf } from '#web/kit/client/url.ts'
import { ChangeDialog } from './ChangeDialog.tsx'
import { ImportBar } from './ImportBar.tsx'
import { PictureSetting } from './PictureSetting.tsx'
import { useChangeColumns } from './useChangeColumns.tsx'

const tabs = ['reviewing', 'live', 'rejected'] as const

/** What suppliers have submitted, for the operators to decide. */
export function ReviewPage() {
  const { t } = useTranslation()
  const may = useMay()
  const [{ status = 'reviewing', keyword, supplierId }, setQuery] = useQueryOf(listChanges)
  const mayFilter = may('supplier.manage')
  const suppliers = useOptionalRead(listSuppliers, { limit: 100 }, mayFilter)?.records ?? []
  const bySupplier = {
    name: 'supplierId' as const,
    label: t('products.review.supplier'),
    control: <Select hint={t('common.all')} options={suppliers.map(({ id, name }) => ({ value: id, label: name }))} />,
  }
  const byWord = {
    name: 'keyword' as const,
    label: t('products.keyword'),
    control: <Input maxLength={100} placeholder={t('products.keywordHint')} />,
  }
  return (
    <Page title={t('products.review.title')} purpose={t('products.review.purpose')}>
      <Stack>
        <Card>
          <Tabs
            label={t('products.review.tabs')}
            value={tabs.find((tab) => tab === status) ?? 'reviewing'}
            onChange={(next) => setQuery({ status: next })}
            options={tabs.map((value) => ({ value, label: t(`products.review.tab.${value}`) }))}
          />
          <Filters
            value={{ keyword, supplierId }}
            onSearch={setQuery}
            fields={mayFilter ? [byWord, bySupplier] : [byWord]}
          />
          <Suspense fallback={<Skeleton />}>
            <Found />
          </Suspense>
        </Card>
        {may('portal.configure') && <PictureSetting />}
      </Stack>
    </Page>
  )
}

function Found() {
  const { t } = useTranslation()
  const [query, setQuery] = useQueryOf(listChanges)
  const page = useRead(listChanges, { ...query, status: query.status ?? 'reviewing' })
  const [opened, setOpened] = useState<string>()
  const columns = useChangeColumns({
    onOpen: setOpened,
    onImport: query.importId === undefined ? (importId) => setQuery({ importId }) : undefined,
  })
  return (
    <>
      {query.importId !== undefined && (
        <ImportBar
          importId={query.importId}
          waiting={page.records.some(({ status }) => status === 'reviewing')}
          onLeave={() => setQuery({ importId: undefined })}
        />
      )}
      <DataTable
        label={t('products.review.title')}
        page={page}
        rowKey={({ id }) => id}
        columns={columns}
        onQuery={setQuery}
        empty={<Empty drawing="box" title={t('products.review.none')} reason={t('products.review.noneReason')} />}
      />
      {opened !== undefined && <ChangeDialog id={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}
