import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createComment } from '#contract/ordering/comments.ts'
import type { OrderSummary } from '#contract/ordering/orders.ts'
import { useWrite } from '#web/kit/api.ts'
import { Button } from '#web/kit/Button.tsx'
import { Check } from '#web/kit/Check.tsx'
import { Dialog } from '#web/kit/Dialog.tsx'
import { Field } from '#web/kit/Field.tsx'
import { succeed } from '#web/kit/messages.ts'
import { GoodsName } from '#web/modules/ordering/parts/GoodsName.tsx'
import { StarChoice } from '#web/modules/ordering/history/Stars.tsx'
import { TextArea } from '#web/kit/TextBox.tsx'
import css from './CommentDialog.module.css'

interface CommentDialogProps {
  readonly order: Pick<OrderSummary, 'orderId' | 'lines'>
  readonly onClose: () => void
}

/** Scores every kind of goods, and the vendor; it completes the order. */
export function CommentDialog({ order: { orderId, lines }, onClose }: CommentDialogProps) {
  const { t } = useTranslation()
  const form = useId()
  const [given, setGiven] = useState<Readonly<Record<string, { score: number; text: string }>>>({})
  const [whole, setWhole] = useState({ service: 0, logistics: 0 })
  const [anonymous, setAnonymous] = useState(false)
  const [tried, setTried] = useState(false)
  const comment = useWrite(createComment, {
    onDone: () => {
      succeed(t('ordering.comment.done'))
      onClose()
    },
  })
  const of = (orderLineId: string) => given[orderLineId] ?? { score: 0, text: '' }
  const set = (orderLineId: string, patch: Partial<{ score: number; text: string }>) =>
    setGiven((all) => ({ ...all, [orderLineId]: { ...of(orderLineId), ...patch } }))
  const isMissing =
    whole.service === 0 || whole.logistics === 0 || lines.some(({ orderLineId }) => of(orderLineId).score === 0)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isMissing) return
    comment.mutate({
      orderId,
      ...whole,
      anonymous,
      lines: lines.map(({ orderLineId }) => {
        const { score, text } = of(orderLineId)
        return { orderLineId, score, ...(text.trim() === '' ? {} : { text: text.trim() }) }
      }),
    })
  }
  return (
    <Dialog
      title={t('ordering.comment.title')}
      width={600}
      place="bottom"
      onClose={onClose}
      foot={
        <>
          {tried && isMissing && (
            <p className={css['missing']} role="alert">
              {t('ordering.comment.missing')}
            </p>
          )}
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form={form} look="solid" busy={comment.isPending}>
            {t('ordering.comment.submit')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={onSubmit}>
        {lines.map((line) => (
          <div key={line.orderLineId} className={css['line']}>
            <GoodsName goods={line} size={40} />
            <StarChoice
              label={`${t('ordering.comment.goods')} ${line.name}`}
              value={of(line.orderLineId).score}
              onChange={(score) => set(line.orderLineId, { score })}
            />
            <Field
              quiet
              label={`${t('ordering.comment.text')} ${line.name}`}
              value={of(line.orderLineId).text}
              onChange={(text) => set(line.orderLineId, { text: String(text) })}
              control={<TextArea rows={2} maxLength={500} placeholder={t('ordering.comment.text')} />}
            />
          </div>
        ))}
        <h3 className={css['whole']}>{t('ordering.comment.whole')}</h3>
        {(['service', 'logistics'] as const).map((what) => (
          <p key={what} className={css['score']}>
            <span aria-hidden>{t(`orders.comment.${what}`)}</span>
            <StarChoice
              label={t(`orders.comment.${what}`)}
              value={whole[what]}
              onChange={(score) => setWhole((all) => ({ ...all, [what]: score }))}
            />
          </p>
        ))}
        <Check checked={anonymous} onChange={setAnonymous} label={t('orders.comment.anonymous')} />
      </form>
    </Dialog>
  )
}
