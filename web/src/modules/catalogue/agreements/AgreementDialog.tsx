import DeleteOutlined from '@ant-design/icons-svg/es/asn/DeleteOutlined.js'
import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AgreementPriceDraft, setAgreementPrices } from '#contract/catalogue/agreementPrices.ts'
import type { Goods, Tier } from '#contract/catalogue/goods.ts'
import { Id, shape, Type } from '#contract/kit/schema.ts'
import { Fields, FormField } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import type { FormRows } from '#web/kit/form/formPart.ts'
import { useForm } from '#web/kit/form/useForm.ts'
import { FieldGrid } from '#web/kit/layout/Card.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Clamped } from '#web/kit/ui/Clamped.tsx'
import css from '#web/modules/catalogue/categories/AttributeRows.module.css'
import { DeptsPicker } from '#web/modules/identity/departments/DeptPicker.tsx'
import { GoodsChoice } from './GoodsChoice.tsx'
import { yuan } from '#web/kit/format/yuan.ts'

const { deptId: _dept, skuId: _sku, ...common } = AgreementPriceDraft.properties
/** One price for several departments. */
const Written = shape({ ...common, deptIds: Type.Array(Id, { minItems: 1, maxItems: 200 }) })

/** Dialog that adds agreement prices: first the goods, then the price. */
export function AgreementDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const [goods, setGoods] = useState<Goods>()
  if (goods) return <PriceDialog goods={goods} onBack={() => setGoods(undefined)} onClose={onClose} />
  return (
    <Dialog title={t('agreementPrices.add')} width={800} onClose={onClose}>
      <GoodsChoice onChoose={setGoods} />
    </Dialog>
  )
}

interface PriceDialogProps {
  readonly goods: Goods
  readonly onBack: () => void
  readonly onClose: () => void
}

function PriceDialog({ goods, onBack, onClose }: PriceDialogProps) {
  const { t } = useTranslation()
  const form = useForm({
    route: setAgreementPrices,
    schema: Written,
    toInput: ({ deptIds, ...price }) => ({
      prices: deptIds.map((deptId) => ({ ...price, skuId: goods.skuId, deptId })),
    }),
    labels: 'agreementPrices.field',
    onDone: () => (toast.success(t('common.done')), onClose()),
  })
  const change = (
    <Button size="sm" onClick={onBack}>
      {t('agreementPrices.changeGoods')}
    </Button>
  )
  return (
    <FormDialog of={form} title={t('agreementPrices.add')} width={800} onClose={onClose}>
      <Alert tone="info" title={<Clamped>{goods.name}</Clamped>} action={change}>
        <Clamped>{[yuan(goods.listPrice), goods.spec, goods.supplierName].filter(Boolean).join(' · ')}</Clamped>
      </Alert>
      <br />
      <Fields
        of={form}
        fields={{
          deptIds: { control: <DeptsPicker />, wide: true },
          agreementNo: {},
          title: {},
          validFrom: {},
          validTo: {},
          price: { hint: t('agreementPrices.replaces') },
        }}
      />
      <TierRows rows={form.rows('tiers', 'agreementPrices.field')} />
    </FormDialog>
  )
}

function TierRows({ rows: { items, add, remove } }: { readonly rows: FormRows<Tier> }) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <section className={css['attributes']} aria-labelledby={id}>
      <h3 id={id}>{t('agreementPrices.tierHead')}</h3>
      <p>{t('agreementPrices.tierHint')}</p>
      {items.map((tier, index) => (
        <div key={index} className={css['attribute']}>
          <FieldGrid>
            <FormField field={tier.field('qty')} />
            <FormField field={tier.field('price')} />
            <Button variant="text" icon={<Icon of={DeleteOutlined} />} onClick={() => remove(index)}>
              {t('common.remove')}
            </Button>
          </FieldGrid>
        </div>
      ))}
      {items.length < 10 && (
        <Button size="sm" icon={<Icon of={PlusOutlined} />} onClick={() => add()}>
          {t('agreementPrices.addTier')}
        </Button>
      )}
    </section>
  )
}
