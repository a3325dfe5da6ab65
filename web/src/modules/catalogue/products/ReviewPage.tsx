import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Change, exportChanges, listChanges, moveChange } from '#contract/catalogue/productChanges.ts'
import { listSuppliers } from '#contract/suppliers/suppliers.ts'
import { call, useOptionalRead } from '#web/kit/client/api.ts'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { useMay } from '#web/kit/client/me.ts'
import { Select } from '#web/kit/select/Select.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import { ChangeDialog } from './ChangeDialog.tsx'
import { ImportBar } from './ImportBar.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import type { PageOfRecords } from '#web/kit/list/listProps.ts'
import { ListPage } from '#web/kit/list/ListPage.tsx'
import { useBatch } from '#web/kit/list/useBatch.ts'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { confirm } from '#web/kit/overlay/toast.ts'
import { useChangeColumns } from './useChangeColumns.tsx'

const tabs = ['reviewing', 'live', 'rejected'] as const

/** Submitted changes of suppliers, to be reviewed by operators. */
export function ReviewPage() {
  const { t } = useTranslation()
  const may = useMay()
  const [{ status = 'reviewing', importId }, setQuery] = useUrlQuery(listChanges)
  const mayFilter = may('supplier.read')
  const suppliers = useOptionalRead(listSuppliers, { limit: 50 }, mayFilter)?.records ?? []
  const bySupplier = {
    name: 'supplierId',
    label: t('products.review.supplier'),
    control: <Select hint={t('common.all')} options={suppliers.map(({ id, name }) => ({ value: id, label: name }))} />,
  }
  const byWord = {
    name: 'keyword',
    label: t('products.keyword'),
    control: <Input maxLength={100} placeholder={t('products.keywordHint')} />,
  }
  const [opened, setOpened] = useState<string>()
  const columns = useChangeColumns({
    onOpen: setOpened,
    onImport: importId === undefined ? (of) => setQuery({ importId: of }) : undefined,
  })
  const { run, isBusy } = useBatch()
  const agree = async (changes: readonly Change[], clear: () => void) => {
    const text = t('products.review.agreeText', { count: changes.length })
    const words = {
      title: t('products.review.agreeSelected'),
      text,
      ok: t('products.review.agreeSelected'),
      cancel: t('common.cancel'),
    }
    if (await confirm(words))
      await run(changes, ({ id, version }) => call(moveChange, { id, version, action: 'agree' }), clear)
  }
  const shown = tabs.find((tab) => tab === status) ?? 'reviewing'
  const batch = (changes: readonly Change[], clear: () => void) => (
    <Button variant="text" busy={isBusy} onClick={() => void agree(changes, clear)}>
      {t('products.review.agreeSelected')}
    </Button>
  )
  const above = ({ records }: PageOfRecords<Change>) => (
    <>
      {importId !== undefined && (
        <ImportBar
          importId={importId}
          waiting={records.some((change) => change.status === 'reviewing')}
          onLeave={() => setQuery({ importId: undefined })}
        />
      )}
      {opened !== undefined && (
        <ChangeDialog
          id={opened}
          ids={records.map(({ id }) => id)}
          onOpen={setOpened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
  return (
    <>
      <ListPage
        title={t('products.review.title')}
        purpose={t('products.review.purpose')}
        route={listChanges}
        usual={{ status: 'reviewing' }}
        exported={exportChanges}
        label={t('products.review.title')}
        rowKey={({ id }) => id}
        columns={columns}
        tabs={{
          label: t('products.review.tabs'),
          value: shown,
          onChange: (next) => setQuery({ status: next }),
          options: tabs.map((value) => ({ value, label: t(`products.review.tab.${value}`) })),
        }}
        filters={mayFilter ? [byWord, bySupplier] : [byWord]}
        batch={shown === 'reviewing' ? batch : undefined}
        above={above}
        empty={
          <Empty
            illustration="box"
            title={t(`products.review.none.${shown}`)}
            reason={t(`products.review.noneReason.${shown}`)}
            action={
              <Button onClick={() => setQuery({ status: shown === 'reviewing' ? 'live' : 'reviewing' })}>
                {t(shown === 'reviewing' ? 'products.review.toLive' : 'products.review.toReviewing')}
              </Button>
            }
          />
        }
      />
    </>
  )
}
