import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { moveChange } from '#contract/catalogue/productChanges.ts'
import { createProduct, editProduct, getProduct, type ProductDetail } from '#contract/catalogue/products.ts'
import { ProductDraft } from '#contract/catalogue/productDraft.ts'
import { useRead, useWrite } from '#web/kit/client/api.ts'
import { useMay } from '#web/kit/client/me.ts'
import { useForm } from '#web/kit/form/useForm.ts'
import type { BackTarget } from '#web/kit/layout/BackLink.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { MissingPage } from '#web/kit/ui/MissingPage.tsx'
import { ChangeNotice } from './ChangeNotice.tsx'
import { ProductForm } from './ProductForm.tsx'
import { productPath } from './productPath.ts'
import { asShown, asWritten, blankSku, stateKey } from './status.ts'

/** Page of a supplier's product, existing or new. */
export function ProductPage() {
  const may = useMay()
  const [search] = useSearchParams()
  const id = search.get('productId')
  const saving = useSaving()
  if (!may('product.manage')) return <MissingPage needs="product.manage" />
  return id === null ? <NewProduct saving={saving} /> : <OldProduct key={id} id={id} saving={saving} />
}

interface Saving {
  readonly isSubmitting: boolean
  readonly onSaved: (product: ProductDetail, step: string | undefined) => void
}

/**
 * Saved product: its change is submitted for review if requested. A refused submission leaves the saved draft. Belongs
 * to the page, because saving replaces the form.
 */
function useSaving(): Saving {
  const { t } = useTranslation()
  const submit = useWrite(moveChange, {
    onDone: ({ status }) => toast.success(t(status === 'reviewing' ? 'products.submitted' : 'products.submittedLive')),
  })
  return {
    isSubmitting: submit.isPending,
    onSaved: (product, step) => {
      const change = openChangeOf(product)
      if (step === 'submit' && change) submit.mutate({ id: change.id, version: change.version, action: 'submit' })
      else toast.success(t('products.saved'))
    },
  }
}

function useBackTo(here: string): BackTarget {
  const { t } = useTranslation()
  return { to: '/supplierProducts', label: t('products.title'), here, kind: here }
}

function NewProduct({ saving }: { readonly saving: Saving }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const form = useForm({
    route: createProduct,
    initial: { skus: [blankSku] },
    labels: 'products.field',
    onDone: (product, step) => {
      saving.onSaved(product, step)
      void navigate(productPath(product.id), { replace: true })
    },
  })
  return (
    <Page title={t('products.newTitle')} purpose={t('products.draftText')} backTo={useBackTo(t('products.newTitle'))}>
      <ProductForm form={form} isSubmitting={saving.isSubmitting} />
    </Page>
  )
}

function OldProduct({ id, saving }: { readonly id: string; readonly saving: Saving }) {
  const { t } = useTranslation()
  const product = useRead(getProduct, { id })
  const change = openChangeOf(product)
  return (
    <Page
      title={product.name}
      purpose={`${product.code} · ${t(stateKey(product.status, change?.status))}`}
      backTo={useBackTo(product.name)}
    >
      <Content key={`${change?.id} ${change?.status}`} product={product} saving={saving} />
    </Page>
  )
}

function Content({ product, saving }: { readonly product: ProductDetail; readonly saving: Saving }) {
  const change = openChangeOf(product)
  const { id, version } = product
  const form = useForm({
    route: editProduct,
    fixed: { id, version, changeVersion: change?.version },
    schema: ProductDraft,
    initial: writtenOf(product),
    readFrom: getProduct,
    fromNewest: (newest) => writtenOf(newest as unknown as ProductDetail),
    toInput: (draft, { changeVersion, ...fixed }) => ({
      ...fixed,
      draft,
      ...(changeVersion === undefined ? {} : { changeVersion }),
    }),
    labels: 'products.field',
    onDone: saving.onSaved,
  })
  return (
    <>
      {change && <ChangeNotice change={change} isUnsaved={form.isDirty} />}
      {(change?.after ?? product.live) && (
        <ProductForm form={form} isSubmitting={saving.isSubmitting} fixed={change?.status === 'reviewing'} />
      )}
    </>
  )
}

/** Content of the open change, otherwise the live one, in the format of the form; with the version of the change. */
function writtenOf(product: ProductDetail) {
  const change = openChangeOf(product)
  const content = change?.after ?? product.live
  const written = change?.status === 'reviewing' ? asShown : asWritten
  return { ...(content ? written(content) : {}), changeVersion: change?.version }
}

/** Open change of a product. */
function openChangeOf({ change }: ProductDetail) {
  return change && change.status !== 'live' && change.status !== 'discarded' ? change : null
}
