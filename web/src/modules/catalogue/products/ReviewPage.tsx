import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listChanges } from '#contract/catalogue/products.ts'
import { listSuppliers } from '#contract/suppliers/suppliers.ts'
import { usePeek, useRead } from '#web/kit/api.ts'
import { Choice } from '#web/kit/Choice.tsx'
import { DataTable } from '#web/kit/DataTable.tsx'
import { Empty } from '#web/kit/Empty.tsx'
import { useMay } from '#web/kit/me.ts'
import { Filters } from '#web/kit/office/Filters.tsx'
import { Panel, Stack } from '#web/kit/office/Panel.tsx'
import { Page } from '#web/kit/Page.tsx'
import { SelectBox } from '#web/kit/SelectBox.tsx'
import { Skeleton } from '#web/kit/Skeleton.tsx'
import { TextBox } from '#web/kit/TextBox.tsx'
import { useQueryOf } from '#web/kit/url.ts'
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
  const suppliers = usePeek(listSuppliers, { limit: 100 }, mayFilter)?.records ?? []
  const bySupplier = {
    name: 'supplierId' as const,
    label: t('products.review.supplier'),
    control: (
      <SelectBox hint={t('common.all')} options={suppliers.map(({ id, name }) => ({ value: id, label: name }))} />
    ),
  }
  const byWord = {
    name: 'keyword' as const,
    label: t('products.keyword'),
    control: <TextBox maxLength={100} placeholder={t('products.keywordHint')} />,
  }
  return (
    <Page title={t('products.review.title')} purpose={t('products.review.purpose')}>
      <Stack>
        <Panel>
          <Choice
            look="tabs"
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
        </Panel>
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
