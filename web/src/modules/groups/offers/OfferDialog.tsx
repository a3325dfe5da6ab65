import DeleteOutlined from '@ant-design/icons-svg/es/asn/DeleteOutlined.js'
import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined.js'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createOffer, editOffer, type OfferGoods } from '#contract/groups/groups.ts'
import type { GroupOffer, Rung } from '#contract/groups/offer.ts'
import { Fields, FormField } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import type { FormRows } from '#web/kit/form/formPart.ts'
import { useForm } from '#web/kit/form/useForm.ts'
import { yuan } from '#web/kit/format/yuan.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { FieldGrid } from '#web/kit/layout/Card.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Clamped } from '#web/kit/ui/Clamped.tsx'
import css from './OfferDialog.module.css'
import { OfferGoodsChoice } from './OfferGoodsChoice.tsx'

type Chosen = Pick<OfferGoods, 'skuId' | 'name' | 'spec' | 'listPrice'>

interface OfferDialogProps {
  /** Offer to edit; without it a new one is proposed. */
  readonly edited?: GroupOffer
  readonly onClose: () => void
}

/** Dialog that proposes or edits an offer: first the goods, then its ladder, limits and times. */
export function OfferDialog({ edited, onClose }: OfferDialogProps) {
  const { t } = useTranslation()
  const [goods, setGoods] = useState<Chosen | undefined>(edited)
  if (goods)
    return (
      <TermsDialog
        key={goods.skuId}
        goods={goods}
        onBack={() => setGoods(undefined)}
        onClose={onClose}
        {...(edited ? { edited } : {})}
      />
    )
  return (
    <Dialog title={t('groups.goods.choose')} width={800} onClose={onClose}>
      <OfferGoodsChoice onChoose={setGoods} />
    </Dialog>
  )
}

interface TermsDialogProps extends OfferDialogProps {
  readonly goods: Chosen
  readonly onBack: () => void
}

function TermsDialog({ goods, edited, onBack, onClose }: TermsDialogProps) {
  const { t } = useTranslation()
  const form = useForm({
    route: edited ? editOffer : createOffer,
    fixed: { skuId: goods.skuId, ...(edited && { id: edited.id, version: edited.version }) },
    initial: edited ?? { rungs: [{}, {}], freezeHours: 24, perBuyer: null, perDept: null, startsAt: null, note: '' },
    labels: 'groups.field',
    onDone: () => (toast.success(t('common.done')), onClose()),
  })
  const change = (
    <Button size="sm" onClick={onBack}>
      {t('groups.goods.change')}
    </Button>
  )
  return (
    <FormDialog of={form} title={t(edited ? 'groups.editTitle' : 'groups.add')} width={800} onClose={onClose}>
      <Alert tone="info" title={<Clamped>{goods.name}</Clamped>} action={change}>
        <Clamped>{[goods.spec, yuan(goods.listPrice)].filter(Boolean).join(' · ')}</Clamped>
      </Alert>
      <RungRows rows={form.rows('rungs', 'groups.rung')} error={form.errorAt('rungs')} />
      <Fields
        of={form}
        fields={{
          maxQty: {},
          freezeHours: {},
          startsAt: {},
          endsAt: {},
          perBuyer: {},
          perDept: {},
          note: { wide: true, rows: 2 },
        }}
      />
    </FormDialog>
  )
}

interface RungRowsProps {
  readonly rows: FormRows<Rung>
  readonly error: string | undefined
}

function RungRows({ rows: { items, add, remove }, error }: RungRowsProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <section className={css['ladder']} aria-labelledby={id}>
      <h3 id={id}>{t('groups.ladderHead')}</h3>
      <p>{t('groups.ladderHint')}</p>
      {items.map((rung, index) => (
        <div key={index} className={css['rung']}>
          <FieldGrid>
            <FormField field={rung.field('from')} />
            <FormField field={rung.field('price')} />
          </FieldGrid>
          {items.length > 1 && (
            <Button variant="text" icon={<Icon of={DeleteOutlined} />} onClick={() => remove(index)}>
              {t('common.remove')}
            </Button>
          )}
        </div>
      ))}
      {error !== undefined && (
        <p role="alert" className={css['error']}>
          {error}
        </p>
      )}
      {items.length < 6 && (
        <Button size="sm" icon={<Icon of={PlusOutlined} />} onClick={() => add()}>
          {t('groups.addRung')}
        </Button>
      )}
    </section>
  )
}
