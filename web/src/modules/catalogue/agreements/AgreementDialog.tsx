import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AgreementPriceDraft, setAgreementPrices } from '#contract/catalogue/agreementPrices.ts'
import { type Goods, Tier } from '#contract/catalogue/catalogue.ts'
import { formatMoney } from '#contract/kit/format.ts'
import { Id, shape, type Static, Type } from '#contract/kit/schema.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Refused, useWrite } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { DateInput } from '#web/kit/date/DateInput.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { fits, focusWrong, useFieldOf } from '#web/kit/form/draft.ts'
import { Field } from '#web/kit/form/Field.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { DeptsPicker } from '#web/modules/identity/departments/DeptPicker.tsx'
import { FieldGrid } from '#web/kit/layout/Card.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import css from '#web/modules/catalogue/categories/AttributeRows.module.css'
import { GoodsChoice } from './GoodsChoice.tsx'

const { deptId: _one, ...common } = AgreementPriceDraft.properties
/** One price for several departments. */
const Written = shape({ ...common, deptIds: Type.Array(Id, { minItems: 1, maxItems: 200 }) })
type Draft = Omit<Partial<Static<typeof Written>>, 'tiers'> & { readonly tiers: readonly Partial<Tier>[] }

const blank: Draft = { deptIds: [], agreementNo: '', title: '', price: '', tiers: [], validFrom: '', validTo: '' }

/** Sets what departments pay for a product under an agreement: first the product, then the price. */
export function AgreementDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const [goods, setGoods] = useState<Goods>()
  return (
    <Dialog title={t('agreementPrices.add')} width={800} onClose={onClose}>
      {goods ? (
        <PriceForm goods={goods} onBack={() => setGoods(undefined)} onClose={onClose} />
      ) : (
        <GoodsChoice onChoose={setGoods} />
      )}
    </Dialog>
  )
}

interface PriceFormProps {
  readonly goods: Goods
  readonly onBack: () => void
  readonly onClose: () => void
}

function PriceForm({ goods, onBack, onClose }: PriceFormProps) {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState<Draft>(blank)
  const [tried, setTried] = useState(false)
  const write = useWrite(setAgreementPrices, { silent: true })
  const sent = { ...draft, skuId: goods.skuId }
  const field = useFieldOf()({
    schema: Written,
    values: { ...sent, tiers: [] },
    onChange: (part) => setDraft((all) => ({ ...all, ...part })),
    label: (name) => t(`agreementPrices.field.${name}`),
    tried,
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!fits(Written, sent)) return focusWrong(form.current)
    const { deptIds, ...price } = sent
    const prices = deptIds.map((deptId) => ({ ...price, deptId }))
    write.mutate({ prices }, { onSuccess: () => (toast.success(t('common.done')), onClose()) })
  }
  return (
    <form ref={form} noValidate onSubmit={onSubmit}>
      <Alert
        tone={write.error instanceof Refused ? 'err' : 'info'}
        title={goods.name}
        told={write.isError}
        action={
          <Button size="sm" onClick={onBack}>
            {t('agreementPrices.changeGoods')}
          </Button>
        }
      >
        {write.error instanceof Refused
          ? write.error.message
          : [goods.spec, goods.supplierName, `￥${formatMoney(goods.listPrice)}`].filter(Boolean).join(' · ')}
      </Alert>
      <br />
      <FieldGrid columns={2}>
        <Field {...field('deptIds')} control={<DeptsPicker />} wide />
        <Field {...field('agreementNo')} control={<Input maxLength={40} />} />
        <Field {...field('title')} control={<Input maxLength={100} />} />
        <Field {...field('validFrom')} control={<DateInput />} />
        <Field {...field('validTo')} control={<DateInput />} />
        <Field {...field('price')} control={<Input inputMode="decimal" />} hint={t('agreementPrices.replaces')} />
      </FieldGrid>
      <TierRows tiers={draft.tiers} tried={tried} onChange={(tiers) => setDraft((all) => ({ ...all, tiers }))} />
      <div className={css['foot']}>
        <Button type="submit" look="solid" busy={write.isPending}>
          {t('common.save')}
        </Button>
      </div>
    </form>
  )
}

interface TierRowsProps {
  readonly tiers: Draft['tiers']
  readonly tried: boolean
  readonly onChange: (tiers: Partial<Tier>[]) => void
}

function TierRows({ tiers, tried, onChange }: TierRowsProps) {
  const { t } = useTranslation()
  const id = useId()
  const fieldOf = useFieldOf()
  return (
    <section className={css['attributes']} aria-labelledby={id}>
      <h3 id={id}>{t('agreementPrices.tierHead')}</h3>
      <p>{t('agreementPrices.tierHint')}</p>
      {tiers.map((tier, index) => {
        const set = (part: Partial<Tier>) =>
          onChange(tiers.map((one, at) => (at === index ? { ...one, ...part } : one)))
        const label = (name: keyof Tier) => t(`agreementPrices.field.${name}`)
        const field = fieldOf({ schema: Tier, values: tier, onChange: set, label, tried })
        return (
          <div key={index} className={css['attribute']}>
            <FieldGrid>
              <Field {...field('qty')} control={<Input inputMode="numeric" />} />
              <Field {...field('price')} control={<Input inputMode="decimal" />} />
              <Button
                look="text"
                icon={<DeleteOutlined aria-hidden />}
                onClick={() => onChange(tiers.filter((_, at) => at !== index))}
              >
                {t('common.remove')}
              </Button>
            </FieldGrid>
          </div>
        )
      })}
      {tiers.length < 10 && (
        <Button size="sm" icon={<PlusOutlined aria-hidden />} onClick={() => onChange([...tiers, { price: '' }])}>
          {t('agreementPrices.addTier')}
        </Button>
      )}
    </section>
  )
}
