import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/kit/ui/Button.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import css from './Account.module.css'
import { EmailDialog } from './EmailDialog.tsx'
import { MobileDialog } from './MobileDialog.tsx'
import type { FactorStep } from '#web/modules/login/login/outcome.ts'
import { ProveDialog } from './ProveDialog.tsx'

interface ContactProps {
  readonly kind: 'mobile' | 'email'
  /** Masked value; empty if there is none. */
  readonly value: string
}

/** An address that does not fit breaks after its @. */
const breakable = (value: string) => {
  const [name, host] = value.split('@')
  return host === undefined ? (
    value
  ) : (
    <>
      {name}@<wbr />
      {host}
    </>
  )
}

/** Mobile number or e-mail address; changing it requires reauthentication. */
export function Contact({ kind, value }: ContactProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [proven, setProven] = useState<FactorStep>()
  const isFirst = value === ''
  const wish = isFirst ? 'set' : 'change'
  const title = t(`login.contact.${wish}.${kind}`)
  const close = () => {
    setOpen(false)
    setProven(undefined)
  }
  const on = {
    onClose: close,
    onDone: () => {
      toast.success(t(`login.contact.changed.${kind}`))
      close()
      void client.invalidateQueries()
    },
    onProofGone: (reason: string) => {
      toast.error(reason)
      setProven(undefined)
    },
  }
  return (
    <>
      <div className={css['contact']}>
        <span>{isFirst ? '-' : breakable(value)}</span>
        <Button size="sm" variant="text" aria-label={title} onClick={() => setOpen(true)}>
          {t(`login.contact.button.${wish}`)}
        </Button>
      </div>
      {isOpen && !proven && <ProveDialog title={title} onClose={close} onProven={setProven} />}
      {proven && kind === 'mobile' && <MobileDialog {...on} title={title} proven={proven} isFirst={isFirst} />}
      {proven && kind === 'email' && <EmailDialog {...on} title={title} proven={proven} />}
    </>
  )
}
