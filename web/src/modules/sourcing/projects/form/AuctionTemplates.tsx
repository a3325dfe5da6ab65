import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AuctionRule } from '#contract/sourcing/auction/auctionRule.ts'
import {
  listAuctionTemplates,
  removeAuctionTemplate,
  saveAuctionTemplate,
} from '#contract/sourcing/auction/auctionTemplates.ts'
import { useOptionalRead, useWrite } from '#web/kit/client/api.ts'
import { Input } from '#web/kit/form/Input.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { useAuctionText } from '../useAuctionText.ts'
import css from './AuctionTemplates.module.css'

interface AuctionTemplatesProps {
  readonly rule: Partial<AuctionRule>
  readonly onTake: (rule: AuctionRule) => void
}

/** Templates of auction rules: one is taken over, or the rule as it is written is kept as another. */
export function AuctionTemplates({ rule, onTake }: AuctionTemplatesProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="sm" onClick={() => setIsOpen(true)}>
        {t('auction.template.title')}
      </Button>
      {isOpen && (
        <TemplatesDialog
          rule={rule}
          onClose={() => setIsOpen(false)}
          onTake={(taken) => {
            setIsOpen(false)
            onTake(taken)
            toast.success(t('auction.template.taken'))
          }}
        />
      )}
    </>
  )
}

function TemplatesDialog({ rule, onTake, onClose }: AuctionTemplatesProps & { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const textOf = useAuctionText()
  const templates = useOptionalRead(listAuctionTemplates, {})
  const [name, setName] = useState('')
  const remove = useWrite(removeAuctionTemplate)
  const save = useWrite(saveAuctionTemplate, {
    onDone: () => {
      setName('')
      toast.success(t('auction.template.saved'))
    },
  })
  return (
    <Dialog title={t('auction.template.title')} width={600} onClose={onClose}>
      {templates?.length === 0 && (
        <Empty title={t('auction.template.none')} reason={t('auction.template.noneReason')} />
      )}
      <ul className={css['list']}>
        {templates?.map((each) => (
          <li key={each.id}>
            <div>
              <b>{each.name}</b>
              <p>{textOf(each.rule)}</p>
            </div>
            <Button size="sm" variant="soft" onClick={() => onTake(each.rule)}>
              {t('auction.template.take')}
            </Button>
            <Button size="sm" variant="text" busy={remove.isPending} onClick={() => remove.mutate({ id: each.id })}>
              {t('auction.template.remove')}
            </Button>
          </li>
        ))}
      </ul>
      <div className={css['save']}>
        <Input
          aria-label={t('auction.template.name')}
          placeholder={t('auction.template.name')}
          maxLength={40}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button
          busy={save.isPending}
          disabled={name.trim() === ''}
          onClick={() => save.mutate({ name: name.trim(), rule: rule as AuctionRule })}
        >
          {t('auction.template.save')}
        </Button>
      </div>
    </Dialog>
  )
}
