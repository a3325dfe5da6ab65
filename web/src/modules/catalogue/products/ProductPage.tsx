import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import {
  createProduct,
  editProduct,
  getProduct,
  type ProductDetail,
  type ProductDraft,
} from '#contract/catalogue/products.ts'
import { useRead, useWrite } from '#web/kit/client/api.ts'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { useMay } from '#web/kit/client/me.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { Page } from '#web/kit/layout/Page.tsx'
import type { BackTarget } from '#web/kit/layout/BackLink.tsx'
import { ChangeNotice } from './ChangeNotice.tsx'
import { ProductForm } from './ProductForm.tsx'
import { asWritten, blankProduct, productPath, stateKey } from './status.ts'

/** One product of the supplier, or a new one. */
export function ProductPage() {
  const { t } = useTranslation()
  const may = useMay()
  const [search] = useSearchParams()
  const id = search.get('productId')
  if (!may('product.manage')) return <Empty page drawing="lock" title={t('common.missing.title')} />
  return id === null ? <NewProduct /> : <OldProduct key={id} id={id} />
}

function useBackTo(here: string): BackTarget {
  const { t } = useTranslation()
  return { to: '/supplierProducts', label: t('products.title'), here, kind: here }
}

function NewProduct() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const create = useWrite(createProduct)
  const save = (draft: ProductDraft) =>
    create.mutate(draft, {
      onSuccess: ({ id }) => {
        toast.success(t('products.saved'))
        void navigate(productPath(id), { replace: true })
      },
    })
  return (
    <Page title={t('products.newTitle')} purpose={t('products.draftText')} backTo={useBackTo(t('products.newTitle'))}>
      <ProductForm initial={blankProduct} busy={create.isPending} onSave={save} />
    </Page>
  )
}

function OldProduct({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const product = useRead(getProduct, { id })
  const change = openChangeOf(product)
  const content = change?.after ?? product.live
  const edit = useWrite(editProduct)
  const [isUnsaved, setIsUnsaved] = useState(false)
  const save = (draft: ProductDraft) =>
    edit.mutate(
      { id, version: product.version, draft, ...(change ? { changeVersion: change.version } : {}) },
      { onSuccess: () => toast.success(t('products.saved')) },
    )
  return (
    <Page
      title={product.name}
      purpose={`${product.code} · ${t(stateKey(product.status, change?.status))}`}
      backTo={useBackTo(product.name)}
    >
      {change && <ChangeNotice change={change} isUnsaved={isUnsaved} />}
      {content && (
        <ProductForm
          key={`${product.version} ${change?.id} ${change?.version}`}
          initial={asWritten(content)}
          fixed={change?.status === 'reviewing'}
          busy={edit.isPending}
          onSave={save}
          onUnsaved={setIsUnsaved}
        />
      )}
    </Page>
  )
}

/** What is asked for and not finished. */
function openChangeOf({ change }: ProductDetail) {
  return change && change.status !== 'live' && change.status !== 'discarded' ? change : null
}
