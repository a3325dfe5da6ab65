import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { createProduct, editProduct, getProduct, type ProductDetail } from '#contract/catalogue/products.ts'
import { ProductDraft } from '#contract/catalogue/productDraft.ts'
import { useRead } from '#web/kit/client/api.ts'
import { useMay } from '#web/kit/client/me.ts'
import { useForm } from '#web/kit/form/useForm.ts'
import type { BackTarget } from '#web/kit/layout/BackLink.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { ChangeNotice } from './ChangeNotice.tsx'
import { ProductForm } from './ProductForm.tsx'
import { productPath } from './productPath.ts'
import { asWritten, blankSku, stateKey } from './status.ts'

/** Page of a supplier's product, existing or new. */
export function ProductPage() {
  const { t } = useTranslation()
  const may = useMay()
  const [search] = useSearchParams()
  const id = search.get('productId')
  if (!may('product.manage')) return <Empty page illustration="lock" title={t('common.missing.title')} />
  return id === null ? <NewProduct /> : <OldProduct key={id} id={id} />
}

function useBackTo(here: string): BackTarget {
  const { t } = useTranslation()
  return { to: '/supplierProducts', label: t('products.title'), here, kind: here }
}

function NewProduct() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const form = useForm({
    route: createProduct,
    initial: { skus: [blankSku] },
    labels: 'products.field',
    onDone: ({ id }) => {
      toast.success(t('products.saved'))
      void navigate(productPath(id), { replace: true })
    },
  })
  return (
    <Page title={t('products.newTitle')} purpose={t('products.draftText')} backTo={useBackTo(t('products.newTitle'))}>
      <ProductForm form={form} />
    </Page>
  )
}

function OldProduct({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const product = useRead(getProduct, { id })
  const change = openChangeOf(product)
  return (
    <Page
      title={product.name}
      purpose={`${product.code} · ${t(stateKey(product.status, change?.status))}`}
      backTo={useBackTo(product.name)}
    >
      <Content key={`${change?.id} ${change?.status}`} product={product} />
    </Page>
  )
}

function Content({ product }: { readonly product: ProductDetail }) {
  const { t } = useTranslation()
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
    onDone: () => toast.success(t('products.saved')),
  })
  return (
    <>
      {change && <ChangeNotice change={change} isUnsaved={form.isDirty} />}
      {(change?.after ?? product.live) && <ProductForm form={form} fixed={change?.status === 'reviewing'} />}
    </>
  )
}

/** Content of the open change, otherwise the live one, in the format of the form; with the version of the change. */
function writtenOf(product: ProductDetail) {
  const change = openChangeOf(product)
  const content = change?.after ?? product.live
  return { ...(content ? asWritten(content) : {}), changeVersion: change?.version }
}

/** Open change of a product. */
function openChangeOf({ change }: ProductDetail) {
  return change && change.status !== 'live' && change.status !== 'discarded' ? change : null
}
