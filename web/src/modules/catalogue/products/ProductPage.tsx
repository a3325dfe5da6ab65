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
import { useRead, useWrite } from '#web/kit/api.ts'
import { Empty } from '#web/kit/Empty.tsx'
import { useMay } from '#web/kit/me.ts'
import { succeed } from '#web/kit/messages.ts'
import { Page } from '#web/kit/Page.tsx'
import type { Way } from '#web/kit/WayBack.tsx'
import { ChangeNotice } from './ChangeNotice.tsx'
import { ProductForm } from './ProductForm.tsx'
import { asWritten, blankProduct, productPath } from './status.ts'

/** One product of the supplier, or a new one. */
export function ProductPage() {
  const { t } = useTranslation()
  const may = useMay()
  const [search] = useSearchParams()
  const id = search.get('productId')
  if (!may('product.manage')) return <Empty page drawing="lock" title={t('common.missing.title')} />
  return id === null ? <NewProduct /> : <OldProduct key={id} id={id} />
}

function useWay(here: string): Way {
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
        succeed(t('products.saved'))
        void navigate(productPath(id), { replace: true })
      },
    })
  return (
    <Page title={t('products.newTitle')} purpose={t('products.draftText')} way={useWay(t('products.newTitle'))}>
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
      { onSuccess: () => succeed(t('products.saved')) },
    )
  return (
    <Page
      title={product.name}
      purpose={`${product.code} · ${t(`products.status.${product.status}`)}`}
      way={useWay(product.name)}
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
