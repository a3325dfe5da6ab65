import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createComment } from '#contract/ordering/comments.ts'
import type { OrderSummary } from '#contract/ordering/orderSummary.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Checkbox } from '#web/kit/form/Checkbox.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { Field } from '#web/kit/form/Field.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { GoodsName } from '#web/modules/ordering/parts/GoodsName.tsx'
import { StarChoice } from '#web/modules/ordering/history/Stars.tsx'
import { TextArea } from '#web/kit/form/Input.tsx'
import { FilesInput } from '#web/kit/upload/FilesInput.tsx'
import css from './CommentDialog.module.css'

interface CommentDialogProps {
  readonly order: Pick<OrderSummary, 'orderId' | 'lines'>
  readonly onClose: () => void
}

interface Said {
  readonly score: number
  readonly text: string
  readonly pictures: readonly string[]
}

const picturesOfLine = createComment.input.properties.lines.items.properties.pictures

/** Scores every kind of goods, and the vendor; it completes the order. */
export function CommentDialog({ order: { orderId, lines }, onClose }: CommentDialogProps) {
  const { t } = useTranslation()
  const form = useId()
  const [given, setGiven] = useState<Readonly<Record<string, Said>>>({})
  const [uploading, setUploading] = useState<Readonly<Record<string, boolean>>>({})
  const [whole, setWhole] = useState({ service: 0, logistics: 0 })
  const [anonymous, setAnonymous] = useState(false)
  const [tried, setTried] = useState(false)
  const comment = useWrite(createComment, {
    onDone: () => {
      toast.success(t('ordering.comment.done'))
      onClose()
    },
  })
  const of = (orderLineId: string) => given[orderLineId] ?? { score: 0, text: '', pictures: [] }
  const set = (orderLineId: string, patch: Partial<Said>) =>
    setGiven((all) => ({ ...all, [orderLineId]: { ...of(orderLineId), ...patch } }))
  const isUploading = Object.values(uploading).some(Boolean)
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
        const { score, text, pictures } = of(orderLineId)
        return { orderLineId, score, pictures: [...pictures], ...(text.trim() === '' ? {} : { text: text.trim() }) }
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
          <Button type="submit" form={form} variant="solid" busy={comment.isPending} disabled={isUploading}>
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
            <Field
              quiet
              label={`${t('ordering.comment.pictures')} ${line.name}`}
              value={of(line.orderLineId).pictures}
              onChange={(pictures) => set(line.orderLineId, { pictures: pictures as string[] })}
              control={
                <FilesInput
                  schema={picturesOfLine}
                  onBusy={(isBusy) => setUploading((all) => ({ ...all, [line.orderLineId]: isBusy }))}
                />
              }
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
        <Checkbox checked={anonymous} onChange={setAnonymous} label={t('orders.comment.anonymous')} />
      </form>
    </Dialog>
  )
}
